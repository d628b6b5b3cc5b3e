// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "model/borrow/borrow_findings.h"
#include "model/borrow/carried_tracks.h"
#include "model/borrow/joint_partners.h"
#include "model/borrow/joint_retarget.h"
#include "model/borrow/morph_partners.h"
#include "model/borrow/weight_channels.h"

namespace sinew {

/// Floats of keys that borrowing may make out of one file; a file whose channels share long
/// samplers could ask for any number.
inline constexpr std::size_t kMostBorrowedFloats = std::size_t{64} << 20;

/// Makes clips of the target out of those of the source, key by key.
class ClipMaker {
public:
    /// All are borrowed. `retargeting` null: local transforms as they are stored. `mostFloats`: of
    /// keys, over all clips.
    ClipMaker(const Asset& source, const Asset& target, const JointPartners& partners,
              const Retargeting* retargeting, BorrowFindings& findings,
              std::size_t mostFloats = kMostBorrowedFloats);

    /// From now on joints without a partner move those below them. Borrowed.
    void carry(const CarriedTracks& carried) { m_carried = &carried; }
    /// From now on clips set the joints of the target that do not rest as bound, too. Borrowed.
    void poseAs(const CommonPose& pose) { m_pose = &pose; }
    [[nodiscard]] Animation make(AnimationIndex animation);
    /// Too many floats; the clips are incomplete.
    [[nodiscard]] bool tooLarge() const noexcept { return m_floats > m_mostFloats; }

private:
    /// What expressions and morph weights drive, one curve for each target.
    struct DrivenChannels {
        WeightChannels weights;
        MaterialChannels materials;
    };
    using Made = std::map<std::tuple<SamplerIndex, ChannelPath, NodeIndex>, SamplerIndex>;

    void addTransform(AnimationIndex animation, const Channel& channel, Animation& clip);
    [[nodiscard]] std::set<std::pair<NodeIndex, ChannelPath>> addCarried(AnimationIndex animation,
                                                                         Animation& clip);
    void addPosed(Animation& clip);
    void addStill(const PosedJoint& joint, ChannelPath path, Animation& clip);
    [[nodiscard]] std::set<NodeIndex> aboveChannels(const Animation& clip);
    void addWeights(AnimationIndex animation, const Channel& channel, WeightChannels& weights);
    void addExpression(AnimationIndex animation, const Channel& channel, DrivenChannels& driven);
    void drive(AnimationIndex animation, const Channel& channel, const MorphPartner& partner,
               const Sampler& curve, WeightChannels& weights);
    [[nodiscard]] bool isBorrowed(AnimationIndex animation, const Channel& channel);
    [[nodiscard]] const VrmExpressionNode* expressionOf(const Channel& channel) const;

    const Asset& m_source;
    const Asset& m_target;
    const JointPartners& m_partners;
    const Retargeting* m_retargeting;
    BorrowFindings& m_findings;
    const CommonPose* m_pose = nullptr;
    const CarriedTracks* m_carried = nullptr;
    std::vector<NodeIndex> m_sourceOf;  // [node of the target]
    MorphPartners m_morphs;
    std::map<NodeIndex, const VrmExpressionNode*> m_expressions;
    Made m_made;  // samplers of the clip in the making
    NodeIndex m_hips;
    std::size_t m_mostFloats;
    std::size_t m_floats = 0;  // made so far
};

}  // namespace sinew
