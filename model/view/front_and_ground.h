// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/evaluate/bounds.h"
#include "model/view/look.h"

namespace sinew {

/// Height of the ground, world y. Foot: the lowest point of `bounds`, those of the whole clip, so
/// that it stays while playing; 0 if the model is there, that is, if its foot is within 3 % of the
/// radius of `bounds`. Origin, or bounds that are empty or not finite: 0.
[[nodiscard]] float groundHeight(GroundPlace place, const Box& bounds) noexcept;

/// Yaw of a camera that looks at the front of the model, as in OrbitCamera: 0, because glTF and VRM
/// 1.0 models face +Z, or half a turn for VRM 0.x, whose avatars face -Z.
[[nodiscard]] float frontYaw(const Asset& asset) noexcept;

}  // namespace sinew
