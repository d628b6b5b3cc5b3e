// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <webp/encode.h>
#include <webp/mux.h>

#include <QtTest/QTest>
#include <cstdlib>
#include <memory>

#include "model/codec/webp.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

using ByteVector = std::vector<std::uint8_t>;

/// Nowhere fully transparent: there the encoder drops the colour.
ByteVector gradient(std::uint32_t width, std::uint32_t height, bool alpha) {
    ByteVector rgba;
    for (std::uint32_t y = 0; y < height; ++y) {
        for (std::uint32_t x = 0; x < width; ++x) {
            rgba.insert(rgba.end(),
                        {static_cast<std::uint8_t>(x * 8), static_cast<std::uint8_t>(y * 8), 99,
                         static_cast<std::uint8_t>(alpha ? 255 - x % 255 : 255)});
        }
    }
    return rgba;
}

ByteVector taken(std::uint8_t* bytes, std::size_t size) {
    ByteVector out(bytes, bytes + size);
    WebPFree(bytes);
    return out;
}

ByteVector lossless(std::uint32_t width, std::uint32_t height, bool alpha) {
    const ByteVector rgba = gradient(width, height, alpha);
    std::uint8_t* bytes = nullptr;
    const std::size_t size =
        WebPEncodeLosslessRGBA(rgba.data(), static_cast<int>(width), static_cast<int>(height),
                               static_cast<int>(width * 4), &bytes);
    return taken(bytes, size);
}

ByteVector lossy(std::uint32_t width, std::uint32_t height, bool alpha) {
    const ByteVector rgba = gradient(width, height, alpha);
    std::uint8_t* bytes = nullptr;
    const std::size_t size =
        WebPEncodeRGBA(rgba.data(), static_cast<int>(width), static_cast<int>(height),
                       static_cast<int>(width * 4), 90.0F, &bytes);
    return taken(bytes, size);
}

// Two frames.
ByteVector animated(std::uint32_t width, std::uint32_t height) {
    WebPAnimEncoderOptions options;
    WebPAnimEncoderOptionsInit(&options);
    WebPAnimEncoder* encoder =
        WebPAnimEncoderNew(static_cast<int>(width), static_cast<int>(height), &options);
    WebPConfig config;
    WebPConfigInit(&config);
    config.lossless = 1;
    for (const bool alpha : {false, true}) {
        const ByteVector rgba = gradient(width, height, alpha);
        WebPPicture picture;
        WebPPictureInit(&picture);
        picture.width = static_cast<int>(width);
        picture.height = static_cast<int>(height);
        picture.use_argb = 1;
        WebPPictureImportRGBA(&picture, rgba.data(), static_cast<int>(width * 4));
        WebPAnimEncoderAdd(encoder, &picture, alpha ? 100 : 0, &config);
        WebPPictureFree(&picture);
    }
    WebPAnimEncoderAdd(encoder, nullptr, 200, nullptr);
    WebPData data;
    WebPDataInit(&data);
    WebPAnimEncoderAssemble(encoder, &data);
    ByteVector out(data.bytes, data.bytes + data.size);
    WebPDataClear(&data);
    WebPAnimEncoderDelete(encoder);
    return out;
}

// A RIFF chunk that is no picture, behind the extended header.
ByteVector withProfile(const ByteVector& webp) {
    const WebPData image{webp.data(), webp.size()};
    const ByteVector profile(37, 0x5a);
    const WebPData chunk{profile.data(), profile.size()};
    WebPMux* mux = WebPMuxCreate(&image, 1);
    WebPMuxSetChunk(mux, "ICCP", &chunk, 1);
    WebPData data;
    WebPMuxAssemble(mux, &data);
    ByteVector out(data.bytes, data.bytes + data.size);
    WebPDataClear(&data);
    WebPMuxDelete(mux);
    return out;
}

}  // namespace

class TestWebp : public QObject {
    Q_OBJECT

private slots:
    void losslessImagesComeBackAsTheyWere() {
        for (const bool alpha : {false, true}) {
            const ByteVector webp = lossless(31, 17, alpha);
            const Result<WebpHeader> header = readWebpHeader(webp);
            QVERIFY(header.ok());
            QCOMPARE(header->width, 31U);
            QCOMPARE(header->height, 17U);
            QCOMPARE(header->hasAlpha, alpha);
            QVERIFY(!header->isAnimated);
            const Result<PixelImage> image = decodeWebp(webp);
            QVERIFY(image.ok());
            QCOMPARE(image->rgba, gradient(31, 17, alpha));
        }
    }

    void lossyImagesComeBackNearly() {
        for (const bool alpha : {false, true}) {
            const ByteVector expected = gradient(31, 17, alpha);
            const Result<PixelImage> image = decodeWebp(lossy(31, 17, alpha));
            QVERIFY(image.ok());
            QCOMPARE(image->rgba.size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i) {
                QVERIFY(std::abs(image->rgba[i] - expected[i]) < (i % 4 == 3 ? 2 : 40));
            }
        }
    }

    // Decoded in many pieces.
    void aLargeImageIsAsASmallOne() {
        const Result<PixelImage> image = decodeWebp(lossless(701, 500, true));
        QVERIFY(image.ok());
        QVERIFY(image->rgba == gradient(701, 500, true));
    }

    void aStoppedDecodingGivesNoPixels() {
        const Result<PixelImage> none = decodeWebp(lossless(9, 5, true), test::stoppedToken());
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Cancelled);
    }

    void theFirstFrameOfAnAnimatedImageIsUsed() {
        const ByteVector webp = animated(20, 10);
        QVERIFY(readWebpHeader(webp)->isAnimated);
        const Result<PixelImage> image = decodeWebp(webp);
        QVERIFY(image.ok());
        QCOMPARE(image->width, 20U);
        QCOMPARE(image->rgba, gradient(20, 10, false));
    }

    void colourProfilesAreLeftAside() {
        const Result<PixelImage> image = decodeWebp(withProfile(lossless(9, 5, true)));
        QVERIFY(image.ok());
        QCOMPARE(image->rgba, gradient(9, 5, true));
    }

    void everyCutIsRefused() {
        for (const ByteVector& whole : {lossless(31, 17, true), lossy(31, 17, true),
                                        animated(20, 10), withProfile(lossless(9, 5, true))}) {
            for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
                const ByteVector cut(whole.begin(),
                                     whole.begin() + static_cast<std::ptrdiff_t>(length));
                const Result<PixelImage> image = decodeWebp(cut);
                // libwebp does not need all of the last bytes; without them the image is still
                // complete.
                QVERIFY(!image || image->rgba == decodeWebp(whole)->rgba);
                QVERIFY(!image || length > whole.size() / 2);
            }
        }
    }

    void noChangedByteDoesHarm() {
        const ByteVector whole = lossy(31, 17, true);
        for (std::size_t at = 0; at < whole.size(); ++at) {
            for (const int value : {0, 0x7f, 0xff}) {
                ByteVector changed = whole;
                changed[at] = static_cast<std::uint8_t>(value);
                const Result<WebpHeader> header = readWebpHeader(changed);
                if (!header || std::uint64_t{header->width} * header->height > 1U << 20) {
                    continue;
                }
                const Result<PixelImage> image = decodeWebp(changed);
                QVERIFY(!image ||
                        image->rgba.size() == std::size_t{4} * image->width * image->height);
            }
        }
    }

    void otherBytesThanWebpAreRefused() {
        QVERIFY(!readWebpHeader({}));
        QVERIFY(!decodeWebp(ByteVector(64, 0)));
    }
};

SINEW_TEST(TestWebp)
#include "test_webp.moc"
