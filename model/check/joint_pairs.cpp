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

// "Leg_R_019" without the running number that some exporters append.
std::string_view withoutNumber(std::string_view name) {
    const std::size_t last = name.find_last_not_of("0123456789");
    const bool numbered =
        last != std::string_view::npos && last > 0 && last + 1 < name.size() && name[last] == '_';
    return numbered ? name.substr(0, last) : name;
}

constexpr std::size_t kSeveral = static_cast<std::size_t>(-1);  // or none

// Joints by name, and by what is left of it without a running number.
class JointsByName {
public:
    JointsByName(const Asset& asset, const Skin& skin) {
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            const std::string_view name = asset[skin.joints[j]].name;
            m_exact.emplace(name, j);
            const auto [place, isNew] = m_stems.emplace(withoutNumber(name), j);
            place->second = isNew ? j : kSeveral;
        }
    }

    // The joint called `other`; without numbers only if neither side has several of that name.
    [[nodiscard]] std::optional<std::size_t> counterpart(std::string_view own,
                                                         std::string_view other) const {
        if (const auto exact = m_exact.find(other); exact != m_exact.end()) {
            return exact->second;
        }
        const std::size_t found = theOnly(other);
        return found != kSeveral && theOnly(own) != kSeveral ? std::optional(found) : std::nullopt;
    }

private:
    [[nodiscard]] std::size_t theOnly(std::string_view name) const {
        const auto stem = m_stems.find(withoutNumber(name));
        return stem != m_stems.end() ? stem->second : kSeveral;
    }

    std::unordered_map<std::string_view, std::size_t> m_exact;
    std::unordered_map<std::string_view, std::size_t> m_stems;
};

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
    const JointsByName byName(asset, skin);
    std::map<NodeIndex, std::size_t> byNode;
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
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
        const std::string& own = asset[skin.joints[j]].name;
        const std::optional<std::string> other = otherSide(own);
        pairs[j] = other ? byName.counterpart(own, *other) : std::optional(j);
    }
    return pairs;
}

}  // namespace sinew::check
