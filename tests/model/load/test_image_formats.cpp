// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <array>
#include <atomic>

#include "model/codec/webp.h"
#include "model/image/image_codec.h"
#include "tests/model/codec/ktx2_file.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// A red and a half transparent blue pixel.
const ByteVector kWebp =
    fromHex("5249464620000000574542505650384c130000002f010000100f10fb3fff0ffc8f0a1588e87f0000");

struct Png {
    std::uint32_t width = 1;
    std::uint32_t height = 1;
    std::uint8_t bits = 8;
    std::uint8_t colorType = 0;  // 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA
    std::uint8_t interlaced = 0;
    ByteVector palette = {};
    ByteVector transparency = {};
    ByteVector rows = {};  // each begins with its filter, 0

    [[nodiscard]] ByteVector bytes() const;
};

void putBig(ByteVector& out, std::uint32_t value) {
    for (unsigned shift = 32; shift > 0; shift -= 8) {
        out.push_back(static_cast<std::uint8_t>(value >> (shift - 8)));
    }
}

void putChunk(ByteVector& out, const std::string& type, const ByteVector& data) {
    putBig(out, static_cast<std::uint32_t>(data.size()));
    const std::size_t begin = out.size();
    out.insert(out.end(), type.begin(), type.end());
    out.insert(out.end(), data.begin(), data.end());
    std::uint32_t crc = 0xffffffff;
    for (std::size_t i = begin; i < out.size(); ++i) {
        crc ^= out[i];
        for (int bit = 0; bit < 8; ++bit) {
            crc = crc >> 1 ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
        }
    }
    putBig(out, ~crc);
}

ByteVector Png::bytes() const {
    ByteVector header;
    putBig(header, width);
    putBig(header, height);
    header.insert(header.end(), {bits, colorType, 0, 0, interlaced});
    ByteVector out{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    putChunk(out, "IHDR", header);
    putChunk(out, "iCCP", {'x', 0, 0, 1, 2, 3});  // a colour profile, which is left aside
    if (!palette.empty()) {
        putChunk(out, "PLTE", palette);
    }
    if (!transparency.empty()) {
        putChunk(out, "tRNS", transparency);
    }
    putChunk(out, "IDAT", zlibStored(rows));
    putChunk(out, "IEND", {});
    return out;
}

// 8 x 8 grey pixels, 32 x + y, in the seven passes of Adam7.
Png interlaced() {
    Png png{.width = 8, .height = 8, .interlaced = 1};
    constexpr std::array<std::array<std::uint32_t, 4>, 7> kPasses{{{0, 0, 8, 8},
                                                                   {4, 0, 8, 8},
                                                                   {0, 4, 4, 8},
                                                                   {2, 0, 4, 4},
                                                                   {0, 2, 2, 4},
                                                                   {1, 0, 2, 2},
                                                                   {0, 1, 1, 2}}};
    for (const auto& [left, top, right, down] : kPasses) {
        for (std::uint32_t y = top; y < 8; y += down) {
            png.rows.push_back(0);
            for (std::uint32_t x = left; x < 8; x += right) {
                png.rows.push_back(static_cast<std::uint8_t>(32 * x + y));
            }
        }
    }
    return png;
}

// One pixel with four components in the middle of their range.
const ByteVector kCmykJpeg = [] {
    ByteVector out{0xff, 0xd8, 0xff, 0xdb, 0x00, 0x43, 0x00};
    out.insert(out.end(), 64, 1);
    out.insert(out.end(), {0xff, 0xc0, 0x00, 0x14, 8, 0, 1, 0, 1, 4});
    for (std::uint8_t component = 1; component <= 4; ++component) {
        out.insert(out.end(), {component, 0x11, 0});
    }
    for (const std::uint8_t table : {std::uint8_t{0x00}, std::uint8_t{0x10}}) {
        out.insert(out.end(), {0xff, 0xc4, 0x00, 0x14, table, 1});
        out.insert(out.end(), 16, 0);
    }
    out.insert(out.end(), {0xff, 0xda, 0x00, 0x0e, 4, 1, 0, 2, 0, 3, 0, 4, 0, 0, 0x3f, 0});
    out.insert(out.end(), {0x00, 0xff, 0xd9});
    return out;
}();

GltfBuilder withImage(const ByteVector& bytes, const std::string& mimeType = {}) {
    GltfBuilder gltf;
    const int view = gltf.addBufferView(bytes);
    const std::string type = mimeType.empty() ? "" : ",\"mimeType\":\"" + mimeType + "\"";
    gltf.add("images", "{\"bufferView\":" + str(view) + type + "}");
    return gltf;
}

const Image& imageOf(const AssetPointer& asset) {
    return asset->images.at(0);
}

ByteVector pixelsOf(const Png& png) {
    return imageOf(loaded(withImage(png.bytes(), "image/png"))).rgba.toVector();
}

Ktx2File ktx2(std::uint32_t vkFormat, ByteVector texels, std::uint32_t side = 1) {
    Ktx2File file{.vkFormat = vkFormat, .width = side, .height = side};
    const std::uint64_t bytes = texels.size();
    file.levels.push_back({std::move(texels), bytes});
    return file;
}

bool reports(const AssetPointer& asset, const char* code, const char* pointer = "/images/0") {
    const Diagnostic* finding = findingOf(*asset, code);
    return finding != nullptr && finding->pointer == pointer && finding->image == 0U;
}

void becomesPlaceholder(const ByteVector& bytes, const char* why, Caller caller = Caller::here()) {
    const AssetPointer asset = loaded(withImage(bytes));
    SINEW_VERIFY(caller, imageOf(asset).placeholder);
    SINEW_VERIFY(caller, !imageOf(asset).rgba.empty());
    SINEW_VERIFY(caller, reports(asset, "IMAGE_PLACEHOLDER"));
    const std::string message = findingOf(*asset, "IMAGE_PLACEHOLDER")->message;
    SINEW_VERIFY2(caller, message.find(why) != std::string::npos, message.c_str());
}

}  // namespace

class TestImageFormats : public QObject {
    Q_OBJECT

private slots:
    void greyPngsOfAllDepthsAreDecoded() {
        const ByteVector expected{255, 255, 255, 255, 0, 0, 0, 255};
        QCOMPARE(pixelsOf({.width = 2, .bits = 1, .rows = {0, 0x80}}), expected);
        QCOMPARE(pixelsOf({.width = 2, .bits = 2, .rows = {0, 0xc0}}), expected);
        QCOMPARE(pixelsOf({.width = 2, .bits = 4, .rows = {0, 0xf0}}), expected);
        QCOMPARE(pixelsOf({.width = 2, .bits = 8, .rows = {0, 255, 0}}), expected);
        QCOMPARE(pixelsOf({.width = 2, .bits = 16, .rows = {0, 255, 255, 0, 0}}), expected);
    }

    void coloursAlphaAndPalettesAreDecoded() {
        QCOMPARE(pixelsOf({.colorType = 4, .rows = {0, 90, 7}}), (ByteVector{90, 90, 90, 7}));
        QCOMPARE(pixelsOf({.bits = 16, .colorType = 4, .rows = {0, 90, 1, 7, 2}}),
                 (ByteVector{90, 90, 90, 7}));
        QCOMPARE(pixelsOf({.colorType = 2, .rows = {0, 1, 2, 3}}), (ByteVector{1, 2, 3, 255}));
        QCOMPARE(pixelsOf({.bits = 16, .colorType = 6, .rows = {0, 1, 0, 2, 0, 3, 0, 4, 0}}),
                 (ByteVector{1, 2, 3, 4}));
        const ByteVector palette{1, 2, 3, 40, 50, 60};
        QCOMPARE(pixelsOf({.width = 2, .colorType = 3, .palette = palette, .rows = {0, 1, 0}}),
                 (ByteVector{40, 50, 60, 255, 1, 2, 3, 255}));
        QCOMPARE(pixelsOf({.width = 2,
                           .bits = 1,
                           .colorType = 3,
                           .palette = palette,
                           .transparency = {9},
                           .rows = {0, 0x40}}),
                 (ByteVector{1, 2, 3, 9, 40, 50, 60, 255}));
    }

    void interlacedPngsAreDecoded() {
        const ByteVector rgba = pixelsOf(interlaced());
        QCOMPARE(rgba.size(), std::size_t{256});
        for (std::size_t i = 0; i < 64; ++i) {
            QCOMPARE(rgba[i * 4], static_cast<std::uint8_t>(32 * (i % 8) + i / 8));
        }
    }

    void whatTheFileHoldsIsKept() {
        struct Case {
            ByteVector bytes;
            std::uint32_t channels;
            std::uint32_t bits;
        };
        std::vector<Case> cases{
            {Png{.bits = 1, .rows = {0, 0x80}}.bytes(), 1, 1},
            {Png{.bits = 16, .colorType = 4, .rows = {0, 1, 2, 3, 4}}.bytes(), 2, 16},
            {Png{.colorType = 2, .rows = {0, 1, 2, 3}}.bytes(), 3, 8},
            {Png{.bits = 1, .colorType = 3, .palette = {1, 2, 3}, .rows = {0, 0}}.bytes(), 3, 8},
            {kCmykJpeg, 4, 8},
            {ktx2(77, {1, 2, 3, 4}).bytes(), 2, 16},
            {ktx2(145, ByteVector(16), 4).bytes(), 4, 0},
        };
        if (webpIsAvailable()) {
            cases.push_back({kWebp, 4, 8});
        }
        for (const Case& wanted : cases) {
            const AssetPointer asset = loaded(withImage(wanted.bytes));
            QVERIFY(!imageOf(asset).placeholder);
            QCOMPARE(imageOf(asset).storedChannels, wanted.channels);
            QCOMPARE(imageOf(asset).storedBits, wanted.bits);
            QCOMPARE(imageOf(asset).encodedBytes, std::uint64_t{wanted.bytes.size()});
        }
    }

    void reductionsAndConversionsAreReported() {
        QVERIFY(reports(loaded(withImage(Png{.bits = 16, .rows = {0, 1, 2}}.bytes())),
                        "IMAGE_BITS_REDUCED"));
        QVERIFY(reports(loaded(withImage(ktx2(70, {1, 2}).bytes())), "IMAGE_BITS_REDUCED"));
        const AssetPointer cmyk = loaded(withImage(kCmykJpeg, "image/jpeg"));
        QVERIFY(reports(cmyk, "IMAGE_CMYK"));
        QVERIFY(!imageOf(cmyk).placeholder);
    }

    void texturesShowTheirWebp() {
        if (!webpIsAvailable()) {
            QSKIP("built without libwebp");
        }
        GltfBuilder gltf = withImage(kWebp, "image/webp");
        gltf.add("textures", R"({"extensions":{"EXT_texture_webp":{"source":0}}})");
        gltf.set("extensionsUsed", R"(["EXT_texture_webp"])");
        gltf.set("extensionsRequired", R"(["EXT_texture_webp"])");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->textures.at(0).image, ImageIndex(0));
        QCOMPARE(imageOf(asset).rgba, (ByteVector{255, 0, 0, 255, 0, 0, 255, 128}));
        QVERIFY(asset->findings.empty());
    }

    void texturesShowTheirKtx2() {
        GltfBuilder gltf = withImage(ktx2(43, {1, 2, 3, 4}).bytes(), "image/ktx2");
        gltf.add("textures", R"({"extensions":{"KHR_texture_basisu":{"source":0}}})");
        gltf.set("extensionsUsed", R"(["KHR_texture_basisu"])");
        gltf.set("extensionsRequired", R"(["KHR_texture_basisu"])");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->textures.at(0).image, ImageIndex(0));
        QCOMPARE(imageOf(asset).rgba, (ByteVector{1, 2, 3, 4}));
        QVERIFY(asset->findings.empty());
    }

    void imagesInTheWrongPlaceAreReported() {
        const ByteVector png = encodePng({1, 1, {1, 2, 3, 4}});
        GltfBuilder plainKtx2 = withImage(ktx2(43, {1, 2, 3, 4}).bytes());
        plainKtx2.add("textures", R"({"source":0})");
        QVERIFY(reports(loaded(plainKtx2), "TEXTURE_IMAGE_TYPE", "/textures/0/source"));
        expectMessage(*loaded(plainKtx2), "TEXTURE_IMAGE_TYPE",
                      "the texture's image must be PNG or JPEG here but is image/ktx2: the texture "
                      "lacks KHR_texture_basisu (KTX2); other programs may not show it");
        for (const std::string name : {"EXT_texture_webp", "KHR_texture_basisu"}) {
            GltfBuilder gltf = withImage(png);
            gltf.set("extensionsUsed", "[\"" + name + "\"]");
            gltf.add("textures", R"({"extensions":{")" + name + R"(":{"source":0}}})");
            const std::string pointer = "/textures/0/extensions/" + name + "/source";
            QVERIFY(reports(loaded(gltf), "TEXTURE_IMAGE_TYPE", pointer.c_str()));
        }
        QVERIFY(
            reports(loaded(withImage(ktx2(9, {1}).bytes(), "image/webp")), "IMAGE_TYPE_MISMATCH"));
    }

    void coloursDeclaredLinearAreReported() {
        for (const std::uint32_t format : {37U, 43U}) {  // R8G8B8A8, linear and sRGB
            GltfBuilder gltf = withImage(ktx2(format, {1, 2, 3, 4}).bytes());
            gltf.set("extensionsUsed", R"(["KHR_texture_basisu"])");
            gltf.add("textures", R"({"extensions":{"KHR_texture_basisu":{"source":0}}})");
            gltf.add("materials", R"({"pbrMetallicRoughness":{"baseColorTexture":{"index":0}}})");
            gltf.add("materials", R"({"normalTexture":{"index":0}})");
            const AssetPointer asset = loaded(gltf);
            QCOMPARE(asset->findings.size(), std::size_t{1});
            QVERIFY(reports(asset, "IMAGE_TRANSFER_FUNCTION",
                            format == 37 ? "/materials/0/pbrMetallicRoughness/baseColorTexture"
                                         : "/materials/1/normalTexture"));
        }
    }

    void blocksForTheGraphicsDeviceAreKept() {
        Ktx2File file = ktx2(146, ByteVector(64, 5), 8);
        file.levels.push_back({ByteVector(16, 6), 16});
        GltfBuilder gltf = withImage(file.bytes());
        gltf.set("extensionsUsed", R"(["KHR_texture_basisu"])");
        const AssetPointer asset = loaded(gltf);
        const Image& image = imageOf(asset);
        QCOMPARE(image.blockFormat, 146U);
        QVERIFY(image.rgba.empty() && !image.placeholder);
        QCOMPARE(image.blocks.size(), std::size_t{80});
        QCOMPARE(image.levels.size(), std::size_t{2});
        QVERIFY(asset->findings.empty());
    }

    void oddKtx2ImagesAreShownAndTold() {
        Ktx2File file = ktx2(37, {1, 2, 3, 4});
        file.metadata = {{"KTXorientation", "lu"}, {"KTXswizzle", "bgra"}};
        const AssetPointer asset = loaded(withImage(file.bytes()));
        QVERIFY(reports(asset, "IMAGE_ORIENTATION"));
        QVERIFY(reports(asset, "IMAGE_SWIZZLE_IGNORED"));
        QCOMPARE(imageOf(asset).rgba, (ByteVector{1, 2, 3, 4}));

        Ktx2File mipmapped = ktx2(9, ByteVector(4, 1), 2);
        mipmapped.levels.push_back({{1}, 1});
        QVERIFY(reports(loaded(withImage(mipmapped.bytes())), "IMAGE_MIPMAPS_REPLACED"));

        Ktx2File premultiplied{
            .vkFormat = 0, .width = 4, .height = 4, .colorModel = 166, .flags = 1};
        premultiplied.levels.push_back({fromHex("17000000000000000000000000000000"), 16});
        QVERIFY(reports(loaded(withImage(premultiplied.bytes())), "IMAGE_ALPHA_PREMULTIPLIED"));
    }

    void whatCannotBeShownBecomesAPlaceholderThatSaysWhy() {
        Ktx2File cube = ktx2(37, {1, 2, 3, 4});
        cube.faces = 6;
        becomesPlaceholder(cube.bytes(), "cube map");
        Ktx2File damaged = ktx2(37, {1, 2, 3, 4});
        damaged.supercompression = 2;
        becomesPlaceholder(damaged.bytes(), "Zstandard");
        becomesPlaceholder(ktx2(97, ByteVector(8)).bytes(), "VkFormat 97");
        becomesPlaceholder({kWebp.begin(), kWebp.begin() + 20}, "WebP");
        becomesPlaceholder({'G', 'I', 'F', '8', '9', 'a'}, "not a PNG, JPEG, WebP or KTX2");
    }

    void imagesThatAreTooLargeTogetherAreRefused() {
        // Four gibibytes hold four of them; headers alone take no memory.
        Png png{.width = 16384, .height = 16384, .rows = ByteVector(40000)};
        GltfBuilder gltf;
        const int view = gltf.addBufferView(png.bytes());
        for (int i = 0; i < 6; ++i) {
            gltf.add("images", R"({"mimeType":"image/png","bufferView":)" + str(view) + "}");
        }
        const AssetPointer asset =
            loaded(loadAssetFromMemory(gltf.glb(), {}, {.decodeImages = false}));
        const auto refused = std::count_if(asset->images.begin(), asset->images.end(),
                                           [](const Image& image) { return image.placeholder; });
        QCOMPARE(refused, std::ptrdiff_t{2});
    }

    void loadingStopsBetweenImages() {
        GltfBuilder gltf;
        const int view = gltf.addBufferView(encodePng({64, 64, ByteVector(64 * 64 * 4, 9)}));
        for (int i = 0; i < 200; ++i) {
            gltf.add("images", R"({"mimeType":"image/png","bufferView":)" + str(view) + "}");
        }
        std::stop_source stop;
        float last = 0.0F;
        const LoadProgress progress = [&](LoadStage stage, float fraction) {
            if (stage == LoadStage::Images) {
                last = fraction;
                stop.request_stop();
            }
        };
        expectError(loadAssetFromMemory(gltf.glb(), {}, {}, progress, stop.get_token()),
                    ErrorCode::Cancelled, "");
        QVERIFY(last < 1.0F);
    }
};

SINEW_TEST(TestImageFormats)
#include "test_image_formats.moc"
