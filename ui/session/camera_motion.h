// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/view/camera_move.h"

namespace sinew {

/// What moves the camera from frame to frame: an eased move to a new view, or flight. All times are
/// wall seconds; nothing moves by itself when neither goes on.
class CameraMotion {
public:
    static constexpr double kMoveSeconds = 0.2;
    static constexpr float kSlowest = 0.01F;
    static constexpr float kFastest = 100.0F;

    void go(const OrbitCamera& from, const OrbitCamera& to, double now);
    void arrive() noexcept { m_move.reset(); }
    void setFlight(const glm::vec3& direction, bool fast, double now) noexcept;
    void setSpeed(float radiiPerSecond) noexcept;                             // held within bounds
    [[nodiscard]] float speedRadii() const noexcept { return m_speedRadii; }  // scene radii per s

    [[nodiscard]] bool flying() const noexcept { return m_direction != glm::vec3(0.0F); }
    [[nodiscard]] bool moving() const noexcept { return m_move.has_value() || flying(); }

    /// `goal` is where the move ends; flight takes it along. `shown` is where the camera is now.
    void advance(double now, OrbitCamera& goal, OrbitCamera& shown) noexcept;

private:
    std::optional<CameraTransition> m_move;
    glm::vec3 m_direction{0.0F};
    float m_speedRadii = 1.0F;
    bool m_fast = false;
    double m_flownUntil = 0.0;
};

}  // namespace sinew
