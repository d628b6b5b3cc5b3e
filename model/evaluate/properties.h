// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/object_factors.h"
#include "model/evaluate/pose.h"

namespace sinew {

// Materials, cameras and lights in a pose: the stored values, overridden by the animated ones.
// `Pose::properties` holds the exact values of the curves; splines may overshoot. These functions
// clamp values to the range of the property (PropertyFacts); NaN leaves the property at rest.
// Nothing here allocates. Indices must be in range.

[[nodiscard]] MaterialFactors evaluatedMaterial(const Asset& asset, const Pose& pose,
                                                MaterialIndex material) noexcept;

/// Always a valid projection: field of view between 0 and 180°, near and far planes in order,
/// non-zero magnifications.
[[nodiscard]] CameraProjection evaluatedCamera(const Asset& asset, const Pose& pose,
                                               CameraIndex camera) noexcept;

/// The outer cone is never narrower than the inner one.
[[nodiscard]] LightFactors evaluatedLight(const Asset& asset, const Pose& pose,
                                          LightIndex light) noexcept;

}  // namespace sinew
