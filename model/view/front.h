// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"

namespace sinew {

/// Yaw of a camera that looks at the front of the model, as in OrbitCamera: 0, because glTF and VRM
/// 1.0 models face +Z, or half a turn for VRM 0.x, whose avatars face -Z.
[[nodiscard]] float frontYaw(const Asset& asset) noexcept;

}  // namespace sinew
