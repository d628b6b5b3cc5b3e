// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/core/math.h"
#include "model/view/camera.h"

namespace sinew {

/// The point under the cursor on the plane through the camera's target that faces the eye. `ndc`:
/// -1 to 1 across the picture, x to the right, y down.
[[nodiscard]] glm::vec3 targetPlanePoint(const OrbitCamera& camera, glm::vec2 ndc,
                                         float aspect) noexcept;

/// Scales the distance by `factor`, clamped to a sensible range for the scene, so that `pivot`
/// (world space) keeps its position in the picture.
void dollyTo(OrbitCamera& camera, const glm::vec3& pivot, float factor) noexcept;

/// Looks around from a fixed eye. Radians; yaw increases to the left, pitch downwards, as in
/// `orbit`.
void look(OrbitCamera& camera, float yawDelta, float pitchDelta) noexcept;

/// Moves eye and target by `step` in world units: x to the right, y along the world's up, z forward
/// along the line of sight.
void fly(OrbitCamera& camera, const glm::vec3& step) noexcept;

/// Moves the target closer along the line of sight without moving the eye. The near plane follows,
/// so objects passed in flight are not clipped.
void shortenReach(OrbitCamera& camera, float distance) noexcept;

/// The orbit camera closest to a view: same eye and direction, without roll. The target is at the
/// depth of `about`, at least a hundredth of the scene radius away.
[[nodiscard]] OrbitCamera orbitFrom(const CameraView& view, const glm::vec3& about,
                                    float sceneRadius) noexcept;

/// A move from one camera to another: eased, with the shorter yaw path and geometric interpolation
/// of distance. The projection type is that of the end from the start.
struct CameraTransition {
    OrbitCamera from;
    OrbitCamera to;
    double startSeconds = 0.0;
    double durationSeconds = 0.0;

    [[nodiscard]] bool over(double seconds) const noexcept;
    [[nodiscard]] OrbitCamera at(double seconds) const noexcept;  // exactly `to` at the end
};

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
