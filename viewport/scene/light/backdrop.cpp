// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/backdrop.h"

#include <cmath>

namespace sinew {
namespace {

constexpr float kRoughness = 0.13F;
constexpr float kUsualSlope = 0.36F;  // half the visible height at distance 1

}  // namespace

layout::BackdropConstants backdropConstants(const CameraView& camera) noexcept {
    const glm::mat3 worldFromView = glm::transpose(glm::mat3(camera.viewFromWorld));
    const glm::mat4& clip = camera.clipFromView;
    // Points of a plane at distance 1 at the centre, the right and the lower edge of the picture.
    glm::vec2 size = 1.0F / glm::vec2(clip[0][0], clip[1][1]);
    glm::vec2 middle = glm::vec2(clip[2]) * size;
    if (camera.orthographic) {
        size *= kUsualSlope / std::abs(size.y);
        middle = glm::vec2(0.0F);
    }
    layout::BackdropConstants out{};
    out.middle = glm::vec4(worldFromView * glm::vec3(middle, -1.0F), kRoughness);
    out.right = glm::vec4(worldFromView * glm::vec3(size.x, 0.0F, 0.0F), 0.0F);
    out.down = glm::vec4(worldFromView * glm::vec3(0.0F, size.y, 0.0F), 0.0F);
    return out;
}

}  // namespace sinew
