// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/skin_facts.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace sinew {
namespace {

/// The first place of each joint's node.
using JointNumbers = std::unordered_map<std::uint32_t, std::size_t>;

JointNumbers numbersOf(const Skin& skin) {
    JointNumbers numbers;
    numbers.reserve(skin.joints.size());
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        numbers.try_emplace(skin.joints[j].value, j);
    }
    return numbers;
}

SkinRelation relationOf(const JointNumbers& own, const Skin& skin, SkinIndex other) {
    SkinRelation relation{.other = other};
    const JointNumbers numbers = numbersOf(skin);
    for (const auto& [node, there] : numbers) {
        const auto known = own.find(node);
        if (known == own.end()) {
            continue;
        }
        ++relation.shared;
        if (known->second != there) {
            relation.renumbered.push_back({JointIndex(known->second), JointIndex(there)});
        }
    }
    relation.sameJoints = relation.shared == own.size() && relation.shared == numbers.size();
    std::ranges::sort(relation.renumbered, {}, &RenumberedJoint::here);
    return relation;
}

std::vector<NodeIndex> sortedNodes(const Skin& skin) {
    std::vector<NodeIndex> nodes = skin.joints;
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

}  // namespace

std::vector<SkinRelation> relatedSkins(const Asset& asset, SkinIndex skin) {
    std::vector<SkinRelation> relations;
    const JointNumbers own = numbersOf(asset[skin]);
    for (std::size_t s = 0; s < asset.skins.size(); ++s) {
        if (SkinIndex(s) == skin) {
            continue;
        }
        SkinRelation relation = relationOf(own, asset.skins[s], SkinIndex(s));
        if (relation.shared > 0) {
            relations.push_back(std::move(relation));
        }
    }
    return relations;
}

std::vector<SkinUse> skinUses(const Asset& asset) {
    std::vector<SkinUse> uses(asset.skins.size());
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        if (asset.nodes[n].skin.value < uses.size()) {
            uses[asset.nodes[n].skin.value].nodes.emplace_back(n);
        }
    }
    std::map<std::vector<NodeIndex>, SkinIndex> known;
    for (std::size_t s = 0; s < asset.skins.size(); ++s) {
        const auto [first, isNew] = known.try_emplace(sortedNodes(asset.skins[s]), SkinIndex(s));
        if (!isNew) {
            uses[s].sameJointsAs = first->second;
            uses[s].renumbered =
                relationOf(numbersOf(asset.skins[s]), asset[first->second], first->second)
                    .renumbered;
        }
    }
    return uses;
}

std::string renumberedWords(const std::vector<RenumberedJoint>& renumbered) {
    constexpr std::size_t kShown = 3;
    const std::size_t shown = std::min(renumbered.size(), kShown);
    std::string words;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == renumbered.size();
        words += (i == 0 ? ""
                  : last ? " and "
                         : ", ") +
                 std::string("joint ") + std::to_string(renumbered[i].here.value) +
                 " here is joint " + std::to_string(renumbered[i].there.value) + " there";
    }
    return renumbered.size() > shown
               ? words + " and " + std::to_string(renumbered.size() - shown) + " more"
               : words;
}

}  // namespace sinew
