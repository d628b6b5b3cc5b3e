// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/joint_partners.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "model/borrow/humanoid_bones.h"
#include "model/borrow/rig_names.h"
#include "model/evaluate/skeleton.h"

namespace sinew {
namespace {

bool movesNode(const Channel& channel) noexcept {
    return channel.path != ChannelPath::Weights;
}

/// Per node: whether a clip moves it.
std::vector<bool> movedByClips(const Asset& asset) {
    std::vector<bool> moved(asset.nodes.size(), false);
    for (const Animation& animation : asset.animations) {
        for (const Channel& channel : animation.channels) {
            if (movesNode(channel) && channel.node.value < moved.size()) {
                moved[channel.node.value] = true;
            }
        }
    }
    if (asset.vrmAnimation) {  // these carry weights and directions, no motion of joints
        for (const VrmExpressionNode& expression : asset.vrmAnimation->expressions) {
            moved[expression.node.value] = false;
        }
        if (asset.vrmAnimation->lookAt) {
            moved[asset.vrmAnimation->lookAt.value] = false;
        }
    }
    return moved;
}

std::vector<bool> skeletonJoints(const Asset& asset) {
    std::vector<bool> joints(asset.nodes.size(), false);
    for (const SkeletonJoint& joint : skeletonOf(asset, {}).joints) {
        joints[joint.node.value] = true;
    }
    return joints;
}

/// Nodes by a name that exactly one of them has.
class UniqueNames {
public:
    void add(std::string_view name, NodeIndex node) {
        const auto [known, isNew] = m_nodes.try_emplace(name, node);
        if (!isNew && known->second != node) {
            known->second = NodeIndex();
        }
    }
    [[nodiscard]] NodeIndex find(std::string_view name) const {
        const auto found = m_nodes.find(name);
        return found != m_nodes.end() ? found->second : NodeIndex();
    }

private:
    std::unordered_map<std::string_view, NodeIndex> m_nodes;
};

class PartnerSearch {
public:
    PartnerSearch(const Asset& source, const Asset& target)
        : m_source(source),
          m_target(target),
          m_moved(movedByClips(source)),
          m_joints(skeletonJoints(source)),
          m_targetJoints(skeletonJoints(target)),
          m_sourceNames(source),
          m_targetNames(target),
          m_taken(target.nodes.size(), false),
          m_reasons(source.nodes.size(), PartnerReason::Name) {
        m_out.targetOf.resize(source.nodes.size());
    }

    JointPartners find() {
        const bool bonesFirst = m_source.vrmAnimation.has_value();
        if (bonesFirst) {
            matchBones();
        }
        matchNames();
        matchPrefixes();
        if (!bonesFirst) {
            matchBones();
        }
        list();
        return std::move(m_out);
    }

private:
    [[nodiscard]] bool wants(NodeIndex source) const {
        return (m_moved[source.value] || m_joints[source.value]) &&
               !m_out.targetOf[source.value].valid();
    }

    void pair(NodeIndex source, NodeIndex target, PartnerReason reason) {
        if (source && target && !m_out.targetOf[source.value] && !m_taken[target.value]) {
            m_out.targetOf[source.value] = target;
            m_taken[target.value] = true;
            m_reasons[source.value] = reason;
        }
    }

    void matchBones() {
        std::unordered_map<std::string, NodeIndex> bones;
        for (VrmBone& bone : humanoidBones(m_target)) {
            bones.try_emplace(std::move(bone.name), bone.node);
        }
        for (const VrmBone& bone : humanoidBones(m_source)) {
            if (const auto found = bones.find(bone.name); found != bones.end()) {
                pair(bone.node, found->second, PartnerReason::HumanoidBone);
            }
        }
    }

    /// Of several nodes with a name the first joint counts, otherwise the first node.
    void matchNames() {
        std::unordered_map<std::string_view, NodeIndex> names;
        for (const bool joints : {true, false}) {
            for (const NodeIndex node : m_target.parentsFirst) {
                if (m_targetJoints[node.value] == joints && !m_target[node].name.empty()) {
                    names.try_emplace(m_target[node].name, node);
                }
            }
        }
        for (const NodeIndex node : m_source.parentsFirst) {
            if (const auto found = names.find(m_source[node].name);
                wants(node) && found != names.end()) {
                pair(node, found->second, PartnerReason::Name);
            }
        }
    }

    /// First names of which one is the other with a prefix, then names that both have one.
    void matchPrefixes() {
        UniqueNames whole;
        UniqueNames parts;
        for (const NodeIndex node : m_target.parentsFirst) {
            if (!m_taken[node.value] && m_targetJoints[node.value]) {
                whole.add(m_target[node].name, node);
                for (const std::string_view part : m_targetNames.partsOf(m_target[node].name)) {
                    parts.add(part, node);
                }
            }
        }
        UniqueNames ownParts;
        for (const NodeIndex node : m_source.parentsFirst) {
            if (wants(node)) {
                for (const std::string_view part : m_sourceNames.partsOf(m_source[node].name)) {
                    ownParts.add(part, node);
                }
            }
        }
        for (const UniqueNames* names : {&whole, &parts}) {
            for (const NodeIndex node : m_source.parentsFirst) {
                if (wants(node)) {
                    pair(node, partnerByPart(node, *names, ownParts, names == &whole),
                         PartnerReason::NameWithoutPrefix);
                }
            }
        }
    }

    [[nodiscard]] NodeIndex partnerByPart(NodeIndex node, const UniqueNames& names,
                                          const UniqueNames& ownParts, bool whole) const {
        const std::string_view name = m_source[node].name;
        if (!whole && !name.empty() && names.find(name)) {
            return names.find(name);
        }
        for (const std::string_view part : m_sourceNames.partsOf(name)) {
            if (const NodeIndex found = names.find(part); found && ownParts.find(part) == node) {
                return found;
            }
        }
        return {};
    }

    void list() {
        for (const NodeIndex node : m_source.parentsFirst) {
            if (const NodeIndex target = m_out.targetOf[node.value]) {
                m_out.pairs.push_back({node, target, m_reasons[node.value]});
            } else if (m_moved[node.value]) {
                m_out.sourceAlone.push_back(node);
            }
        }
        for (const NodeIndex node : m_target.parentsFirst) {
            if (m_targetJoints[node.value] && !m_taken[node.value]) {
                m_out.targetAlone.push_back(node);
            }
        }
    }

    const Asset& m_source;
    const Asset& m_target;
    std::vector<bool> m_moved;
    std::vector<bool> m_joints;
    std::vector<bool> m_targetJoints;
    RigNames m_sourceNames;
    RigNames m_targetNames;
    std::vector<bool> m_taken;             // [node of the target]
    std::vector<PartnerReason> m_reasons;  // [node of the source]
    JointPartners m_out;
};

}  // namespace

JointPartners jointPartners(const Asset& source, const Asset& target) {
    return PartnerSearch(source, target).find();
}

}  // namespace sinew
