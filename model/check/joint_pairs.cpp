// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/joint_pairs.h"

#include <array>
#include <map>
#include <string_view>
#include <unordered_map>

namespace sinew::check {
namespace {

struct Side {
    std::string_view left;
    std::string_view right;
};

constexpr std::array kWords{Side{"Left", "Right"}, Side{"left", "right"}, Side{"LEFT", "RIGHT"}};
constexpr std::string_view kDelimiters = "_.-: |";

bool isDelimiter(const std::string& name, std::size_t at) {
    return at >= name.size() || kDelimiters.find(name[at]) != std::string_view::npos;
}

std::optional<std::string> swapWord(const std::string& name) {
    for (const Side& side : kWords) {
        for (const auto& [from, to] : {std::pair(side.left, side.right), {side.right, side.left}}) {
            if (const std::size_t at = name.find(from); at != std::string::npos) {
                return std::string(name).replace(at, from.size(), to);
            }
        }
    }
    return {};
}

// Uses the last separate letter: prefixes such as "J_L_" may repeat it; tools write suffixes.
std::optional<std::string> swapLetter(const std::string& name) {
    constexpr std::string_view kFrom = "LRlr";
    constexpr std::string_view kTo = "RLrl";
    for (std::size_t at = name.size(); at-- > 0;) {
        const std::size_t which = kFrom.find(name[at]);
        if (which == std::string_view::npos || !isDelimiter(name, at + 1) ||
            (at > 0 && !isDelimiter(name, at - 1))) {
            continue;
        }
        std::string other = name;
        other[at] = kTo[which];
        return other;
    }
    return {};
}

// The nodes of the humanoid bones "leftHand" and "rightHand", in both directions. Other bones are
// in the middle: they pair with themselves.
std::map<NodeIndex, NodeIndex> pairsOfRoles(const Asset& asset) {
    std::map<NodeIndex, NodeIndex> pairs;
    if (!asset.vrm) {
        return pairs;
    }
    std::unordered_map<std::string_view, NodeIndex> byRole;
    for (const VrmBone& bone : asset.vrm->humanoid) {
        byRole.emplace(bone.name, bone.node);
    }
    for (const VrmBone& bone : asset.vrm->humanoid) {
        const auto found = byRole.find(otherSide(bone.name).value_or(bone.name));
        if (found != byRole.end()) {
            pairs.emplace(bone.node, found->second);
        }
    }
    return pairs;
}

}  // namespace

std::optional<std::string> otherSide(const std::string& name) {
    const std::optional<std::string> word = swapWord(name);
    return word ? word : swapLetter(name);
}

std::vector<std::optional<std::size_t>> pairJoints(const Asset& asset, const Skin& skin) {
    std::unordered_map<std::string_view, std::size_t> byName;
    std::map<NodeIndex, std::size_t> byNode;
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        byName.emplace(asset[skin.joints[j]].name, j);
        byNode.emplace(skin.joints[j], j);
    }
    const std::map<NodeIndex, NodeIndex> byRole = pairsOfRoles(asset);
    std::vector<std::optional<std::size_t>> pairs(skin.joints.size());
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        const auto role = byRole.find(skin.joints[j]);
        const auto inSkin = role != byRole.end() ? byNode.find(role->second) : byNode.end();
        if (inSkin != byNode.end()) {
            pairs[j] = inSkin->second;
            continue;
        }
        const std::optional<std::string> other = otherSide(asset[skin.joints[j]].name);
        if (!other) {
            pairs[j] = j;
            continue;
        }
        const auto found = byName.find(*other);
        if (found != byName.end()) {
            pairs[j] = found->second;
        }
    }
    return pairs;
}

}  // namespace sinew::check
