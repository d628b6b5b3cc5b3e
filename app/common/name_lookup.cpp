// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/name_lookup.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/core/suggestion.h"
#include "model/core/utf8.h"
#include "model/evaluate/expression_pose.h"

namespace sinew {

namespace {

std::optional<std::size_t> asIndex(const std::string& text, std::size_t count) {
    const auto value = wholeNumber<std::size_t>(text);
    return value && *value < count ? value : std::nullopt;
}

constexpr std::size_t kMostListed = 40;     // names in a message
constexpr std::size_t kMostNameBytes = 60;  // limit per name

/// "0 'Walk', 1 'Run'", bounded.
std::string listOf(const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), kMostListed); ++i) {
        list += (i == 0 ? "" : ", ") + std::to_string(i);
        if (!names[i].empty()) {
            const std::string_view start = cutUtf8(names[i], kMostNameBytes);
            list.append(" '").append(start).append(start == names[i] ? "'" : "...'");
        }
    }
    if (names.size() > kMostListed) {
        list += " and " + std::to_string(names.size() - kMostListed) +
                " more; 'sinew-cli info FILE --json' lists them all";
    }
    return list;
}

std::string unknownName(const char* kind, const std::vector<std::string>& names,
                        const std::string& text) {
    const std::string unknown = "there is no " + std::string(kind) + " '" + text + "'";
    if (names.empty()) {
        return unknown + "; the file has none";
    }
    const std::string hint = didYouMean(text, viewsOf(names));
    return unknown + (hint.empty() ? "; valid: " : hint + " Valid: ") + listOf(names);
}

template <class Item>
std::vector<std::string> namesOf(const std::vector<Item>& items) {
    std::vector<std::string> names;
    names.reserve(items.size());
    for (const Item& item : items) {
        names.push_back(item.name);
    }
    return names;
}

}  // namespace

std::size_t lookUp(const char* kind, const std::vector<std::string>& names,
                   const std::string& text) {
    if (const auto index = asIndex(text, names.size())) {
        return *index;
    }
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end() || text.empty()) {
        throw usageFailure(unknownName(kind, names, text));
    }
    return static_cast<std::size_t>(found - names.begin());
}

SceneIndex lookUpScene(const Asset& asset, const std::string& text) {
    return SceneIndex(lookUp("scene", namesOf(asset.scenes), text));
}

AnimationIndex lookUpAnimation(const Asset& asset, const std::string& text) {
    return AnimationIndex(lookUp("animation", namesOf(asset.animations), text));
}

std::vector<AnimationIndex> everyAnimation(const Asset& asset) {
    std::vector<AnimationIndex> all;
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        all.emplace_back(i);
    }
    return all;
}

NodeIndex lookUpNode(const Asset& asset, const std::string& text) {
    return NodeIndex(lookUp("node", namesOf(asset.nodes), text));
}

SkinIndex lookUpSkin(const Asset& asset, const std::string& text) {
    return SkinIndex(lookUp("skin", namesOf(asset.skins), text));
}

JointIndex lookUpJoint(const Asset& asset, const Skin& skin, const std::string& text) {
    std::vector<std::string> names;
    for (const NodeIndex node : skin.joints) {
        names.push_back(asset[node].name);
    }
    return JointIndex(lookUp("joint", names, text));
}

VariantIndex lookUpVariant(const Asset& asset, const std::string& text) {
    return VariantIndex(lookUp("variant", asset.variants, text));
}

CameraIndex lookUpCamera(const Asset& asset, const std::string& text) {
    return CameraIndex(lookUp("camera", namesOf(asset.cameras), text));
}

std::vector<NodeMorphTarget> lookUpMorphTargets(const Asset& asset, const std::string& text) {
    if (std::vector<NodeMorphTarget> targets = findMorphTargets(asset, text); !targets.empty()) {
        return targets;
    }
    if (const ExpressionIndex expression = findExpression(asset, text)) {
        throw usageFailure("the VRM expression '" + asset.vrm->expressions[expression.value].name +
                           "' moves no morph target");
    }
    const MorphTargetNames known = morphTargetNames(asset);
    const std::size_t found = lookUp("morph target", known.names, text);
    const bool byName = found >= known.indexed;
    return findMorphTargets(asset, byName ? known.names[found] : text);
}

std::pair<std::string, float> parseMorphWeight(const char* option, const std::string& text) {
    const std::size_t equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0) {
        throw usageFailure(std::string(option) + " '" + text + "': must be TARGET=WEIGHT");
    }
    return {text.substr(0, equals), parseFloat(option, text.substr(equals + 1))};
}

HandPose morphPose(const Asset& asset, const std::vector<std::pair<std::string, float>>& weights) {
    HandPose hand;
    for (const auto& [name, weight] : weights) {
        if (const ExpressionIndex expression = findExpression(asset, name)) {
            hand = withExpression(asset, std::move(hand), {expression, weight});
            continue;
        }
        for (const NodeMorphTarget& each : lookUpMorphTargets(asset, name)) {
            setWeight(hand, each.node, {.target = each.target, .weight = weight});
        }
    }
    return hand;
}

}  // namespace sinew
