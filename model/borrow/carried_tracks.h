// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include "model/borrow/joint_partners.h"
#include "model/borrow/joint_retarget.h"

namespace sinew {

/// A track of the target, in place of the one that the partner has.
struct CarriedTrack {
    JointPartner pair;
    ChannelPath path = ChannelPath::Rotation;
    Sampler keys;
};

/// What joints of the source without a partner do to the partners below them: these turn by the
/// rotations of both, so that limbs keep their directions, and topmost ones also move along. Joints
/// of a VRM animation that are no bones do not count (VRMC_vrm_animation).
class CarriedTracks {
public:
    /// All are borrowed.
    CarriedTracks(const Asset& source, const JointPartners& partners,
                  const Retargeting& retargeting);

    /// Tracks of the partners that carry something in a clip, at the keys of all joints on the
    /// path, and between them where the products of rotations leave the shortest arc. Stops after
    /// `mostFloats`; the last track is incomplete then.
    [[nodiscard]] std::vector<CarriedTrack> of(AnimationIndex animation,
                                               std::size_t mostFloats) const;

    /// Joints without a partner whose motion others carry; clips move them.
    [[nodiscard]] const std::set<NodeIndex>& joints() const noexcept { return m_joints; }

private:
    [[nodiscard]] std::vector<NodeIndex> pathTo(NodeIndex partner) const;

    const Asset& m_source;
    const JointPartners& m_partners;
    const Retargeting& m_retargeting;
    std::set<NodeIndex> m_joints;
};

}  // namespace sinew
