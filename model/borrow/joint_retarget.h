// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/borrow/common_pose.h"
#include "model/borrow/joint_partners.h"
#include "model/borrow/rest_difference.h"

namespace sinew {

/// How the local transform of a joint becomes that of its partner, so that both turn by the same
/// rotation in the world from the pose that they share. All of it is affine in the values of a key,
/// so keys stay keys: spline tangents take the same factors, and a slerp between two turned
/// rotations is the turned slerp.
struct JointRetarget {
    glm::dquat before{1.0, 0.0, 0.0, 0.0};  // rotation: before * q * after
    glm::dquat after{1.0, 0.0, 0.0, 0.0};
    glm::dmat3 turn{1.0};  // translation: turn * t + offset
    glm::dvec3 offset{0.0};
    glm::dmat3 stretch{1.0};  // scale: stretch * s
    bool axesAgree = true;    // the axes of both joints agree, so that the scale is exact
};

/// The same keys for the partner: values and tangents in the space of its parent.
[[nodiscard]] Sampler retargetedKeys(const Sampler& sampler, ChannelPath path,
                                     const JointRetarget& retarget);

/// The constants of all partners, from the common pose: with W the rotation of a node in the world
/// and P that of its parent, before = P(target)^-1 P(source) and after = W(source)^-1 W(target),
/// which is the pose in normalised space of VRMC_vrm_animation. Where the rigs face otherwise, both
/// are turned in between.
class Retargeting {
public:
    /// All are borrowed.
    Retargeting(const Asset& source, const Asset& target, const CommonPose& pose,
                const RestDifference& difference);

    [[nodiscard]] JointRetarget of(const JointPartner& pair) const;
    /// The same for a transform of the source in the space of a node above it; none: in the world.
    [[nodiscard]] JointRetarget of(const JointPartner& pair, NodeIndex space) const;

private:
    void retargetTranslation(const JointPartner& pair, NodeIndex space, JointRetarget& out) const;
    void retargetScale(const JointPartner& pair, JointRetarget& out) const;

    const Asset& m_source;
    const Asset& m_target;
    const CommonPose& m_pose;
    const RestDifference& m_difference;
};

}  // namespace sinew
