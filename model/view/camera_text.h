// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/core/result.h"
#include "model/view/camera.h"

namespace sinew {

/// A camera independent of what it looks at, as it is typed and copied:
/// "eye:X,Y,Z,target:X,Y,Z,up:X,Y,Z,fov:DEGREES" or "…,ortho:HEIGHT". Positions and the visible
/// height are in file units. `up` is left out if it is the world's up or, for a vertical line of
/// sight, -Z (seen from above) or +Z.
inline constexpr const char* kCameraTextForm = "eye:X,Y,Z,target:X,Y,Z[,up:X,Y,Z][,fov:DEGREES]";

[[nodiscard]] std::string cameraText(const OrbitCamera& camera);

/// Whether a text is meant as such a camera.
[[nodiscard]] bool isCameraText(std::string_view text) noexcept;

/// The camera of a text, whose parts may be in any order and surrounded by spaces; without `fov` or
/// `ortho`, with the usual field of view. An orthographic eye is moved back along the
/// line of sight only if it is closer than a fourteenth of the visible height. The scene radius is
/// that of a default camera, see `coverDepth`. Error InvalidRequest.
[[nodiscard]] Result<OrbitCamera> readCameraText(std::string_view text);

/// The orbit camera of a view of any camera, with its roll; see `orbitFrom`.
[[nodiscard]] OrbitCamera rolledOrbitFrom(const CameraView& view, const glm::vec3& about,
                                          float sceneRadius) noexcept;

}  // namespace sinew
