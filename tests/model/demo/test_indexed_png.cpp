// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/indexed_png.h"

#include <QtTest/QTest>
#include <algorithm>

#include "model/image/image_codec.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::demo;

namespace {

IndexedImage image(std::uint32_t width, std::uint32_t height) {
    IndexedImage out{width, height, {}, std::vector<std::uint8_t>(std::size_t{width} * height)};
    for (int i = 0; i < 256; ++i) {
        const auto level = static_cast<std::uint8_t>(i);
        out.palette.push_back({level, static_cast<std::uint8_t>(255 - i), level / 2});
    }
    return out;
}

// Whether the project's PNG reader gives the same pixels back.
bool survives(const IndexedImage& before) {
    const auto decoded = decodeImage(encodeIndexedPng(before));
    if (!decoded || decoded->width != before.width || decoded->height != before.height) {
        return false;
    }
    for (std::size_t i = 0; i < before.pixels.size(); ++i) {
        const glm::u8vec3& color = before.palette[before.pixels[i]];
        const std::uint8_t* rgba = decoded->rgba.data() + 4 * i;
        if (rgba[0] != color.x || rgba[1] != color.y || rgba[2] != color.z || rgba[3] != 255) {
            return false;
        }
    }
    return true;
}

}  // namespace

class TestIndexedPng : public QObject {
    Q_OBJECT

private slots:
    void oneColorBecomesAFewBytes() {
        const IndexedImage flat = image(512, 512);
        QVERIFY(survives(flat));
        QVERIFY(encodeIndexedPng(flat).size() < 4000);
    }

    void noiseSurvives() {
        IndexedImage noise = image(301, 97);
        std::uint32_t state = 1;
        for (std::uint8_t& pixel : noise.pixels) {
            state = state * 1664525U + 1013904223U;
            pixel = static_cast<std::uint8_t>(state >> 24);
        }
        QVERIFY(survives(noise));
    }

    // Runs of every length from 1 to beyond the longest match.
    void runsOfEveryLengthSurvive() {
        IndexedImage runs = image(700, 120);
        std::size_t at = 0;
        std::uint8_t color = 0;
        for (std::size_t length = 1; at < runs.pixels.size(); ++length, ++color) {
            const std::size_t end = std::min(at + length, runs.pixels.size());
            std::fill(runs.pixels.begin() + static_cast<std::ptrdiff_t>(at),
                      runs.pixels.begin() + static_cast<std::ptrdiff_t>(end), color);
            at = end;
        }
        QVERIFY(survives(runs));
    }

    // A pattern that repeats at distances below and above the 32 KiB window.
    void distantRepetitionsSurvive() {
        for (const std::uint32_t width : {97U, 1021U, 8191U, 16383U, 16384U}) {
            IndexedImage rows = image(width, 4);
            for (std::size_t i = 0; i < rows.pixels.size(); ++i) {
                const std::size_t x = i % width;
                rows.pixels[i] = static_cast<std::uint8_t>((x * x + x / 7) % 251);
            }
            QVERIFY(survives(rows));
        }
    }

    void onePixelSurvives() { QVERIFY(survives(image(1, 1))); }
};

SINEW_TEST(TestIndexedPng)
#include "test_indexed_png.moc"
