// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/expression_pose.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "model/asset/animated_properties.h"

namespace sinew {
namespace {

constexpr float kBinaryThreshold = 0.5F;  // a larger weight switches a binary expression on

/// The presets that others may override.
struct OverriddenGroup {
    std::string_view word;  // word of VrmExpression::overrides
    float ExpressionOverrides::*left;
    std::string_view presets;  // separated by spaces
};
constexpr OverriddenGroup kOverriddenGroups[] = {
    {"blink", &ExpressionOverrides::blink, "blink blinkLeft blinkRight"},
    {"lookAt", &ExpressionOverrides::lookAt, "lookUp lookDown lookLeft lookRight"},
    {"mouth", &ExpressionOverrides::mouth, "aa ih ou ee oh"},
};

bool isIn(const OverriddenGroup& group, const VrmExpression& expression) noexcept {
    std::string_view left = group.presets;
    while (expression.preset && !left.empty()) {
        const std::string_view preset = left.substr(0, left.find(' '));
        if (preset == expression.name) {
            return true;
        }
        left.remove_prefix(std::min(preset.size() + 1, left.size()));
    }
    return false;
}

float ownWeight(const VrmExpression& expression, float weight) noexcept {
    if (expression.isBinary) {
        return weight > kBinaryThreshold ? 1.0F : 0.0F;
    }
    return std::clamp(weight, 0.0F, 1.0F);
}

}  // namespace

ExpressionOverrides overridesBy(const Vrm& vrm,
                                std::span<const HandExpression> expressions) noexcept {
    ExpressionOverrides left;
    for (const HandExpression& each : expressions) {
        const VrmExpression& expression = vrm.expressions[each.expression.value];
        const float weight = ownWeight(expression, each.weight);
        for (const auto& [what, how] : expression.overrides) {
            for (const OverriddenGroup& group : kOverriddenGroups) {
                // Those of its own kind are not valid.
                if (weight > 0.0F && what == group.word && !isIn(group, expression)) {
                    left.*group.left -= how == "block" ? 1.0F : weight;
                }
            }
        }
    }
    for (const OverriddenGroup& group : kOverriddenGroups) {
        left.*group.left = std::max(left.*group.left, 0.0F);
    }
    return left;
}

float shownWeight(const Vrm& vrm, const HandExpression& expression,
                  const ExpressionOverrides& overrides) noexcept {
    const VrmExpression& which = vrm.expressions[expression.expression.value];
    float weight = ownWeight(which, expression.weight);
    for (const OverriddenGroup& group : kOverriddenGroups) {
        if (isIn(group, which)) {
            weight *= overrides.*group.left;
        }
    }
    return which.isBinary && weight < 1.0F ? 0.0F : weight;
}

HandPose withExpression(const Asset& asset, HandPose hand, const HandExpression& expression) {
    ExpressionPose alone;
    alone.set(asset, std::span(&expression, 1));
    for (const auto& [node, weight] : alone.targetWeights(asset)) {
        resetWeight(hand, node, weight.target);
    }
    hand.set(expression);
    return hand;
}

HandPose asTargetWeights(const Asset& asset, const HandPose& hand) {
    ExpressionPose expressions;
    expressions.set(asset, hand.expressions());
    HandPose weights;
    for (const auto& [node, weight] : expressions.targetWeights(asset)) {
        setWeight(weights, node, weight);
    }
    for (const HandTransform& one : hand.nodes()) {
        for (const HandWeight& each : one.weights) {
            setWeight(weights, one.node, each);
        }
    }
    return weights;
}

void ExpressionPose::set(const Asset& asset, std::span<const HandExpression> expressions) {
    m_shares.clear();
    m_weights.clear();
    m_properties.clear();
    if (expressions.empty()) {
        return;
    }
    const Vrm& vrm = *asset.vrm;
    const ExpressionOverrides overrides = overridesBy(vrm, expressions);
    for (const HandExpression& each : expressions) {
        const VrmExpression& expression = vrm.expressions[each.expression.value];
        const float weight = shownWeight(vrm, each, overrides);
        for (const VrmMorphBind& bind : expression.morphs) {
            const std::uint32_t owner =
                vrm.bindsMeshes ? asset[bind.node].mesh.value : bind.node.value;
            m_shares.push_back({owner, bind.target, weight * bind.weight});
        }
        addProperties(asset, expression, weight);
    }
    addWeights(asset);
    sum(m_properties);
}

/// Adds up the shares of each target first, so that many binds of many nodes stay few weights.
void ExpressionPose::addWeights(const Asset& asset) {
    const auto before = [](const Share& a, const Share& b) {
        return std::pair(a.owner, a.target) < std::pair(b.owner, b.target);
    };
    std::stable_sort(m_shares.begin(), m_shares.end(), before);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        if (kept > 0 && !before(m_shares[kept - 1], m_shares[i])) {
            m_shares[kept - 1].weight += m_shares[i].weight;
        } else {
            m_shares[kept++] = m_shares[i];
        }
    }
    m_shares.resize(kept);
    for (std::size_t i = 0; i < asset.nodes.size() && kept > 0; ++i) {
        const Node& node = asset.nodes[i];
        const std::uint32_t owner =
            asset.vrm->bindsMeshes ? node.mesh.value : static_cast<std::uint32_t>(i);
        auto share =
            std::lower_bound(m_shares.begin(), m_shares.end(), Share{.owner = owner}, before);
        for (; share != m_shares.end() && share->owner == owner; ++share) {
            if (share->target < node.restWeights.size()) {
                m_weights.push_back({.place = node.firstWeight + share->target,
                                     .rest = node.restWeights[share->target],
                                     .value = share->weight});
            }
        }
    }
}

std::vector<std::pair<NodeIndex, HandWeight>> ExpressionPose::targetWeights(
    const Asset& asset) const {
    std::vector<std::pair<NodeIndex, HandWeight>> weights;
    auto driven = m_weights.begin();
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const Node& node = asset.nodes[i];
        const std::size_t end = node.firstWeight + node.restWeights.size();
        for (; driven != m_weights.end() && driven->place < end; ++driven) {
            weights.emplace_back(NodeIndex(i),
                                 HandWeight{driven->place - node.firstWeight, driven->value});
        }
    }
    return weights;
}

void ExpressionPose::addProperties(const Asset& asset, const VrmExpression& expression,
                                   float weight) {
    for (const VrmMaterialBind& bind : expression.materials) {
        const std::uint32_t index = propertyAt(asset, bind.target);
        if (index == kNoAnimatedProperty) {
            continue;
        }
        const AnimatedProperty& property = asset.animatedProperties[index];
        for (std::uint32_t i = 0; i < property.width; ++i) {
            m_properties.push_back({.place = property.first + i,
                                    .rest = property.rest[i],
                                    .value = weight * (bind.value[i] - property.rest[i])});
        }
    }
}

/// Makes one value of the differences of each place.
void ExpressionPose::sum(std::vector<Driven>& parts) {
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Driven& a, const Driven& b) { return a.place < b.place; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (kept > 0 && parts[kept - 1].place == parts[i].place) {
            parts[kept - 1].value += parts[i].value;
        } else {
            parts[kept] = parts[i];
            parts[kept].value += parts[i].rest;
            ++kept;
        }
    }
    parts.resize(kept);
}

void ExpressionPose::write(float Driven::*value, Pose& pose) const noexcept {
    for (const Driven& each : m_weights) {
        pose.weights[each.place] = each.*value;
    }
    for (const Driven& each : m_properties) {
        pose.properties[each.place] = each.*value;
    }
}

}  // namespace sinew
