// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <zstd.h>

#include <QtTest/QTest>

#include "model/codec/ktx2_decode.h"
#include "tests/model/codec/ktx2_file.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Result<Ktx2Content> decoded(const ByteVector& bytes) {
    const Result<Ktx2Image> image = parseKtx2(bytes);
    if (!image) {
        return image.error();
    }
    return decodeKtx2(*image, bytes);
}

ByteVector pixelsOf(const Ktx2File& file, Caller caller = Caller::here()) {
    const Result<Ktx2Content> content = decoded(file.bytes());
    if (content) {
        return content->rgba;
    }
    fail(caller, content.error().message);
    return {};
}

// One level of texels as they are.
Ktx2File plain(std::uint32_t vkFormat, std::uint32_t width, std::uint32_t height,
               ByteVector texels) {
    Ktx2File file{.vkFormat = vkFormat, .width = width, .height = height};
    const std::uint64_t bytes = texels.size();
    file.levels.push_back({std::move(texels), bytes});
    return file;
}

ByteVector counting(std::size_t bytes) {
    ByteVector out(bytes);
    for (std::size_t i = 0; i < bytes; ++i) {
        out[i] = static_cast<std::uint8_t>(i * 7 + 3);
    }
    return out;
}

ByteVector zstandard(const ByteVector& plainBytes) {
    ByteVector out(ZSTD_compressBound(plainBytes.size()));
    out.resize(ZSTD_compress(out.data(), out.size(), plainBytes.data(), plainBytes.size(), 3));
    return out;
}

// Of BC7, with all mipmaps of 8 x 5 texels.
Ktx2File mipmapped() {
    Ktx2File file{.vkFormat = 146, .width = 8, .height = 5};
    for (const std::size_t bytes : {64U, 16U, 16U, 16U}) {
        file.levels.push_back({counting(bytes), bytes});
    }
    return file;
}

void refuses(const Ktx2File& file, const char* why, Caller caller = Caller::here()) {
    const Result<Ktx2Image> image = parseKtx2(file.bytes());
    SINEW_VERIFY2(caller, !image, why);
    SINEW_COMPARE(caller, image.error().code, ErrorCode::InvalidImage);
    SINEW_VERIFY2(caller, image.error().message.find(why) != std::string::npos,
                  image.error().message.c_str());
}

}  // namespace

class TestKtx2 : public QObject {
    Q_OBJECT

private slots:
    void channelsOfEightBitsBecomePixels() {
        const ByteVector r{10, 0, 0, 255, 20, 0, 0, 255};
        const ByteVector rg{10, 20, 0, 255, 30, 40, 0, 255};
        const ByteVector rgb{1, 2, 3, 255, 4, 5, 6, 255};
        const ByteVector rgba{1, 2, 3, 4, 5, 6, 7, 8};
        for (const std::uint32_t format : {9U, 15U}) {
            QCOMPARE(pixelsOf(plain(format, 2, 1, {10, 20})), r);
        }
        for (const std::uint32_t format : {16U, 22U}) {
            QCOMPARE(pixelsOf(plain(format, 2, 1, {10, 20, 30, 40})), rg);
        }
        for (const std::uint32_t format : {23U, 29U}) {
            QCOMPARE(pixelsOf(plain(format, 2, 1, {1, 2, 3, 4, 5, 6})), rgb);
        }
        for (const std::uint32_t format : {30U, 36U}) {
            QCOMPARE(pixelsOf(plain(format, 2, 1, {3, 2, 1, 6, 5, 4})), rgb);
        }
        for (const std::uint32_t format : {37U, 43U}) {
            QCOMPARE(pixelsOf(plain(format, 2, 1, rgba)), rgba);
        }
        for (const std::uint32_t format : {44U, 50U}) {
            QCOMPARE(pixelsOf(plain(format, 2, 1, {3, 2, 1, 4, 7, 6, 5, 8})), rgba);
        }
    }

    void channelsOfSixteenBitsAreRounded() {
        // 0x8080 is 128.5 / 255 of the range less a little: rounds to 128.
        QCOMPARE(pixelsOf(plain(70, 1, 1, {0x80, 0x80})), (ByteVector{128, 0, 0, 255}));
        QCOMPARE(pixelsOf(plain(77, 1, 1, {0xff, 0xff, 0x80, 0x00})), (ByteVector{255, 0, 0, 255}));
        QCOMPARE(pixelsOf(plain(84, 1, 1, {0x81, 0x00, 0x00, 0x01, 0xff, 0x00})),
                 (ByteVector{1, 1, 1, 255}));
        QCOMPARE(pixelsOf(plain(91, 1, 1, {0, 0, 1, 1, 2, 2, 3, 3})), (ByteVector{0, 1, 2, 3}));
    }

    void supercompressionIsUndone() {
        const ByteVector texels = counting(5 * 3 * 4);
        Ktx2File file{.width = 5, .height = 3, .supercompression = 2};
        file.levels.push_back({zstandard(texels), texels.size()});
        QCOMPARE(pixelsOf(file), texels);
        file.supercompression = 3;
        file.levels = {{zlibStored(texels), texels.size()}};
        QCOMPARE(pixelsOf(file), texels);
    }

    void damagedSupercompressionIsRefused() {
        const ByteVector texels = counting(5 * 3 * 4);
        for (const std::uint32_t scheme : {2U, 3U}) {
            const ByteVector packed = scheme == 2 ? zstandard(texels) : zlibStored(texels);
            for (std::size_t length = 0; length < packed.size(); ++length) {
                // stb's decoder does not read the checksum of four bytes.
                if (scheme == 3 && length + 4 >= packed.size()) {
                    break;
                }
                Ktx2File file{.width = 5, .height = 3, .supercompression = scheme};
                file.levels.push_back(
                    {{packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(length)},
                     texels.size()});
                QVERIFY(!decoded(file.bytes()));
            }
            Ktx2File larger{.width = 50, .height = 30, .supercompression = scheme};
            larger.levels.push_back({packed, 50 * 30 * 4});
            QVERIFY(!decoded(larger.bytes()));
            Ktx2File smaller{.width = 2, .height = 2, .supercompression = scheme};
            smaller.levels.push_back({packed, 16});
            QVERIFY(!decoded(smaller.bytes()));
        }
    }

    void blocksKeepAllMipmaps() {
        const ByteVector bytes = mipmapped().bytes();
        const Result<Ktx2Image> image = parseKtx2(bytes);
        QVERIFY(image.ok());
        QVERIFY(image->format.srgb);
        QCOMPARE(decodedBytes(*image), std::uint64_t{112});
        const Result<Ktx2Content> content = decodeKtx2(*image, bytes);
        QVERIFY(content.ok());
        QVERIFY(content->rgba.empty());
        QCOMPARE(content->blocks.size(), std::size_t{112});
        QCOMPARE(content->levels.size(), std::size_t{4});
        const std::vector<std::array<std::size_t, 4>> expected{
            {8, 5, 0, 64}, {4, 2, 64, 16}, {2, 1, 80, 16}, {1, 1, 96, 16}};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const ImageLevel& level = content->levels[i];
            QCOMPARE(
                (std::array<std::size_t, 4>{level.width, level.height, level.offset, level.bytes}),
                expected[i]);
            QCOMPARE(content->blocks[level.offset], std::uint8_t{3});
        }
    }

    void blockSizesAreThoseOfTheFormats() {
        // Of 13 x 11 texels.
        for (const auto& [format, bytes] : std::vector<std::pair<std::uint32_t, std::uint64_t>>{
                 {131, 96},  {134, 96},  {135, 192}, {138, 192}, {139, 96}, {141, 192}, {143, 192},
                 {145, 192}, {147, 96},  {149, 96},  {151, 192}, {153, 96}, {155, 192}, {157, 192},
                 {159, 144}, {161, 144}, {165, 96},  {171, 64},  {181, 64}, {184, 32}}) {
            const auto found = texelFormat(format);
            QVERIFY(found.has_value());
            QCOMPARE(found->bytes(13, 11), bytes);
            QCOMPARE(found->coding, TexelCoding::Blocks);
        }
        const std::vector<std::array<std::uint32_t, 2>> astc{
            {4, 4}, {5, 4},  {5, 5},  {6, 5},  {6, 6},   {8, 5},   {8, 6},
            {8, 8}, {10, 5}, {10, 6}, {10, 8}, {10, 10}, {12, 10}, {12, 12}};
        for (std::uint32_t i = 0; i < 28; ++i) {
            const auto found = texelFormat(157 + i);
            QVERIFY(found.has_value());
            QCOMPARE((std::array{found->blockWidth, found->blockHeight}), astc[i / 2]);
        }
        for (const std::uint32_t format :
             {0U, 1U, 10U, 71U, 76U, 83U, 97U, 130U, 185U, 0xffffffffU}) {
            QVERIFY(!texelFormat(format));
        }
        QVERIFY(texelFormat(132)->srgb && !texelFormat(131)->srgb);
        QVERIFY(!texelFormat(140)->srgb && !texelFormat(156)->srgb);
        QVERIFY(texelFormat(158)->srgb && texelFormat(184)->srgb);
    }

    void metadataIsRead() {
        Ktx2File file = plain(9, 1, 1, {1});
        file.metadata = {{"KTXorientation", "ru"}, {"KTXwriter", "a test"}, {"empty", ""}};
        const Result<Ktx2Image> image = parseKtx2(file.bytes());
        QVERIFY(image.ok());
        QCOMPARE(image->text("KTXorientation"), std::string("ru"));
        QCOMPARE(image->text("KTXwriter"), std::string("a test"));
        QCOMPARE(image->text("KTXswizzle"), std::string());
        QCOMPARE(image->metadata.size(), std::size_t{3});
    }

    void premultipliedColoursAreReported() {
        Ktx2File file{.vkFormat = 0, .width = 4, .height = 4, .colorModel = 166};
        file.levels.push_back({counting(16), 16});
        QVERIFY(!parseKtx2(file.bytes())->isPremultiplied);
        file.flags = 1;
        QVERIFY(parseKtx2(file.bytes())->isPremultiplied);
    }

    void shapesThatATextureCannotHaveAreRefused() {
        Ktx2File file = plain(9, 1, 1, {1});
        file.faces = 6;
        refuses(file, "cube map");
        file = plain(9, 1, 1, {1});
        file.layers = 2;
        refuses(file, "array");
        file = plain(9, 1, 1, {1});
        file.depth = 1;
        refuses(file, "3D texture");
        file = plain(9, 1, 0, {1});
        refuses(file, "no height");
    }

    void unreadPropertiesAreNamed() {
        refuses(plain(97, 1, 1, counting(8)), "VkFormat 97");  // R16G16B16A16_SFLOAT
        Ktx2File file = plain(0, 4, 4, counting(16));
        file.colorModel = 167;
        refuses(file, "colour model 167");
        file = plain(9, 1, 1, {1});
        file.supercompression = 4;
        refuses(file, "unknown supercompression 4");
        file = plain(9, 1, 1, {1});
        file.supercompression = 1;
        refuses(file, "does not match its format");
    }

    void sizesAreCheckedBeforeAllocation() {
        refuses(plain(9, 40000, 1, {1}), "too large");
        refuses(plain(9, 32768, 32768, {1}), "too large");
        refuses(plain(9, 2, 2, {1}), "but its size requires 4");
        Ktx2File file = plain(9, 2, 2, counting(4));
        file.levels[0].plainBytes = 0xffffffffffffffffULL;
        refuses(file, "but its size requires 4");
        file = mipmapped();
        file.levels.push_back({counting(16), 16});
        refuses(file, "more mipmap levels");
    }

    void everyCutIsRefused() {
        Ktx2File file = mipmapped();
        file.metadata = {{"KTXorientation", "rd"}};
        const ByteVector whole = file.bytes();
        QVERIFY(decoded(whole).ok());
        for (std::size_t length = 0; length < whole.size(); ++length) {
            // A copy of exactly that size, so that a read past its end is seen.
            const ByteVector cut(whole.begin(),
                                 whole.begin() + static_cast<std::ptrdiff_t>(length));
            QVERIFY(!parseKtx2(cut));
        }
    }

    void noChangedByteDoesHarm() {
        Ktx2File file{.width = 5, .height = 3, .supercompression = 2};
        file.levels.push_back({zstandard(counting(60)), 60});
        file.metadata = {{"KTXorientation", "rd"}};
        const ByteVector whole = file.bytes();
        for (std::size_t at = 0; at < whole.size(); ++at) {
            for (const int value : {0, 1, 0x7f, 0x80, 0xff}) {
                ByteVector changed = whole;
                changed[at] = static_cast<std::uint8_t>(value);
                const Result<Ktx2Content> content = decoded(changed);
                QVERIFY(!content || !content->rgba.empty() || !content->blocks.empty());
            }
        }
    }
};

SINEW_TEST(TestKtx2)
#include "test_ktx2.moc"
