// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/octahedral.h"

#include <algorithm>
#include <glm/gtc/packing.hpp>

namespace sinew {
namespace {

// A place in a corner, folded into the diamond.
glm::vec2 folded(const glm::vec2& p) noexcept {
    return {(1.0F - glm::abs(p.y)) * (p.x < 0.0F ? -1.0F : 1.0F),
            (1.0F - glm::abs(p.x)) * (p.y < 0.0F ? -1.0F : 1.0F)};
}

constexpr float kMostHalf = 65504.0F;

}  // namespace

glm::vec3 octahedralDirection(const glm::vec2& place) noexcept {
    const float height = 1.0F - glm::abs(place.x) - glm::abs(place.y);
    const glm::vec2 flat = height < 0.0F ? folded(place) : place;
    return {flat.x, height, flat.y};
}

glm::vec3 octahedralTexel(std::uint32_t x, std::uint32_t y, std::uint32_t side) noexcept {
    const glm::vec2 share = glm::vec2(x, y) / static_cast<float>(side - 1);
    return glm::normalize(octahedralDirection(2.0F * share - 1.0F));
}

std::uint64_t lightTexel(const glm::vec3& light) noexcept {
    const auto held = [](float value) { return value > 0.0F ? std::min(value, kMostHalf) : 0.0F; };
    return glm::packHalf4x16(glm::vec4(held(light.r), held(light.g), held(light.b), 1.0F));
}

}  // namespace sinew
