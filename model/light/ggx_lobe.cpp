// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/ggx_lobe.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

float bitsReversed(std::uint32_t value) noexcept {
    value = (value << 16) | (value >> 16);
    value = ((value & 0x00ff00ffU) << 8) | ((value & 0xff00ff00U) >> 8);
    value = ((value & 0x0f0f0f0fU) << 4) | ((value & 0xf0f0f0f0U) >> 4);
    value = ((value & 0x33333333U) << 2) | ((value & 0xccccccccU) >> 2);
    value = ((value & 0x55555555U) << 1) | ((value & 0xaaaaaaaaU) >> 1);
    return static_cast<float>(value) * 0x1p-32F;
}

}  // namespace

glm::vec2 evenlySpread(std::uint32_t index, std::uint32_t count) noexcept {
    return {(static_cast<float>(index) + 0.5F) / static_cast<float>(count), bitsReversed(index)};
}

std::vector<LobeSample> ggxLobe(float roughness, std::uint32_t count) {
    const float alpha = roughness * roughness;
    const float alpha2 = alpha * alpha;
    std::vector<LobeSample> lobe;
    float sum = 0.0F;
    for (std::uint32_t i = 0; i < count; ++i) {
        const glm::vec2 random = evenlySpread(i, count);
        const float cos2 = (1.0F - random.x) / (1.0F + (alpha2 - 1.0F) * random.x);
        const float cosHalf = std::sqrt(cos2);
        const float sinHalf = std::sqrt(1.0F - cos2);
        // The reflected direction is at twice the angle of the microfacet normal.
        const float cosine = 2.0F * cos2 - 1.0F;
        if (cosine <= 0.0F) {
            continue;
        }
        const float sine = 2.0F * sinHalf * cosHalf;
        const float around = 2.0F * std::numbers::pi_v<float> * random.y;
        const float d = cos2 * (alpha2 - 1.0F) + 1.0F;
        const float density = alpha2 / (4.0F * std::numbers::pi_v<float> * d * d);
        lobe.push_back({.direction = {sine * std::cos(around), sine * std::sin(around), cosine},
                        .weight = cosine,
                        .solidAngle = 1.0F / (static_cast<float>(count) * density)});
        sum += cosine;
    }
    for (LobeSample& sample : lobe) {
        sample.weight /= sum;
    }
    return lobe;
}

}  // namespace sinew
