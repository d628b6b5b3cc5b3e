// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/evaluate/hand_pose.h"
#include "model/motion/clip_motion.h"
#include "model/motion/trails.h"

namespace sinew {

/// A contact whose foot moves farther along the ground than this part of the rig's size slides.
inline constexpr double kSlidingPart = 0.01;

/// Adds to the trails of a clip where feet are in contact or slide, and where nodes jump between
/// two frames. A foot's contacts are those of its joint, its parent and its children; a jump of a
/// node is one of everything below it. The motion is that of the clip alone: contacts of a foot
/// that the pose by hand moves, and jumps of what it replaces, are left out.
void addMotion(const Asset& asset, const ClipMotion& motion, const HandPose& hand, TrailSet& set);

/// What jumps most from the last frame of a clip to its first: "Loop seam: 'Hips' rotation by
/// 12.3°; velocity: 'Foot' rotation by 40° per second".
[[nodiscard]] std::string seamWords(const Asset& asset, const ClipMotion& motion);

}  // namespace sinew
