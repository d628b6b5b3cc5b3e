// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/asset/animation.h"
#include "model/evaluate/pose_moment.h"

namespace sinew {

struct Asset;

/// What a part of a node's local transform comes from at this moment: "Walk", "Walk 0.60, Run 0.40"
/// (layers with their weights), "By hand", "Rest pose"; with ", in place" where root motion is
/// removed. Not for morph weights. O(channels).
[[nodiscard]] QString driverWords(const Asset& asset, const PoseMoment& moment, NodeIndex node,
                                  ChannelPath path);

}  // namespace sinew
