// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera_motion.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr float kFaster = 4.0F;
constexpr double kLongestStepSeconds = 0.1;  // limits the step after a pause

}  // namespace

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
