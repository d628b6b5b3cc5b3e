// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/image/picture_difference.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// A picture of 4 × 3 pixels of one colour.
PixelImage filled(std::uint8_t red, std::uint8_t green, std::uint8_t blue, std::uint8_t alpha) {
    PixelImage image{.width = 4, .height = 3, .rgba = {}};
    for (int i = 0; i < 12; ++i) {
        image.rgba.insert(image.rgba.end(), {red, green, blue, alpha});
    }
    return image;
}

std::uint8_t* pixel(PixelImage& image, std::size_t x, std::size_t y) {
    return image.rgba.data() + 4 * (y * image.width + x);
}

}  // namespace

class TestPictureDifference : public QObject {
    Q_OBJECT

private slots:
    void equalPicturesDoNotDiffer() {
        const PixelImage image = filled(10, 20, 30, 255);
        const PictureDifference found = comparePictures(image, image, 0);
        QCOMPARE(found.pixels, std::size_t{0});
        QCOMPARE(found.largest, 0U);
    }

    void theLargestChannelOfAPixelCountsAndTheFirstOfEqualPixelsIsNamed() {
        const PixelImage reference = filled(10, 20, 30, 255);
        PixelImage image = reference;
        pixel(image, 1, 0)[0] = 14;
        pixel(image, 3, 1)[1] = 29;
        pixel(image, 3, 1)[2] = 25;
        pixel(image, 0, 2)[2] = 39;
        for (const auto& [threshold, pixels] :
             {std::pair{0U, 3}, std::pair{4U, 2}, std::pair{8U, 2}, std::pair{9U, 0}}) {
            const PictureDifference found = comparePictures(image, reference, threshold);
            QCOMPARE(found.pixels, std::size_t(pixels));
            QCOMPARE(found.largest, 9U);
            QCOMPARE(found.x, 3U);
            QCOMPARE(found.y, 1U);
        }
    }

    void coloursThatNothingShowsAreEqual() {
        const PixelImage red = filled(255, 0, 0, 0);
        QCOMPARE(comparePictures(red, filled(0, 0, 255, 0), 0).pixels, std::size_t{0});
        QCOMPARE(comparePictures(red, filled(255, 0, 0, 100), 0).largest, 100U);
    }

    void theDifferencePictureIsColouredWhereTheThresholdIsExceeded() {
        const PixelImage reference = filled(200, 200, 200, 255);
        PixelImage image = reference;
        pixel(image, 2, 1)[0] = 100;
        pixel(image, 1, 1)[0] = 150;
        pixel(image, 0, 0)[0] = 199;
        PixelImage shown = differencePicture(image, reference, 1);
        const auto colour = [&](std::size_t x, std::size_t y) {
            const std::uint8_t* const at = pixel(shown, x, y);
            return QList<int>{at[0], at[1], at[2], at[3]};
        };
        QCOMPARE(colour(2, 1), (QList<int>{255, 0, 0, 255}));
        QCOMPARE(colour(1, 1), (QList<int>{255, 110, 0, 255}));
        QCOMPARE(colour(0, 0), (QList<int>{80, 80, 80, 255}));
        QCOMPARE(colour(3, 2), (QList<int>{80, 80, 80, 255}));
    }
};

SINEW_TEST(TestPictureDifference)
#include "test_picture_difference.moc"
