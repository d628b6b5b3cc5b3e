// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// Resets these targets only. `pose` has been sized by `resetToRest` for the same asset.
void resetToRest(const Asset& asset, std::span<const PoseTarget> targets, Pose& pose) noexcept;

}  // namespace sinew
