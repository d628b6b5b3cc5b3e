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

constexpr float kMargin = 1.06F;

/// Sets target and scene radius from the box; a box without extent counts as one unit.
void center(OrbitCamera& camera, const Box& box) noexcept {
    camera.target = box.center();
    camera.sceneRadius = box.radius() > 0.0F ? box.radius() : 1.0F;
}

/// The minimum eye distance along one axis of the picture, and its centre. Both outermost sight
/// lines touch a point, so no closer eye shows all points.
class AxisFit {
public:
    AxisFit(float slope, bool orthographic) noexcept
        : m_slope(slope), m_spread(orthographic ? 0.0F : slope) {}

    /// Adds a point in coordinates relative to the target: across the picture, and towards the eye.
    void add(float across, float towardsEye) noexcept {
        m_high = std::max(m_high, across + m_spread * towardsEye);
        m_low = std::max(m_low, -across + m_spread * towardsEye);
    }
    [[nodiscard]] float offset() const noexcept { return 0.5F * (m_high - m_low); }
    [[nodiscard]] float distance() const noexcept { return 0.5F * (m_high + m_low) / m_slope; }

private:
    float m_slope;
    float m_spread;
    float m_high = -std::numeric_limits<float>::infinity();
    float m_low = -std::numeric_limits<float>::infinity();
};

void fit(OrbitCamera& camera, std::span<const glm::vec3> points, float aspect) noexcept {
    const glm::mat3 viewFromWorld(camera.view(aspect).viewFromWorld);
    const float slope = std::tan(0.5F * camera.fovYRadians);
    AxisFit x(slope * aspect, camera.orthographic);
    AxisFit y(slope, camera.orthographic);
    float nearest = -std::numeric_limits<float>::infinity();
    for (const glm::vec3& point : points) {
        const glm::vec3 seen = viewFromWorld * (point - camera.target);
        x.add(seen.x, seen.z);
        y.add(seen.y, seen.z);
        nearest = std::max(nearest, seen.z);
    }
    camera.target += glm::transpose(viewFromWorld) * glm::vec3(x.offset(), y.offset(), 0.0F);
    // For a thin shape seen end-on, the eye must not come closer than its nearest point.
    camera.distance = std::max(kMargin * std::max(x.distance(), y.distance()),
                               nearest + 0.1F * camera.sceneRadius);
}

std::array<glm::vec3, 8> cornersOf(const Box& box) noexcept {
    std::array<glm::vec3, 8> corners{};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = {(i & 1U) != 0 ? box.max.x : box.min.x, (i & 2U) != 0 ? box.max.y : box.min.y,
                      (i & 4U) != 0 ? box.max.z : box.min.z};
    }
    return corners;
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
    frame(camera, box, aspect);
    if (box.radius() > 0.0F) {
        fit(camera, cornersOf(box), aspect);
    }
}

void frameTight(OrbitCamera& camera, const Outline& outline, float aspect) noexcept {
    frame(camera, outline.box, aspect);
    if (outline.box.radius() > 0.0F) {
        fit(camera, outline.points, aspect);
    }
}

}  // namespace sinew
