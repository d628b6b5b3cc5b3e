// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/clip_maker.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "model/asset/property_facts.h"
#include "model/borrow/humanoid_bones.h"
#include "model/borrow/joint_retarget.h"

namespace sinew {
namespace {

constexpr std::size_t kFloatsPerCurve = 16;  // overhead of what holds a curve
constexpr float kSameScale = 1e-4F;          // relative

const VrmExpression* expressionNamed(const Asset& avatar, const std::string& name) {
    if (!avatar.vrm) {
        return nullptr;
    }
    const std::string key = expressionKey(name);
    for (const VrmExpression& expression : avatar.vrm->expressions) {
        if (expressionKey(expression.name) == key) {
            return &expression;
        }
    }
    return nullptr;
}

/// Whether all keys scale all axes alike, so that it does not matter which.
bool isUniform(const Sampler& scale) {
    for (std::size_t i = 0; i + 3 <= scale.values.size(); i += 3) {
        const auto [least, most] =
            std::minmax({scale.values[i], scale.values[i + 1], scale.values[i + 2]});
        if (most - least > kSameScale * std::max(std::abs(least), std::abs(most))) {
            return false;
        }
    }
    return true;
}

std::string targetWords(const Asset& asset, const MorphPartner& partner) {
    const std::vector<std::string>& names = asset[asset[partner.node].mesh].targetNames;
    return partner.target < names.size() ? '\'' + names[partner.target] + '\''
                                         : std::to_string(partner.target);
}

}  // namespace

ClipMaker::ClipMaker(const Asset& source, const Asset& target, const JointPartners& partners,
                     const Retargeting* retargeting, BorrowFindings& findings,
                     std::size_t mostFloats)
    : m_source(source),
      m_target(target),
      m_partners(partners),
      m_retargeting(retargeting),
      m_findings(findings),
      m_morphs(source, target),
      m_mostFloats(mostFloats) {
    m_sourceOf.resize(target.nodes.size());
    for (const JointPartner& pair : partners.pairs) {
        m_sourceOf[pair.target.value] = pair.source;
    }
    if (source.vrmAnimation) {
        for (const VrmExpressionNode& expression : source.vrmAnimation->expressions) {
            m_expressions.try_emplace(expression.node, &expression);
        }
    }
    m_hips = nodeOfBone(humanoidBones(source), "hips");
}

Animation ClipMaker::make(AnimationIndex animation) {
    const Animation& stored = m_source[animation];
    Animation clip;
    clip.name = stored.name;
    clip.startSeconds = stored.startSeconds;
    clip.endSeconds = stored.endSeconds;
    m_made.clear();
    DrivenChannels driven;
    const std::set<std::pair<NodeIndex, ChannelPath>> carried = addCarried(animation, clip);
    for (const Channel& channel : stored.channels) {
        if (tooLarge()) {
            return clip;
        }
        if (expressionOf(channel) != nullptr) {
            addExpression(animation, channel, driven);
        } else if (channel.path == ChannelPath::Weights) {
            addWeights(animation, channel, driven.weights);
        } else if (isBorrowed(animation, channel) &&
                   !carried.contains({channel.node, channel.path})) {
            addTransform(animation, channel, clip);
        }
    }
    addPosed(clip);
    m_findings.ignoredProperties(animation);
    driven.weights.appendTo(clip);
    driven.materials.appendTo(clip, m_target);
    std::uint32_t fileIndex = 0;
    for (Channel& channel : clip.channels) {
        channel.fileIndex = fileIndex++;
    }
    for (PropertyChannel& channel : clip.propertyChannels) {
        channel.fileIndex = fileIndex++;
    }
    return clip;
}

/// The tracks of partners that move with joints that have none; which those of the source are.
std::set<std::pair<NodeIndex, ChannelPath>> ClipMaker::addCarried(AnimationIndex animation,
                                                                  Animation& clip) {
    std::set<std::pair<NodeIndex, ChannelPath>> own;
    if (m_carried == nullptr) {
        return own;
    }
    for (CarriedTrack& track : m_carried->of(animation, m_mostFloats - m_floats + 1)) {
        m_floats += track.keys.times.size() + track.keys.values.size();
        own.emplace(track.pair.source, track.path);
        clip.channels.push_back({.node = track.pair.target,
                                 .path = track.path,
                                 .sampler = SamplerIndex(clip.samplers.size())});
        clip.samplers.push_back(std::move(track.keys));
    }
    return own;
}

/// Joints whose rest differs from the common pose and that the clip does not move: partners rest as
/// those of the source do, all others as bound.
void ClipMaker::addPosed(Animation& clip) {
    if (m_pose == nullptr || m_pose->posed.empty() || clip.channels.empty()) {
        return;
    }
    const std::set<NodeIndex> above =
        m_retargeting != nullptr ? aboveChannels(clip) : std::set<NodeIndex>();
    std::set<std::pair<NodeIndex, ChannelPath>> set;
    for (const Channel& channel : clip.channels) {
        set.emplace(channel.node, channel.path);
    }
    for (const PosedJoint& joint : m_pose->posed) {
        ++m_floats;  // searching costs, too
        if (!joint.always && !joint.moved && !above.contains(joint.node)) {
            continue;
        }
        if (joint.turned && !set.contains({joint.node, ChannelPath::Rotation})) {
            addStill(joint, ChannelPath::Rotation, clip);
        }
        if (joint.moved && !set.contains({joint.node, ChannelPath::Translation})) {
            addStill(joint, ChannelPath::Translation, clip);
        }
        if (tooLarge()) {
            return;
        }
    }
}

/// A track of one key.
void ClipMaker::addStill(const PosedJoint& joint, ChannelPath path, Animation& clip) {
    const NodeIndex source = m_sourceOf[joint.node.value];
    const bool turns = path == ChannelPath::Rotation;
    const Transform& rest = m_source[source ? source : NodeIndex(0U)].rest;
    const glm::quat rotation =
        source ? rest.rotation : glm::quat(m_pose->target.localRotation(m_target, joint.node));
    Sampler still;
    still.width = turns ? 4U : 3U;
    still.times = std::vector<float>{clip.startSeconds};
    still.values =
        turns ? std::vector<float>{rotation.x, rotation.y, rotation.z, rotation.w}
              : std::vector<float>{rest.translation.x, rest.translation.y, rest.translation.z};
    if (source && m_retargeting != nullptr) {
        still = retargetedKeys(still, path, m_retargeting->of({source, joint.node}));
    }
    m_floats += kFloatsPerCurve + 2 * still.width;
    clip.channels.push_back(
        {.node = joint.node, .path = path, .sampler = SamplerIndex(clip.samplers.size())});
    clip.samplers.push_back(std::move(still));
}

/// The nodes above those that the clip moves.
std::set<NodeIndex> ClipMaker::aboveChannels(const Animation& clip) {
    std::set<NodeIndex> above;
    for (const Channel& channel : clip.channels) {
        NodeIndex each = m_target[channel.node].parent;
        for (; each && above.insert(each).second; each = m_target[each].parent) {
            ++m_floats;
        }
    }
    return above;
}

/// Whether the channel moves a joint that has a partner. A VRM animation moves its hips and turns
/// all other bones.
bool ClipMaker::isBorrowed(AnimationIndex animation, const Channel& channel) {
    if (m_source.vrmAnimation) {
        if (channel.node == m_source.vrmAnimation->lookAt) {
            m_findings.ignoredLookAt();
            return false;
        }
        if (channel.path == ChannelPath::Scale) {
            m_findings.ignoredChannel("scales of a VRM animation", animation, channel);
            return false;
        }
        if (channel.path == ChannelPath::Translation && channel.node != m_hips) {
            m_findings.ignoredChannel("translations of other bones than the hips", animation,
                                      channel);
            return false;
        }
    }
    return m_partners.targetOf[channel.node.value].valid();
}

void ClipMaker::addTransform(AnimationIndex animation, const Channel& channel, Animation& clip) {
    const NodeIndex target = m_partners.targetOf[channel.node.value];
    const auto [made, isNew] =
        m_made.try_emplace({channel.sampler, channel.path, m_retargeting ? target : NodeIndex()},
                           SamplerIndex(clip.samplers.size()));
    if (isNew) {
        const Sampler& stored = m_source[animation].samplers[channel.sampler.value];
        m_floats += stored.times.size() + stored.values.size();
        if (tooLarge()) {
            return;
        }
        if (m_retargeting != nullptr) {
            const JointRetarget retarget = m_retargeting->of({channel.node, target});
            if (channel.path == ChannelPath::Scale && !retarget.axesAgree && !isUniform(stored)) {
                m_findings.turnedScale(channel.node);
            }
            clip.samplers.push_back(retargetedKeys(stored, channel.path, retarget));
        } else {
            clip.samplers.push_back(stored);
        }
    }
    clip.channels.push_back({.node = target, .path = channel.path, .sampler = made->second});
}

void ClipMaker::addWeights(AnimationIndex animation, const Channel& channel,
                           WeightChannels& weights) {
    const Sampler& stored = m_source[animation].samplers[channel.sampler.value];
    const bool all = channel.morphTarget == kAllMorphTargets;
    bool found = false;
    for (std::uint32_t column = 0; column < stored.width && !tooLarge(); ++column) {
        const std::vector<MorphPartner> partners =
            m_morphs.of(channel.node, all ? column : channel.morphTarget);
        found = found || !partners.empty();
        const Sampler curve = partners.empty() ? Sampler() : componentCurve(stored, column);
        for (const MorphPartner& partner : partners) {
            drive(animation, channel, partner, curve, weights);
        }
    }
    if (!found) {
        m_findings.ignoredChannel("weights of morph targets that the other file lacks", animation,
                                  channel);
    }
}

/// The weight is the translation in x (VRMC_vrm_animation).
void ClipMaker::addExpression(AnimationIndex animation, const Channel& channel,
                              DrivenChannels& driven) {
    const VrmExpressionNode& own = *expressionOf(channel);
    if (channel.path != ChannelPath::Translation) {
        return;
    }
    const VrmExpression* const expression = expressionNamed(m_target, own.name);
    if (expression == nullptr) {
        m_findings.ignoredExpression(own);
        return;
    }
    if (!expression->unshown.empty()) {
        m_findings.partialExpression(own, "changes colours of materials that are not shown");
    }
    if (!expression->overrides.empty()) {
        m_findings.partialExpression(own, "overrides others; all play as stored");
    }
    if (expression->isBinary) {
        m_findings.partialExpression(own, "is only on or off; it fades like its curve");
    }
    const Sampler& stored = m_source[animation].samplers[channel.sampler.value];
    for (const VrmMorphBind& bind : expression->morphs) {
        const Sampler curve = componentCurve(stored, 0, bind.weight);
        for (const MorphPartner& partner : m_morphs.of(bind)) {
            drive(animation, channel, partner, curve, driven.weights);
        }
    }
    const Sampler weight = componentCurve(stored, 0);
    for (const VrmMaterialBind& bind : expression->materials) {
        m_floats += weight.times.size() + 4 * weight.values.size() + kFloatsPerCurve;
        if (!tooLarge() && !driven.materials.add(m_target, bind, weight)) {
            m_findings.contestedTarget(animation, channel, displayName(m_target, bind.target));
        }
    }
}

void ClipMaker::drive(AnimationIndex animation, const Channel& channel, const MorphPartner& partner,
                      const Sampler& curve, WeightChannels& weights) {
    m_floats += curve.times.size() + curve.values.size() + kFloatsPerCurve;
    if (!tooLarge() && !weights.add(partner, curve)) {
        m_findings.contestedTarget(animation, channel,
                                   "the morph target " + targetWords(m_target, partner));
    }
}

const VrmExpressionNode* ClipMaker::expressionOf(const Channel& channel) const {
    const auto found = m_expressions.find(channel.node);
    return found != m_expressions.end() ? found->second : nullptr;
}

}  // namespace sinew
