// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include "model/evaluate/pose_walk.h"

namespace sinew {

/// How far the node is turned about the world's Y at the last of these times of a clip, seen from
/// the first; in radians, counter-clockwise from above. Whole turns count, unless the node turns by
/// half of one from a time to the next. `seconds` as of NodeTracks, not empty. None after a stop.
[[nodiscard]] std::optional<double> turnAboutY(PoseWalk& walk, AnimationIndex animation,
                                               NodeIndex node, std::span<const float> seconds,
                                               const std::stop_token& stop = {});

}  // namespace sinew
