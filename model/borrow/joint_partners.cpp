// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/joint_partners.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "model/borrow/humanoid_bones.h"
#include "model/borrow/humanoid_names.h"
#include "model/borrow/joint_words.h"
#include "model/evaluate/skeleton.h"

namespace sinew {
namespace {

std::vector<bool> skeletonJoints(const Asset& asset) {
    std::vector<bool> joints(asset.nodes.size(), false);
    for (const SkeletonJoint& joint : skeletonOf(asset, {}).joints) {
        joints[joint.node.value] = true;
    }
    return joints;
}

constexpr std::size_t kMostCandidates = 8;

/// Nodes by a key that they share.
class NodeGroups {
public:
    /// A node counts once for a key.
    void add(const std::string& key, NodeIndex node) {
        std::vector<NodeIndex>& group = m_groups[key];
        if (!key.empty() && (group.empty() || group.back() != node)) {
            group.push_back(node);
        }
    }
    [[nodiscard]] const std::vector<NodeIndex>& find(const std::string& key) const {
        static const std::vector<NodeIndex> kNobody;
        const auto found = m_groups.find(key);
        return found != m_groups.end() ? found->second : kNobody;
    }

private:
    std::unordered_map<std::string, std::vector<NodeIndex>> m_groups;
};

/// The key of nodes that also have this parent.
std::string keyBelow(const std::string& key, NodeIndex parent) {
    return key.empty() ? key : '\x01' + std::to_string(parent.value) + ' ' + key;
}

bool sidesDiffer(std::string_view a, std::string_view b) {
    const JointSide one = jointWords(a).side;
    const JointSide other = jointWords(b).side;
    return one != JointSide::None && other != JointSide::None && one != other;
}

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
          m_kept(source.nodes.size(), false),
          m_reasons(source.nodes.size(), PartnerReason::Name),
          m_candidates(source.nodes.size()) {
        m_out.targetOf.resize(source.nodes.size());
    }

    JointPartners find(const JointMap& map) {
        takeMap(map);
        const RigNaming own = namingOf(m_source);
        const RigNaming other = namingOf(m_target);
        const bool bonesFirst = m_source.vrmAnimation || (own != other && own != RigNaming::None &&
                                                          other != RigNaming::None);
        if (bonesFirst) {
            matchBones();
        }
        matchKeys(PartnerReason::Name, [](const Asset& asset, const RigNames&, NodeIndex node) {
            return asset[node].name;
        });
        matchPrefixes();
        if (!bonesFirst) {
            matchBones();
        }
        matchKeys(PartnerReason::NameWords, &wordsKey);
        list();
        return std::move(m_out);
    }

private:
    using KeyOf = std::function<std::string(const Asset&, const RigNames&, NodeIndex)>;

    [[nodiscard]] bool wants(NodeIndex source) const {
        return (m_moved[source.value] || m_joints[source.value]) && !m_kept[source.value] &&
               !m_out.targetOf[source.value].valid();
    }

    void pair(NodeIndex source, NodeIndex target, PartnerReason reason) {
        if (source && target && !m_kept[source.value] && !m_out.targetOf[source.value] &&
            !m_taken[target.value]) {
            m_out.targetOf[source.value] = target;
            m_taken[target.value] = true;
            m_reasons[source.value] = reason;
        }
    }

    /// Names of the map, each looked up once.
    class Lookup {
    public:
        explicit Lookup(const Asset& asset) : m_asset(asset) {
            for (const NodeIndex node : asset.parentsFirst) {
                m_groups.add(asset[node].name, node);
            }
        }
        [[nodiscard]] NodeIndex find(const JointName& name) const {
            if (name.index) {
                return *name.index < m_asset.nodes.size() ? NodeIndex(std::size_t{*name.index})
                                                          : NodeIndex();
            }
            const std::vector<NodeIndex>& group = m_groups.find(name.name);
            return group.size() == 1 ? group.front() : NodeIndex();
        }
        [[nodiscard]] UnusedMapRow missing(std::size_t row, bool ofSource,
                                           const JointName& name) const {
            return {.row = row,
                    .ofSource = ofSource,
                    .name = name.index ? std::to_string(*name.index) : name.name,
                    .isAmbiguous = m_groups.find(name.name).size() > 1};
        }

    private:
        const Asset& m_asset;
        NodeGroups m_groups;
    };

    void takeMap(const JointMap& map) {
        if (map.joints.empty()) {
            return;
        }
        const Lookup sources(m_source);
        const Lookup targets(m_target);
        for (std::size_t i = 0; i < map.joints.size(); ++i) {
            const JointMapRow& row = map.joints[i];
            const NodeIndex source = sources.find(row.source);
            if (!source) {
                m_out.unused.push_back(sources.missing(i, true, row.source));
                continue;
            }
            if (!row.target) {
                m_kept[source.value] = true;
                continue;
            }
            const NodeIndex target = targets.find(*row.target);
            if (!target) {
                m_out.unused.push_back(targets.missing(i, false, *row.target));
            }
            pair(source, target, PartnerReason::Hand);
        }
    }

    [[nodiscard]] static RigNaming namingOf(const Asset& asset) {
        return asset.vrm || asset.vrmAnimation ? RigNaming::Vrm : namedBones(asset).naming;
    }

    void matchBones() {
        for (const auto& [source, target] : sharedBones(m_source, m_target)) {
            pair(source, target, PartnerReason::HumanoidBone);
        }
    }

    /// "l upperarm"; empty: the name has no words.
    [[nodiscard]] static std::string wordsKey(const Asset& asset, const RigNames& names,
                                              NodeIndex node) {
        const JointWords words = jointWords(names.plain(asset[node].name));
        if (words.stem.empty()) {
            return {};
        }
        constexpr const char* kSides[] = {"", "left ", "right "};
        return kSides[static_cast<std::size_t>(words.side)] + words.stem;
    }

    /// Nodes with the same key are partners; joints come before other nodes.
    void matchKeys(PartnerReason reason, const KeyOf& keyOf) {
        NodeGroups targets;
        NodeGroups sources;
        NodeGroups others;  // nodes that are not joints
        for (const NodeIndex node : m_target.parentsFirst) {
            if (!m_taken[node.value]) {
                NodeGroups& groups = m_targetJoints[node.value] ? targets : others;
                const std::string key = keyOf(m_target, m_targetNames, node);
                groups.add(key, node);
                groups.add(keyBelow(key, m_target[node].parent), node);
            }
        }
        for (const NodeIndex node : m_source.parentsFirst) {
            if (wants(node)) {
                const std::string key = keyOf(m_source, m_sourceNames, node);
                sources.add(key, node);
                sources.add(keyBelow(key, m_source[node].parent), node);
            }
        }
        for (const NodeIndex node : m_source.parentsFirst) {
            if (wants(node)) {
                const std::string key = keyOf(m_source, m_sourceNames, node);
                match(node, key, targets.find(key).empty() ? others : targets, sources, reason);
            }
        }
    }

    void match(NodeIndex node, const std::string& key, const NodeGroups& targets,
               const NodeGroups& sources, PartnerReason reason) {
        const std::vector<NodeIndex>& candidates = targets.find(key);
        if (candidates.empty()) {
            return;
        }
        if (candidates.size() == 1 && sources.find(key).size() == 1) {
            pair(node, candidates.front(), reason);
            return;
        }
        const NodeIndex parent = m_source[node].parent;
        if (const NodeIndex above = parent ? m_out.targetOf[parent.value] : NodeIndex()) {
            const std::vector<NodeIndex>& below = targets.find(keyBelow(key, above));
            if (below.size() == 1 && sources.find(keyBelow(key, parent)).size() == 1) {
                pair(node, below.front(), reason);
                return;
            }
        }
        notice(node, candidates);
    }

    void notice(NodeIndex node, const std::vector<NodeIndex>& candidates) {
        AmbiguousJoint& known = m_candidates[node.value];
        if (known.total == 0) {
            known.source = node;
            known.total = candidates.size();
            known.candidates.assign(candidates.begin(),
                                    candidates.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                             candidates.size(), kMostCandidates)));
        }
    }

    /// First names of which one is the other with a prefix, then names that both have one.
    void matchPrefixes() {
        NodeGroups whole;
        NodeGroups parts;
        for (const NodeIndex node : m_target.parentsFirst) {
            if (!m_taken[node.value] && m_targetJoints[node.value]) {
                whole.add(m_target[node].name, node);
                for (const std::string_view part : m_targetNames.partsOf(m_target[node].name)) {
                    parts.add(std::string(part), node);
                }
            }
        }
        NodeGroups ownParts;
        for (const NodeIndex node : m_source.parentsFirst) {
            if (wants(node)) {
                for (const std::string_view part : m_sourceNames.partsOf(m_source[node].name)) {
                    ownParts.add(std::string(part), node);
                }
            }
        }
        for (const NodeGroups* names : {&whole, &parts}) {
            for (const NodeIndex node : m_source.parentsFirst) {
                if (wants(node)) {
                    matchPrefix(node, *names, ownParts, names == &whole);
                }
            }
        }
    }

    void matchPrefix(NodeIndex node, const NodeGroups& names, const NodeGroups& ownParts,
                     bool whole) {
        const std::string& name = m_source[node].name;
        const auto take = [&](const std::vector<NodeIndex>& found, std::size_t alike) {
            if (found.empty() || sidesDiffer(name, m_target[found.front()].name)) {
                return false;
            }
            if (found.size() == 1 && alike == 1) {
                pair(node, found.front(), PartnerReason::NameWithoutPrefix);
                return true;
            }
            notice(node, found);
            return false;
        };
        if (!whole && !name.empty() && take(names.find(name), 1)) {
            return;
        }
        for (const std::string_view part : m_sourceNames.partsOf(name)) {
            const std::string key(part);
            if (take(names.find(key), ownParts.find(key).size())) {
                return;
            }
        }
    }

    void list() {
        for (const NodeIndex node : m_source.parentsFirst) {
            if (const NodeIndex target = m_out.targetOf[node.value]) {
                m_out.pairs.push_back({node, target, m_reasons[node.value]});
            } else if (m_moved[node.value]) {
                m_out.sourceAlone.push_back(node);
                listAmbiguous(node);
            }
        }
        for (const NodeIndex node : m_target.parentsFirst) {
            if (m_targetJoints[node.value] && !m_taken[node.value]) {
                m_out.targetAlone.push_back(node);
            }
        }
    }

    void listAmbiguous(NodeIndex node) {
        AmbiguousJoint& joint = m_candidates[node.value];
        std::erase_if(joint.candidates, [this](NodeIndex target) { return m_taken[target.value]; });
        if (!joint.candidates.empty() && !m_kept[node.value]) {
            m_out.ambiguous.push_back(std::move(joint));
        }
    }

    const Asset& m_source;
    const Asset& m_target;
    std::vector<bool> m_moved;
    std::vector<bool> m_joints;
    std::vector<bool> m_targetJoints;
    RigNames m_sourceNames;
    RigNames m_targetNames;
    std::vector<bool> m_taken;                 // [node of the target]
    std::vector<bool> m_kept;                  // [node of the source]: without a partner, by hand
    std::vector<PartnerReason> m_reasons;      // [node of the source]
    std::vector<AmbiguousJoint> m_candidates;  // [node of the source]
    JointPartners m_out;
};

}  // namespace

JointPartners jointPartners(const Asset& source, const Asset& target, const JointMap& map) {
    return PartnerSearch(source, target).find(map);
}

}  // namespace sinew
