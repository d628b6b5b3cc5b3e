// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/picture_difference.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace sinew {

namespace {

constexpr std::size_t kChannels = 4;
constexpr int kMost = 255;

/// A channel as it is seen on black.
int seen(const std::uint8_t* pixel, std::size_t channel) noexcept {
    return (int{pixel[channel]} * int{pixel[3]} + kMost / 2) / kMost;
}

std::uint32_t pixelDifference(const std::uint8_t* a, const std::uint8_t* b) noexcept {
    int most = std::abs(int{a[3]} - int{b[3]});
    for (std::size_t channel = 0; channel < 3; ++channel) {
        most = std::max(most, std::abs(seen(a, channel) - seen(b, channel)));
    }
    return static_cast<std::uint32_t>(most);
}

/// Calls `visit(position in bytes, difference)` for every pixel.
template <class Visit>
void forEachPixel(const PixelImage& picture, const PixelImage& reference, const Visit& visit) {
    assert(picture.width == reference.width && picture.height == reference.height);
    for (std::size_t at = 0; at + kChannels <= picture.rgba.size(); at += kChannels) {
        visit(at, pixelDifference(picture.rgba.data() + at, reference.rgba.data() + at));
    }
}

}  // namespace

PictureDifference comparePictures(const PixelImage& picture, const PixelImage& reference,
                                  std::uint32_t threshold) {
    PictureDifference result;
    forEachPixel(picture, reference, [&](std::size_t at, std::uint32_t difference) {
        result.pixels += difference > threshold ? 1 : 0;
        if (difference > result.largest) {
            const std::size_t pixel = at / kChannels;
            result.largest = difference;
            result.x = static_cast<std::uint32_t>(pixel % picture.width);
            result.y = static_cast<std::uint32_t>(pixel / picture.width);
        }
    });
    return result;
}

PixelImage differencePicture(const PixelImage& picture, const PixelImage& reference,
                             std::uint32_t threshold) {
    const std::uint32_t largest = comparePictures(picture, reference, threshold).largest;
    PixelImage result{.width = picture.width, .height = picture.height, .rgba = {}};
    result.rgba.resize(picture.rgba.size());
    forEachPixel(picture, reference, [&](std::size_t at, std::uint32_t difference) {
        std::uint8_t* const to = result.rgba.data() + at;
        to[3] = kMost;
        if (difference > threshold) {
            to[0] = kMost;
            to[1] = static_cast<std::uint8_t>(220 - 220 * difference / largest);
            to[2] = 0;
            return;
        }
        const std::uint8_t* const from = reference.rgba.data() + at;
        const int light = (2 * seen(from, 0) + 5 * seen(from, 1) + seen(from, 2)) / 8;
        std::fill(to, to + 3, static_cast<std::uint8_t>(light * 2 / 5));
    });
    return result;
}

}  // namespace sinew
