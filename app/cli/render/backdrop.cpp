// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/backdrop.h"

#include <cmath>
#include <cstddef>

namespace sinew::cli {

void putBehind(PixelImage& picture, glm::vec4 color) {
    constexpr float kMost = 255.0F;
    for (std::size_t at = 0; at + 3 < picture.rgba.size(); at += 4) {
        std::uint8_t* const pixel = picture.rgba.data() + at;
        const float alpha = static_cast<float>(pixel[3]) / kMost;
        const float behind = color.a * (1.0F - alpha);
        const float sum = alpha + behind;
        for (int i = 0; i < 3 && sum > 0.0F; ++i) {
            const float front = static_cast<float>(pixel[i]);
            pixel[i] = static_cast<std::uint8_t>(
                std::lround((front * alpha + kMost * color[i] * behind) / sum));
        }
        pixel[3] = static_cast<std::uint8_t>(std::lround(kMost * sum));
    }
}

}  // namespace sinew::cli
