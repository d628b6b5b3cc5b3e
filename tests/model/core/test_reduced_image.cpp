// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cmath>

#include "model/core/srgb.h"
#include "model/image/reduced_image.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

using Rgba = std::array<std::uint8_t, 4>;

PixelImage imageOf(std::uint32_t width, const std::vector<Rgba>& pixels) {
    PixelImage image{
        .width = width, .height = static_cast<std::uint32_t>(pixels.size()) / width, .rgba = {}};
    for (const Rgba& pixel : pixels) {
        image.rgba.insert(image.rgba.end(), pixel.begin(), pixel.end());
    }
    return image;
}

/// The mean of four pixels.
Rgba meanOfFour(const std::vector<Rgba>& pixels, MeanOf mean) {
    PixelImage out = imageOf(1, {{1, 2, 3, 4}});
    reduceInto(out, 0, 0, imageOf(2, pixels), {.x = 0, .y = 0, .width = 2, .height = 2}, 2, mean);
    return {out.rgba[0], out.rgba[1], out.rgba[2], out.rgba[3]};
}

}  // namespace

class TestReducedImage : public QObject {
    Q_OBJECT

private slots:
    void equalPixelsKeepTheirBytes() {
        for (int byte = 0; byte < 256; ++byte) {
            const auto b = static_cast<std::uint8_t>(byte);
            const Rgba pixel{b, 7, static_cast<std::uint8_t>(255 - byte), 255};
            for (const MeanOf mean : {MeanOf::Light, MeanOf::Bytes}) {
                QVERIFY(meanOfFour({pixel, pixel, pixel, pixel}, mean) == pixel);
            }
        }
    }

    void blackAndWhiteAverageInLightOrInBytes() {
        const Rgba black{0, 0, 0, 255};
        const Rgba white{255, 255, 255, 255};
        QCOMPARE(int(meanOfFour({black, white, white, black}, MeanOf::Light)[0]), 188);
        QCOMPARE(int(meanOfFour({black, white, white, black}, MeanOf::Bytes)[0]), 128);
    }

    void coloursCountByTheirAlpha() {
        const Rgba red{255, 0, 0, 255};
        const Rgba nothing{0, 255, 0, 0};
        const Rgba mean = meanOfFour({red, nothing, nothing, nothing}, MeanOf::Light);
        QVERIFY((mean == Rgba{255, 0, 0, 64}));
        QVERIFY(
            (meanOfFour({nothing, nothing, nothing, nothing}, MeanOf::Light) == Rgba{0, 0, 0, 0}));
    }

    void aPartIsWrittenInItsPlace() {
        const auto grey = [](int value) {
            return Rgba{static_cast<std::uint8_t>(value), 0, 0, 255};
        };
        std::vector<Rgba> pixels;
        for (int i = 0; i < 6 * 5; ++i) {
            pixels.push_back(grey(2 * i));
        }
        PixelImage out = imageOf(3, std::vector<Rgba>(6, grey(200)));
        reduceInto(out, 1, 0, imageOf(6, pixels), {.x = 1, .y = 2, .width = 4, .height = 2}, 2,
                   MeanOf::Bytes);
        QCOMPARE(int(out.rgba[0]), 200);
        QCOMPARE(int(out.rgba[4]), 13 + 20);
        QCOMPARE(int(out.rgba[8]), 15 + 22);
        QCOMPARE(int(out.rgba[12]), 200);
    }

    void aFactorOfOneCopies() {
        const PixelImage image = imageOf(2, {{1, 2, 3, 4}, {5, 6, 7, 0}});
        PixelImage out = imageOf(2, {{0, 0, 0, 0}, {0, 0, 0, 0}});
        reduceInto(out, 0, 0, image, {.x = 0, .y = 0, .width = 2, .height = 1}, 1, MeanOf::Light);
        QVERIFY(out.rgba == image.rgba);
    }
};

SINEW_TEST(TestReducedImage)
#include "test_reduced_image.moc"
