// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/key_light.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>

namespace sinew {
namespace {

constexpr glm::vec3 kTowards{-0.50F, 0.88F, 0.58F};
constexpr glm::vec3 kIrradiance{2.45F, 2.37F, 2.26F};
constexpr float kHalfAngleTangent = 0.055F;  // a soft box of one metre, nine metres away
constexpr float kPadding = 0.02F;            // relative to the box's diagonal, around shadow
                                             // casters

bool isFinite(const Box& box) noexcept {
    const glm::vec3 size = box.max - box.min;
    return !box.empty() && std::isfinite(size.x) && std::isfinite(size.y) && std::isfinite(size.z);
}

Box boxSeenBy(const glm::mat4& view, const Box& bounds) noexcept {
    Box seen;
    for (unsigned corner = 0; corner < 8; ++corner) {
        const glm::vec3 at((corner & 1U) != 0 ? bounds.max.x : bounds.min.x,
                           (corner & 2U) != 0 ? bounds.max.y : bounds.min.y,
                           (corner & 4U) != 0 ? bounds.max.z : bounds.min.z);
        seen.add(glm::vec3(view * glm::vec4(at, 1.0F)));
    }
    return seen;
}

}  // namespace

KeyLight keyLight(const Box& bounds, float groundHeight) noexcept {
    KeyLight key;
    const glm::vec3 towards = glm::normalize(kTowards);
    key.light.direction = glm::vec4(-towards, 0.0F);
    key.light.color = glm::vec4(kIrradiance, 0.0F);
    key.light.cone = {0.0F, 1.0F, 0.0F, 0.0F};
    if (!isFinite(bounds)) {
        key.table.shadow = {1.0F, 0.0F, kHalfAngleTangent, 0.0F};  // no depth range: no shadow
        return key;
    }
    const glm::vec3 center = bounds.center();
    const glm::mat4 view = glm::lookAt(center + towards, center, glm::vec3(0.0F, 1.0F, 0.0F));
    Box seen = boxSeenBy(view, bounds);
    const float padding = std::max(2.0F * kPadding * bounds.radius(), 1e-6F);
    seen.min -= padding;
    seen.max += padding;
    // Square, so that texels are square.
    const glm::vec3 middle = seen.center();
    const float half = 0.5F * std::max(seen.max.x - seen.min.x, seen.max.y - seen.min.y);
    const float depth = seen.max.z - seen.min.z;
    key.clipFromWorld = glm::ortho(middle.x - half, middle.x + half, middle.y - half,
                                   middle.y + half, -seen.max.z, -seen.min.z) *
                        view;
    const glm::mat4 shadowFromClip(0.5F, 0.0F, 0.0F, 0.0F, 0.0F, 0.5F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F,
                                   0.0F, 0.5F, 0.5F, 0.0F, 1.0F);
    key.table.shadowFromWorld = shadowFromClip * key.clipFromWorld;
    key.table.shadow = {2.0F * half / static_cast<float>(kShadowSide), depth, kHalfAngleTangent,
                        groundHeight};
    return key;
}

}  // namespace sinew
