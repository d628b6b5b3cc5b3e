// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/view/camera.h"

namespace sinew {

/// The point under the cursor on the plane through the camera's target that faces the eye. `ndc`:
/// -1 to 1 across the picture, x to the right, y down.
[[nodiscard]] glm::vec3 targetPlanePoint(const OrbitCamera& camera, glm::vec2 ndc,
                                         float aspect) noexcept;

/// Distance × factor, held within sane bounds of the scene, so that `pivot` (world space) stays
/// where it is in the picture.
void dollyTo(OrbitCamera& camera, const glm::vec3& pivot, float factor) noexcept;

/// Turns the head: the eye stays. Radians; yaw grows to the left, pitch downwards, as `orbit`.
void look(OrbitCamera& camera, float yawDelta, float pitchDelta) noexcept;

/// Moves eye and target by `step` in world units: x to the right, y along the world's up, z forward
/// along the line of sight.
void fly(OrbitCamera& camera, const glm::vec3& step) noexcept;

/// Brings the target nearer along the line of sight without moving the eye, so that the near plane
/// follows: what is flown past is not cut.
void shortenReach(OrbitCamera& camera, float distance) noexcept;

/// The free camera that comes closest to a view: its eye and direction; what it cannot hold is the
/// roll. The target lies at the depth of `about`, at least a hundredth of the scene's radius away.
[[nodiscard]] OrbitCamera orbitFrom(const CameraView& view, const glm::vec3& about,
                                    float sceneRadius) noexcept;

/// A move from one camera to another: eased, yaw the short way around, distance by ratio. Kind of
/// projection is the end's from the first moment on.
struct CameraTransition {
    OrbitCamera from;
    OrbitCamera to;
    double startSeconds = 0.0;
    double durationSeconds = 0.0;

    [[nodiscard]] bool over(double seconds) const noexcept;
    [[nodiscard]] OrbitCamera at(double seconds) const noexcept;  // `to` itself at the end
};

}  // namespace sinew
