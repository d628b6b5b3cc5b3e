// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/borrow/common_pose.h"
#include "model/borrow/joint_partners.h"

namespace sinew {

/// A difference and the joint of the target where it is; none: there is no difference.
struct RestDifferenceAt {
    double value = 0.0;
    NodeIndex joint;
};

/// How the rest poses of partners differ.
struct RestDifference {
    RestDifferenceAt rotation;     // largest angle between local rotations, in degrees
    RestDifferenceAt translation;  // largest difference between a joint's offsets from its parent,
                                   // in model units, regardless of the scale above a skeleton
    RestDifferenceAt length;       // bone length of the target relative to the source that is
                                   // farthest from 1
    // Height of the hips of the target relative to the source, in the common pose: how much farther
    // the target moves.
    // The hips are that bone of a humanoid, otherwise the topmost partner whose translation a clip
    // animates.
    double heightRatio = 1.0;
    NodeIndex hips;  // node of the target; none: no clip moves the skeleton as a whole
    // The joints are at the same places in the spaces of their parents and, as far as they were
    // bound, have the same axes, so that the same rotations turn the same bones: only the poses at
    // rest differ, if anything does.
    bool sameBones = true;
};

[[nodiscard]] RestDifference restDifference(const Asset& source, const Asset& target,
                                            const JointPartners& partners, const CommonPose& pose);

}  // namespace sinew
