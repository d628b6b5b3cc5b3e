// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/heat_palette.h"

#include <algorithm>
#include <cmath>

#include "model/core/srgb.h"

namespace sinew {
namespace {

struct Stop {
    float lightness;  // OKLab L
    float chroma;
    float hueDegrees;
};

// Hue goes from violet through red to yellow while lightness increases evenly.
constexpr std::array<Stop, 6> kStops{{{0.30F, 0.130F, 285.0F},
                                      {0.42F, 0.175F, 318.0F},
                                      {0.54F, 0.195F, 355.0F},
                                      {0.67F, 0.180F, 395.0F},
                                      {0.80F, 0.155F, 433.0F},
                                      {0.94F, 0.135F, 465.0F}}};

Stop at(float value) {
    const float position = value * static_cast<float>(kStops.size() - 1);
    const auto lower = std::min(static_cast<std::size_t>(position), kStops.size() - 2);
    const float f = position - static_cast<float>(lower);
    const Stop& a = kStops.at(lower);
    const Stop& b = kStops.at(lower + 1);
    return {a.lightness + f * (b.lightness - a.lightness), a.chroma + f * (b.chroma - a.chroma),
            a.hueDegrees + f * (b.hueDegrees - a.hueDegrees)};
}

// OKLab to linear sRGB (Ottosson 2020).
glm::vec3 linearFromOklab(float l, float a, float b) {
    const float x = l + 0.3963377774F * a + 0.2158037573F * b;
    const float y = l - 0.1055613458F * a - 0.0638541728F * b;
    const float z = l - 0.0894841775F * a - 1.2914855480F * b;
    const float x3 = x * x * x, y3 = y * y * y, z3 = z * z * z;
    return {4.0767416621F * x3 - 3.3077115913F * y3 + 0.2309699292F * z3,
            -1.2684380046F * x3 + 2.6097574011F * y3 - 0.3413193965F * z3,
            -0.0041960863F * x3 - 0.7034186147F * y3 + 1.7076147010F * z3};
}

std::uint8_t encodedByte(float linear) {
    const float encoded = srgbOfLinear(std::clamp(linear, 0.0F, 1.0F));
    return static_cast<std::uint8_t>(std::lround(255.0F * encoded));
}

HeatPalette makePalette() {
    HeatPalette palette;
    for (std::size_t i = 0; i < palette.size(); ++i) {
        const Stop stop = at(static_cast<float>(i) / 255.0F);
        const float hue = glm::radians(stop.hueDegrees);
        const glm::vec3 linear = linearFromOklab(stop.lightness, stop.chroma * std::cos(hue),
                                                 stop.chroma * std::sin(hue));
        palette.at(i) = {encodedByte(linear.x), encodedByte(linear.y), encodedByte(linear.z)};
    }
    return palette;
}

}  // namespace

const HeatPalette& heatPalette() {
    static const HeatPalette palette = makePalette();
    return palette;
}

}  // namespace sinew
