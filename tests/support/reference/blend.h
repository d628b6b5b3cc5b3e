// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/evaluate/blend/pose_layer.h"
#include "tests/support/reference/pose.h"

namespace sinew::reference {

/// The layers over the rest pose, target by target, by the rules that PoseBlender states.
[[nodiscard]] Pose blendedPose(const Asset& asset, std::span<const PoseLayer> layers);

}  // namespace sinew::reference
