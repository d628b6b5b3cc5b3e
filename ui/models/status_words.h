// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/asset/animation.h"
#include "model/evaluate/pose_moment.h"
#include "model/view/hand_posing.h"
#include "ui/session/parts.h"

namespace sinew {

struct Asset;
class SurfaceMeter;

/// "Fox · primitive 0 · triangle 812 · vertex 2431 · b_Neck_04 0.250 · strongest b_Spine 0.750":
/// the weight of the joint that is shown, if any, and the largest, as stored; "no joint" without
/// weights. Several joints come first, with their sum: "3 joints 0.875". Empty if there is nothing.
[[nodiscard]] QString pointedWords(const Asset& asset, const PointedAt& pointed);

/// "Stretch 2.3 × at frame 41": the value of the view at this point, with the frame of the worst if
/// that is shown; empty if the view shows none.
[[nodiscard]] QString valueWords(const SurfaceMeter& meter, const SurfaceHit& hit);

/// "b_Neck_04: rotation by hand instead of Walk", or the number of nodes posed by hand; empty if
/// there are none.
[[nodiscard]] QString posingWords(const Document& document, const Player& player,
                                  const Selection& selection);

/// What a part of a node's local transform comes from at this moment: "Walk", "Walk 0.60, Run 0.40"
/// (layers with their weights), "By hand", "Rest pose"; with ", in place" where root motion is
/// removed. Not for morph weights. O(channels).
[[nodiscard]] QString driverWords(const Asset& asset, const PoseMoment& moment, NodeIndex node,
                                  ChannelPath path);

}  // namespace sinew
