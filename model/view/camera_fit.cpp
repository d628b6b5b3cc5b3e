// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace sinew {

namespace {

constexpr int kHalvings = 32;  // how often the range of a centre is halved

/// Sets target and scene radius from the box; a box without extent counts as one unit.
void center(OrbitCamera& camera, const Box& box) noexcept {
    camera.target = box.center();
    camera.sceneRadius = box.radius() > 0.0F ? box.radius() : 1.0F;
}

/// One axis of the picture, and points in the view of a camera without its distance.
struct SeenPoints {
    std::span<const glm::vec3> points;
    glm::vec3 target;
    glm::vec3 axis;  // unit, world space; to the right or up
    glm::vec3 back;  // points towards the eye

    [[nodiscard]] float across(const glm::vec3& point) const noexcept {
        return glm::dot(axis, point - target);
    }
    [[nodiscard]] float towardsEye(const glm::vec3& point) const noexcept {
        return glm::dot(back, point - target);
    }
};

/// The least distance of the eye from the target that shows all points along the axis, if the eye
/// is moved along it: both outermost sight lines touch a point. `slope`: of the picture's edge.
float leastDistance(const SeenPoints& seen, float slope, bool orthographic) noexcept {
    const float spread = orthographic ? 0.0F : slope;
    float high = -std::numeric_limits<float>::infinity();
    float low = high;
    for (const glm::vec3& point : seen.points) {
        const float across = seen.across(point);
        const float towardsEye = spread * seen.towardsEye(point);
        high = std::max(high, across + towardsEye);
        low = std::max(low, -across + towardsEye);
    }
    return 0.5F * (high + low) / slope;
}

/// Positive if the points reach farther from the centre of the picture to the positive side of the
/// axis, with an eye that is moved along it. All points are in front of the eye.
float leaning(const SeenPoints& seen, float distance, float moved, bool orthographic) noexcept {
    float most = -std::numeric_limits<float>::infinity();
    float least = std::numeric_limits<float>::infinity();
    for (const glm::vec3& point : seen.points) {
        const float depth = orthographic ? 1.0F : distance - seen.towardsEye(point);
        const float place = (seen.across(point) - moved) / depth;
        most = std::max(most, place);
        least = std::min(least, place);
    }
    return most + least;
}

/// How far the eye has to be moved along the axis so that the points are in the middle of the
/// picture. In perspective this depends on the distance.
float middle(const SeenPoints& seen, float distance, float radius, bool orthographic) noexcept {
    float least = -radius;
    float most = radius;
    for (int i = 0; i < kHalvings; ++i) {
        const float moved = 0.5F * (least + most);
        (leaning(seen, distance, moved, orthographic) > 0.0F ? least : most) = moved;
    }
    return 0.5F * (least + most);
}

void fit(OrbitCamera& camera, std::span<const glm::vec3> points, float aspect,
         float margin) noexcept {
    const glm::mat3 worldFromView = glm::transpose(glm::mat3(camera.view(aspect).viewFromWorld));
    const SeenPoints x{points, camera.target, worldFromView[0], worldFromView[2]};
    const SeenPoints y{points, camera.target, worldFromView[1], worldFromView[2]};
    const float slope = std::tan(0.5F * camera.fovYRadians);
    const bool flat = camera.orthographic;
    float nearest = -std::numeric_limits<float>::infinity();
    for (const glm::vec3& point : points) {
        nearest = std::max(nearest, x.towardsEye(point));
    }
    // For a thin shape seen end-on, the eye must not come closer than its nearest point.
    const float least =
        std::max(leastDistance(x, slope * aspect, flat), leastDistance(y, slope, flat));
    camera.distance = std::max(margin * least, nearest + 0.1F * camera.sceneRadius);
    camera.target += x.axis * middle(x, camera.distance, camera.sceneRadius, flat) +
                     y.axis * middle(y, camera.distance, camera.sceneRadius, flat);
}

std::array<glm::vec3, 8> cornersOf(const Box& box) noexcept {
    std::array<glm::vec3, 8> corners{};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = {(i & 1U) != 0 ? box.max.x : box.min.x, (i & 2U) != 0 ? box.max.y : box.min.y,
                      (i & 4U) != 0 ? box.max.z : box.min.z};
    }
    return corners;
}

void frameTight(OrbitCamera& camera, const Box& box, std::span<const glm::vec3> points,
                float aspect, float margin) noexcept {
    frame(camera, box, aspect);
    camera.distance *= margin / kTightMargin;
    if (box.radius() > 0.0F) {
        fit(camera, points, aspect, margin);
    }
}

}  // namespace

void frame(OrbitCamera& camera, const Box& box, float aspect) noexcept {
    center(camera, box);
    const float slopeY = std::tan(0.5F * camera.fovYRadians);
    const float slope = slopeY * std::min(1.0F, aspect);
    const float perRadius = camera.orthographic ? 1.0F / slopeY / std::min(1.0F, aspect)
                                                : std::sqrt(1.0F + slope * slope) / slope;
    camera.distance = kTightMargin * perRadius * camera.sceneRadius;
}

void frameTight(OrbitCamera& camera, const Box& box, float aspect, float margin) noexcept {
    frameTight(camera, box, cornersOf(box), aspect, margin);
}

void frameTight(OrbitCamera& camera, const Outline& outline, float aspect, float margin) noexcept {
    frameTight(camera, outline.box, outline.points, aspect, margin);
}

}  // namespace sinew
