// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// Blends clips target by target:
/// 1. `Blend` layers that have a channel for the target are averaged by weight; a sum above 1 is
///    divided, one below 1 is filled up with the rest pose. Rotations: normalised weighted sum,
///    every quaternion turned into the hemisphere of the rest rotation, so order does not matter.
/// 2. `Override` layers in order: result = mix(result, layer, weight), weight held to 0..1;
///    rotations by the shortest way.
/// 3. `Additive` layers in order: translation and weights add weight × difference, rotation is
///    result × (reference⁻¹ × layer)^weight, scale is multiplied by mix(1, layer / reference,
///    weight) (where the reference is 0: weight × layer is added).
/// Visibility counts as 0 or 1 and shows from 0.5 on. The same layers give the same pose, bit for
/// bit. One layer of weight 1 is the clip itself.
class PoseBlender;

}  // namespace sinew
