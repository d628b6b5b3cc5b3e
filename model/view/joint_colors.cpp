// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/joint_colors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "model/core/oklab.h"
#include "model/core/srgb.h"

namespace sinew {

namespace {

// Lightness alternates between choices; both are readable on dark and on light backgrounds, and the
// chroma is available in every hue of sRGB at about this lightness.
constexpr std::array<float, 3> kLightness{0.60F, 0.72F, 0.82F};
constexpr std::array<float, 2> kChroma{0.135F, 0.10F};
constexpr double kGoldenTurn = 0.6180339887498949;
constexpr std::uint32_t kChoices = 24;

// FNV-1a.
std::uint64_t hashOf(std::string_view text) noexcept {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    return hash ^ (hash >> 29U);
}

std::uint8_t encodedByte(float linear) noexcept {
    return static_cast<std::uint8_t>(
        std::lround(255.0F * srgbOfLinear(std::clamp(linear, 0.0F, 1.0F))));
}

/// The n-th choice for a name.
glm::u8vec3 choice(std::uint64_t hash, std::uint32_t n) noexcept {
    const auto low = static_cast<double>(hash & 0xffffffffU) / 4294967296.0;
    const double turns = low + kGoldenTurn * n;
    const auto hue =
        static_cast<float>(2.0 * std::numbers::pi_v<double> * (turns - std::floor(turns)));
    const auto high = static_cast<std::uint32_t>(hash >> 32U);
    const float lightness = kLightness[(high + n) % kLightness.size()];
    const float chroma =
        kChroma[(high / kLightness.size() + n / kLightness.size()) % kChroma.size()];
    const glm::vec3 linear =
        linearOfOklab({lightness, chroma * std::cos(hue), chroma * std::sin(hue)});
    return {encodedByte(linear.r), encodedByte(linear.g), encodedByte(linear.b)};
}

glm::u8vec3 colorBeside(std::uint64_t hash, const glm::u8vec3& parent) noexcept {
    const glm::vec3 around = oklabOfBytes(parent);
    glm::u8vec3 best = choice(hash, 0);
    float farthest = 0.0F;
    for (std::uint32_t n = 0; n < kChoices; ++n) {
        const glm::u8vec3 color = choice(hash, n);
        const float distance = glm::length(oklabOfBytes(color) - around);
        if (distance >= kLeastJointColorDistance) {
            return color;
        }
        if (distance > farthest) {
            farthest = distance;
            best = color;
        }
    }
    return best;
}

}  // namespace

glm::u8vec3 colorOfName(std::string_view name) noexcept {
    return choice(hashOf(name), 0);
}

std::vector<glm::u8vec3> jointColors(const Asset& asset) {
    std::vector<glm::u8vec3> colors(asset.nodes.size());
    for (const NodeIndex node : asset.parentsFirst) {
        const std::uint64_t hash = hashOf(displayName(asset[node].name, "Node", node.value));
        const NodeIndex parent = asset[node].parent;
        colors[node.value] =
            parent.valid() ? colorBeside(hash, colors[parent.value]) : choice(hash, 0);
    }
    return colors;
}

}  // namespace sinew
