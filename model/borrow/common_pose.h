// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/borrow/joint_partners.h"
#include "model/borrow/paired_rigs.h"
#include "model/borrow/rest_frames.h"

namespace sinew {

/// A joint of the target whose rest differs from the common pose.
struct PosedJoint {
    NodeIndex node;
    bool turned = false;
    bool moved = false;  // only of topmost joints with a partner
    bool always = true;  // it does not rest as bound; false: only the common pose turns it, which
                         // matters to joints below it
};

/// One pose that two rigs share, from which clips are retargeted: every limb of the target has the
/// direction that it has on the source. It is the bind pose of the source; a rig without one takes
/// that of the other if the joints have the same names and axes, otherwise its rest pose. Torso,
/// head and feet of the target stay as bound where the bind poses agree, so that neither posture
/// nor soles tilt. A VRM animation and an avatar keep their T poses as they are
/// (VRMC_vrm_animation). The rest pose of a file does not matter to rigs that were bound.
struct CommonPose {
    RestFrames source;
    RestFrames target;
    std::vector<bool> sourceKnown;  // [node]: bound, or posed as the other rig is bound
    std::vector<bool> targetKnown;
    glm::dquat facing{1.0, 0.0, 0.0, 0.0};  // rotation from the source's world to the target's
    std::vector<PosedJoint> posed;
    std::vector<BoneDifference> bones;  // bones in the order of the target's hierarchy
};

[[nodiscard]] CommonPose commonPose(const Asset& source, const Asset& target,
                                    const JointPartners& partners);

}  // namespace sinew
