// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/feet.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>

#include "model/asset/subtree.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/rest_pose.h"
#include "model/motion/foot_names.h"
#include "model/motion/rig_size.h"

namespace sinew {
namespace {

constexpr double kSameHeight = 0.05;  // share of the rig's size
constexpr double kOneFoot = 0.05;     // ends nearer to each other belong to one foot
constexpr double kLowestPart = 0.08;  // share of the rig's size, above the lowest end
constexpr std::size_t kFewJoints = 3;
constexpr std::size_t kMostFeet = 16;  // number of lowest ends; more are no legs

/// The rest pose of the nodes that can be feet.
class FootSearch {
public:
    explicit FootSearch(const Asset& asset)
        : m_asset(asset),
          m_world(restWorld(asset)),
          m_nodes(jointsOrNodes(asset)),
          m_carried(countsInSubtrees(asset, m_nodes)),
          m_depth(depthsOf(asset)),
          m_chain(asset.nodes.size()) {
        Box box;
        for (const NodeIndex node : m_nodes) {
            box.add(glm::vec3(m_world[node.value][3]));
        }
        m_size = diagonal(box);
    }

    [[nodiscard]] Feet named() {
        std::map<NodeIndex, Named> best;  // key: chain
        for (const NodeIndex node : m_asset.parentsFirst) {
            const NodeIndex parent = m_asset[node].parent;
            m_chain[node.value] = parent ? m_chain[parent.value] : NodeIndex();
            const std::optional<FootWord> word =
                isCandidate(node) ? footWord(name(node)) : std::nullopt;
            if (!word) {
                continue;
            }
            if (!m_chain[node.value]) {
                m_chain[node.value] = node;
            }
            keepBetter({node, *word}, best[m_chain[node.value]]);
        }
        Feet feet{.nodes = {}, .tops = {}, .source = FootSource::Names};
        for (const auto& [chain, foot] : best) {
            feet.nodes.push_back(foot.node);
            feet.tops.push_back(chain);
        }
        return feet;
    }

    /// Adds ends of limbs beside the named feet that are as low.
    void addEqual(std::vector<NodeIndex>& feet) const {
        double low = height(feet.front());
        double high = low;
        for (const NodeIndex node : feet) {
            low = std::min(low, height(node));
            high = std::max(high, height(node));
        }
        const double margin = kSameHeight * m_size;
        const std::size_t named = feet.size();
        for (const NodeIndex end : limbEnds()) {
            if (feet.size() > kMostFeet) {
                break;
            }
            if (!m_chain[end.value] && height(end) >= low - margin &&
                height(end) <= high + margin && isApart(end, feet)) {
                feet.push_back(end);
            }
        }
        if (feet.size() > kMostFeet) {
            feet.resize(named);
        }
    }

    [[nodiscard]] std::vector<NodeIndex> lowest() const {
        const std::vector<NodeIndex> ends = limbEnds();
        if (m_asset.skins.empty() || ends.size() < 2) {
            return {};
        }
        const NodeIndex lowestEnd =
            *std::min_element(ends.begin(), ends.end(),
                              [this](NodeIndex a, NodeIndex b) { return height(a) < height(b); });
        std::vector<NodeIndex> feet;
        for (const NodeIndex end : ends) {
            if (feet.size() > kMostFeet) {
                return {};
            }
            if (height(end) <= height(lowestEnd) + kLowestPart * m_size && isApart(end, feet)) {
                feet.push_back(end);
            }
        }
        return feet.size() < 2 ? std::vector<NodeIndex>() : feet;
    }

private:
    struct Named {
        NodeIndex node;
        FootWord word = FootWord::Ankle;
    };

    [[nodiscard]] std::string_view name(NodeIndex node) const { return m_asset[node].name; }
    [[nodiscard]] double height(NodeIndex node) const { return m_world[node.value][3].y; }

    /// What carries more than half of the joints is the character, whatever its name.
    [[nodiscard]] bool isCandidate(NodeIndex node) const {
        return std::binary_search(m_nodes.begin(), m_nodes.end(), node) &&
               m_carried[node.value] <= std::max(kFewJoints, m_nodes.size() / 2);
    }

    void keepBetter(const Named& foot, Named& best) const {
        const bool deeper = prefersDeeper(foot.word) && best.node &&
                            m_depth[foot.node.value] > m_depth[best.node.value];
        if (!best.node || foot.word < best.word || (foot.word == best.word && deeper)) {
            best = foot;
        }
    }

    [[nodiscard]] std::vector<NodeIndex> limbEnds() const {
        std::vector<NodeIndex> ends;
        for (const NodeIndex node : m_nodes) {
            const bool isEnd = m_carried[node.value] == 1;
            if (isEnd && m_asset[node].parent && !isNoLimb(name(node))) {
                ends.push_back(node);
            }
        }
        return ends;
    }

    [[nodiscard]] bool isApart(NodeIndex node, const std::vector<NodeIndex>& feet) const {
        return std::all_of(feet.begin(), feet.end(), [&](NodeIndex foot) {
            return glm::distance(m_world[node.value][3], m_world[foot.value][3]) >
                   kOneFoot * m_size;
        });
    }

    const Asset& m_asset;
    std::vector<glm::dmat4> m_world;
    std::vector<NodeIndex> m_nodes;        // ascending
    std::vector<std::uint32_t> m_carried;  // joints in the subtree, itself included
    std::vector<std::uint32_t> m_depth;
    std::vector<NodeIndex> m_chain;  // the topmost node above it that is named as a foot
    double m_size = 0.0;
};

NodeIndex nodeOfRole(const Asset& asset, std::string_view role) {
    if (!asset.vrm) {
        return {};
    }
    const auto found = std::ranges::find(asset.vrm->humanoid, role, &VrmBone::name);
    return found != asset.vrm->humanoid.end() ? found->node : NodeIndex();
}

Feet humanoidFeet(const Asset& asset) {
    constexpr std::array<std::array<std::string_view, 2>, 2> kRoles{
        {{"leftToes", "leftFoot"}, {"rightToes", "rightFoot"}}};
    Feet feet{.nodes = {}, .tops = {}, .source = FootSource::Humanoid};
    for (const auto& [toes, foot] : kRoles) {
        const NodeIndex toeNode = nodeOfRole(asset, toes);
        const NodeIndex footNode = nodeOfRole(asset, foot);
        if (toeNode || footNode) {
            feet.nodes.push_back(toeNode ? toeNode : footNode);
            feet.tops.push_back(footNode ? footNode : toeNode);
        }
    }
    return feet;
}

}  // namespace

Feet findFeet(const Asset& asset) {
    if (Feet feet = humanoidFeet(asset); !feet.nodes.empty()) {
        return feet;
    }
    FootSearch search(asset);
    if (Feet feet = search.named(); !feet.nodes.empty()) {
        search.addEqual(feet.nodes);
        feet.tops.insert(feet.tops.end(),
                         feet.nodes.begin() + static_cast<std::ptrdiff_t>(feet.tops.size()),
                         feet.nodes.end());
        return feet;
    }
    std::vector<NodeIndex> lowest = search.lowest();
    if (lowest.empty()) {
        return {};
    }
    return {.nodes = lowest, .tops = lowest, .source = FootSource::Lowest};
}

}  // namespace sinew
