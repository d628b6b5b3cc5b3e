// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera_move.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_access.hpp>
#include <numbers>

namespace sinew {

namespace {

constexpr float kLeastReach = 0.01F;  // relative to the scene radius

glm::vec3 axisOf(const OrbitCamera& camera, int row) noexcept {
    return glm::vec3(glm::row(camera.view(1.0F).viewFromWorld, row));
}

/// Smoothstep: starts and ends at rest.
float eased(double part) noexcept {
    return glm::smoothstep(0.0F, 1.0F, static_cast<float>(std::clamp(part, 0.0, 1.0)));
}

constexpr float kFaster = 4.0F;
constexpr double kLongestStepSeconds = 0.1;  // limits the step after a pause

}  // namespace

glm::vec3 targetPlanePoint(const OrbitCamera& camera, glm::vec2 ndc, float aspect) noexcept {
    const float halfHeight = camera.distance * std::tan(0.5F * camera.fovYRadians);
    return camera.target +
           halfHeight * (ndc.x * aspect * axisOf(camera, 0) - ndc.y * axisOf(camera, 1));
}

void dollyTo(OrbitCamera& camera, const glm::vec3& pivot, float factor) noexcept {
    const float before = camera.distance;
    camera.zoom(factor);
    camera.target = pivot + (camera.distance / before) * (camera.target - pivot);
}

void look(OrbitCamera& camera, float yawDelta, float pitchDelta) noexcept {
    const glm::vec3 eye = camera.eye();
    camera.orbit(yawDelta, pitchDelta);
    camera.target += eye - camera.eye();
}

void fly(OrbitCamera& camera, const glm::vec3& step) noexcept {
    camera.target +=
        step.x * axisOf(camera, 0) + glm::vec3(0.0F, step.y, 0.0F) - step.z * axisOf(camera, 2);
}

void shortenReach(OrbitCamera& camera, float distance) noexcept {
    const float reach = std::min(camera.distance, distance);
    camera.target += (camera.distance - reach) * axisOf(camera, 2);
    camera.distance = reach;
}

OrbitCamera orbitFrom(const CameraView& view, const glm::vec3& about, float sceneRadius) noexcept {
    const glm::vec3 back(glm::row(view.viewFromWorld, 2));
    OrbitCamera camera;
    camera.sceneRadius = sceneRadius;
    camera.orthographic = view.orthographic;
    camera.orbit(std::atan2(back.x, back.z), std::asin(std::clamp(back.y, -1.0F, 1.0F)));
    camera.distance = std::max(glm::dot(view.eyeWorld - about, back), kLeastReach * sceneRadius);
    const float slope = std::abs(view.clipFromView[1][1]);
    if (view.orthographic) {
        camera.distance = 1.0F / (slope * std::tan(0.5F * camera.fovYRadians));
        camera.target = view.eyeWorld - glm::dot(view.eyeWorld - about, back) * back;
        return camera;
    }
    camera.fovYRadians = 2.0F * std::atan(1.0F / slope);
    camera.target = view.eyeWorld;
    camera.target += view.eyeWorld - camera.eye();
    return camera;
}

bool CameraTransition::over(double seconds) const noexcept {
    return !(seconds < startSeconds + durationSeconds);
}

OrbitCamera CameraTransition::at(double seconds) const noexcept {
    if (over(seconds)) {
        return to;
    }
    const float part = eased((seconds - startSeconds) / durationSeconds);
    constexpr float kTurn = 2.0F * std::numbers::pi_v<float>;
    OrbitCamera now = to;
    now.target = glm::mix(from.target, to.target, part);
    now.yawRadians =
        from.yawRadians + part * std::remainder(to.yawRadians - from.yawRadians, kTurn);
    now.rollRadians =
        from.rollRadians + part * std::remainder(to.rollRadians - from.rollRadians, kTurn);
    now.pitchRadians = std::lerp(from.pitchRadians, to.pitchRadians, part);
    now.distance = from.distance * std::pow(to.distance / from.distance, part);
    now.fovYRadians = std::lerp(from.fovYRadians, to.fovYRadians, part);
    now.sceneRadius = std::max(from.sceneRadius, to.sceneRadius);
    return now;
}

void CameraMotion::go(const OrbitCamera& from, const OrbitCamera& to, double now) {
    m_move = CameraTransition{
        .from = from, .to = to, .startSeconds = now, .durationSeconds = kMoveSeconds};
}

void CameraMotion::setFlight(const glm::vec3& direction, bool fast, double now) noexcept {
    if (!flying()) {
        m_flownUntil = now;
    }
    const float length = glm::length(direction);
    m_direction = length > 0.0F ? direction / length : glm::vec3(0.0F);
    m_fast = fast;
}

void CameraMotion::setSpeed(float radiiPerSecond) noexcept {
    m_speedRadii = std::clamp(radiiPerSecond, kSlowest, kFastest);
}

void CameraMotion::advance(double now, OrbitCamera& goal, OrbitCamera& shown) noexcept {
    if (m_move) {
        shown = m_move->at(now);
        if (m_move->over(now)) {
            m_move.reset();
        }
    }
    if (flying()) {
        const double step = std::clamp(now - m_flownUntil, 0.0, kLongestStepSeconds);
        const float speed = m_speedRadii * (m_fast ? kFaster : 1.0F) * goal.sceneRadius;
        fly(goal, static_cast<float>(step) * speed * m_direction);
        shown = goal;
        m_flownUntil = now;
    }
}

}  // namespace sinew
