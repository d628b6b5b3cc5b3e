// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/view/camera_move.h"

namespace sinew {

/// Camera motion between frames: an eased move to a new view, or flight. All times are wall
/// seconds; without either nothing moves.
class CameraMotion {
public:
    static constexpr double kMoveSeconds = 0.2;
    static constexpr float kSlowest = 0.01F;
    static constexpr float kFastest = 100.0F;

    void go(const OrbitCamera& from, const OrbitCamera& to, double now);
    void arrive() noexcept { m_move.reset(); }
    void setFlight(const glm::vec3& direction, bool fast, double now) noexcept;
    void setSpeed(float radiiPerSecond) noexcept;                             // clamped
    [[nodiscard]] float speedRadii() const noexcept { return m_speedRadii; }  // scene radii per s

    [[nodiscard]] bool flying() const noexcept { return m_direction != glm::vec3(0.0F); }
    [[nodiscard]] bool moving() const noexcept { return m_move.has_value() || flying(); }

    /// `goal` is the end of the move; flight moves it too. `shown` is the current camera.
    void advance(double now, OrbitCamera& goal, OrbitCamera& shown) noexcept;

private:
    std::optional<CameraTransition> m_move;
    glm::vec3 m_direction{0.0F};
    float m_speedRadii = 1.0F;
    bool m_fast = false;
    double m_flownUntil = 0.0;
};

}  // namespace sinew
