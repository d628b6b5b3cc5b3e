// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {

namespace {

constexpr float kMargin = 1.06F;

/// Target and scene radius from the box; a box without extent is seen as one unit.
void center(OrbitCamera& camera, const Box& box) noexcept {
    camera.target = box.center();
    camera.sceneRadius = box.radius() > 0.0F ? box.radius() : 1.0F;
}

/// Along one axis of the picture: where the middle of the box's outline is, and how far away the
/// eye must be from the target's plane so that the outline just fits.
struct AxisFit {
    float offset = 0.0F;
    float distance = 0.0F;
};

/// `across` and `towardsEye` are the corners' coordinates around the target. Both outermost sight
/// lines touch the box, so this is the least distance there is.
AxisFit fitAxis(const std::array<float, 8>& across, const std::array<float, 8>& towardsEye,
                float slope, bool orthographic) noexcept {
    float high = -std::numeric_limits<float>::infinity();
    float low = high;
    for (std::size_t i = 0; i < across.size(); ++i) {
        const float spread = orthographic ? 0.0F : slope * towardsEye[i];
        high = std::max(high, across[i] + spread);
        low = std::max(low, -across[i] + spread);
    }
    return {0.5F * (high - low), 0.5F * (high + low) / slope};
}

}  // namespace

void frame(OrbitCamera& camera, const Box& box, float aspect) noexcept {
    center(camera, box);
    const float slopeY = std::tan(0.5F * camera.fovYRadians);
    const float slope = slopeY * std::min(1.0F, aspect);
    const float perRadius = camera.orthographic ? 1.0F / slopeY / std::min(1.0F, aspect)
                                                : std::sqrt(1.0F + slope * slope) / slope;
    camera.distance = kMargin * perRadius * camera.sceneRadius;
}

void frameTight(OrbitCamera& camera, const Box& box, float aspect) noexcept {
    if (box.empty() || box.radius() <= 0.0F) {
        frame(camera, box, aspect);
        return;
    }
    center(camera, box);
    const glm::mat3 viewFromWorld(camera.view(aspect).viewFromWorld);
    const glm::vec3 half = 0.5F * box.max - 0.5F * box.min;
    std::array<float, 8> right{}, up{}, back{};
    for (std::size_t i = 0; i < 8; ++i) {
        const glm::vec3 corner((i & 1U) != 0 ? half.x : -half.x, (i & 2U) != 0 ? half.y : -half.y,
                               (i & 4U) != 0 ? half.z : -half.z);
        const glm::vec3 seen = viewFromWorld * corner;
        right[i] = seen.x, up[i] = seen.y, back[i] = seen.z;
    }
    const float slope = std::tan(0.5F * camera.fovYRadians);
    const AxisFit x = fitAxis(right, back, slope * aspect, camera.orthographic);
    const AxisFit y = fitAxis(up, back, slope, camera.orthographic);
    camera.target += glm::transpose(viewFromWorld) * glm::vec3(x.offset, y.offset, 0.0F);
    // A thin box seen end-on must not come closer than its nearest corner.
    const float nearest = *std::max_element(back.begin(), back.end()) + 0.1F * camera.sceneRadius;
    camera.distance = std::max(kMargin * std::max(x.distance, y.distance), nearest);
}

}  // namespace sinew
