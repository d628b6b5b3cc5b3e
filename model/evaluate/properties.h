// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/object_factors.h"
#include "model/evaluate/pose.h"

namespace sinew {

// Materials, cameras and lights at a pose: what the file has, and over it what the pose drives.
// `Pose::properties` has the curves' exact values; a spline may overshoot the range that the
// property may have. Here, where they are used, they are held inside (PropertyFacts), and one that
// is not a number leaves the property at rest. Nothing here allocates. Indices must be in range.

[[nodiscard]] MaterialFactors evaluatedMaterial(const Asset& asset, const Pose& pose,
                                                MaterialIndex material) noexcept;

/// Always a usable projection: the field of view stays between 0 and 180°, planes in order,
/// magnifications apart from 0.
[[nodiscard]] CameraProjection evaluatedCamera(const Asset& asset, const Pose& pose,
                                               CameraIndex camera) noexcept;

/// The outer cone is never narrower than the inner one.
[[nodiscard]] LightFactors evaluatedLight(const Asset& asset, const Pose& pose,
                                          LightIndex light) noexcept;

}  // namespace sinew
