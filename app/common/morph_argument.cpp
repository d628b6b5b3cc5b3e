// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/morph_argument.h"

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "model/evaluate/hand_weights.h"

namespace sinew {

std::vector<NodeMorphTarget> lookUpMorphTargets(const Asset& asset, const std::string& text) {
    if (std::vector<NodeMorphTarget> targets = findMorphTargets(asset, text); !targets.empty()) {
        return targets;
    }
    if (const VrmExpression* expression = findExpression(asset, text)) {
        throw usageFailure("the VRM expression '" + expression->name + "' moves no morph target" +
                           (expression->materialBinds > 0
                                ? "; the colours and textures that it changes are not played"
                                : ""));
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
        for (const NodeMorphTarget& each : lookUpMorphTargets(asset, name)) {
            setWeight(hand, each.node, {.target = each.target, .weight = weight * each.share});
        }
    }
    return hand;
}

}  // namespace sinew
