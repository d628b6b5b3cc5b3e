// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/paired_rigs.h"

#include "model/borrow/humanoid_bones.h"
#include "model/evaluate/sampler.h"

namespace sinew {
namespace {

constexpr float kTravel = 0.01F;  // share of a joint's distance from its parent

RigPart partOf(const std::string& bone) {
    if (bone == "head" || bone == "jaw") {
        return RigPart::Head;
    }
    if (bone == "leftFoot" || bone == "rightFoot") {
        return RigPart::Foot;
    }
    return bone == "hips" || bone == "spine" || bone == "chest" || bone == "upperChest"
               ? RigPart::Torso
               : RigPart::Limb;
}

bool moves(const Sampler& track) {
    const auto at = [&](std::size_t key) {
        const std::span<const float> value = keyValue(track, key);
        return glm::vec3(value[0], value[1], value[2]);
    };
    for (std::size_t i = 1; i < track.times.size(); ++i) {
        if (glm::distance(at(i), at(0)) > kTravel * glm::length(at(0))) {
            return true;
        }
    }
    return false;
}

/// Joints that clips move along: what leads to them is no bone. Reads each track once, however many
/// channels share it.
std::vector<bool> travellingJoints(const Asset& asset) {
    std::vector<bool> travels(asset.nodes.size(), false);
    for (const Animation& clip : asset.animations) {
        std::vector<std::optional<bool>> known(clip.samplers.size());
        for (const Channel& channel : clip.channels) {
            if (channel.path == ChannelPath::Translation && !travels[channel.node.value]) {
                std::optional<bool>& moving = known[channel.sampler.value];
                if (!moving) {
                    moving = moves(clip.samplers[channel.sampler.value]);
                }
                travels[channel.node.value] = *moving;
            }
        }
    }
    return travels;
}

template <class Paired>
std::vector<NodeIndex> pairedAbove(const Asset& asset, const Paired& isPaired) {
    std::vector<NodeIndex> above(asset.nodes.size());
    for (const NodeIndex node : asset.parentsFirst) {
        if (const NodeIndex parent = asset[node].parent) {
            above[node.value] = isPaired(parent) ? parent : above[parent.value];
        }
    }
    return above;
}

}  // namespace

PairedRigs::PairedRigs(const Asset& source, const Asset& target, const JointPartners& partners)
    : sourceOf(target.nodes.size()),
      byName(target.nodes.size(), false),
      parts(target.nodes.size()),
      below(target.nodes.size()) {
    for (const JointPartner& pair : partners.pairs) {
        sourceOf[pair.target.value] = pair.source;
        byName[pair.target.value] = pair.reason != PartnerReason::HumanoidBone;
    }
    sourceAbove =
        pairedAbove(source, [&](NodeIndex node) { return partners.targetOf[node.value].valid(); });
    targetAbove = pairedAbove(target, [&](NodeIndex node) { return sourceOf[node.value].valid(); });
    findParts(source, target, partners);
    listBones(source, target);
}

void PairedRigs::findParts(const Asset& source, const Asset& target,
                           const JointPartners& partners) {
    const auto add = [this](const std::string& bone, NodeIndex node) {
        parts[node.value] = partOf(bone);
        humanoid[bone] = node;
    };
    for (const VrmBone& bone : humanoidBones(source)) {
        if (const NodeIndex node = partners.targetOf[bone.node.value]) {
            add(bone.name, node);
        }
    }
    for (const VrmBone& bone : humanoidBones(target)) {
        if (sourceOf[bone.node.value]) {
            add(bone.name, bone.node);
        }
    }
}

void PairedRigs::listBones(const Asset& source, const Asset& target) {
    const std::vector<bool> travels = travellingJoints(source);
    for (const NodeIndex node : target.parentsFirst) {
        const NodeIndex own = sourceOf[node.value];
        const NodeIndex above = targetAbove[node.value];
        if (own && above && !travels[own.value] &&
            sourceOf[above.value] == sourceAbove[own.value]) {
            below[above.value].push_back(bones.size());
            bones.push_back({.from = {sourceOf[above.value], above}, .to = {own, node}});
        }
    }
}

}  // namespace sinew
