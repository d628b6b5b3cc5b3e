// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/hand_pose.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/core/finite.h"

namespace sinew {

namespace {

constexpr float kRounding = 1e-6F;  // tolerance of a normalised quaternion's squared length

bool isUsable(const glm::quat& rotation) noexcept {
    const float length = glm::length(rotation);
    return std::isfinite(length) && length > 0.0F;
}

bool isUnit(const glm::quat& rotation) noexcept {
    return std::abs(glm::dot(rotation, rotation) - 1.0F) <= kRounding;
}

bool isUsable(const HandTransform& transform) noexcept {
    return transform.any() && (!transform.translation || isFinite(*transform.translation)) &&
           (!transform.rotation || isUsable(*transform.rotation)) &&
           (!transform.scale || isFinite(*transform.scale)) &&
           std::all_of(transform.weights.begin(), transform.weights.end(),
                       [](const HandWeight& one) { return std::isfinite(one.weight); });
}

/// Ascending, each target once: the last one counts.
void tidy(std::vector<HandWeight>& weights) {
    std::ranges::stable_sort(weights, {}, &HandWeight::target);
    const auto kept =
        std::unique(weights.rbegin(), weights.rend(),
                    [](const HandWeight& a, const HandWeight& b) { return a.target == b.target; });
    weights.erase(weights.begin(), kept.base());
}

bool hasExpression(const Asset& asset, ExpressionIndex expression) noexcept {
    return asset.vrm && expression.value < asset.vrm->expressions.size();
}

HandTransform entryOf(const HandPose& hand, NodeIndex node) {
    const HandTransform* found = hand.find(node);
    return found != nullptr ? *found : HandTransform{.node = node};
}

}  // namespace

const HandTransform* HandPose::find(NodeIndex node) const noexcept {
    const auto place = std::ranges::lower_bound(m_nodes, node, {}, &HandTransform::node);
    return place != m_nodes.end() && place->node == node ? &*place : nullptr;
}

void HandPose::set(HandTransform transform) {
    if (!isUsable(transform)) {
        reset(transform.node);
        return;
    }
    tidy(transform.weights);
    if (transform.rotation && !isUnit(*transform.rotation)) {
        transform.rotation = glm::normalize(*transform.rotation);
    }
    const auto place = std::ranges::lower_bound(m_nodes, transform.node, {}, &HandTransform::node);
    if (place == m_nodes.end() || place->node != transform.node) {
        m_nodes.insert(place, std::move(transform));
    } else {
        *place = std::move(transform);
    }
}

void HandPose::reset(NodeIndex node) {
    std::erase_if(m_nodes, [node](const HandTransform& one) { return one.node == node; });
}

std::optional<float> HandPose::weightOf(ExpressionIndex expression) const noexcept {
    const auto found = std::ranges::find(m_expressions, expression, &HandExpression::expression);
    return found != m_expressions.end() ? std::optional(found->weight) : std::nullopt;
}

void HandPose::set(const HandExpression& expression) {
    if (!std::isfinite(expression.weight) || !expression.expression) {
        return;
    }
    const auto place = std::ranges::lower_bound(m_expressions, expression.expression, {},
                                                &HandExpression::expression);
    const HandExpression set{expression.expression, std::clamp(expression.weight, 0.0F, 1.0F)};
    if (place == m_expressions.end() || place->expression != set.expression) {
        m_expressions.insert(place, set);
    } else {
        *place = set;
    }
}

void HandPose::reset(ExpressionIndex expression) {
    std::erase_if(m_expressions,
                  [expression](const HandExpression& one) { return one.expression == expression; });
}

bool setTheSame(const HandPose& a, const HandPose& b) noexcept {
    return std::ranges::equal(a.expressions(), b.expressions(), {}, &HandExpression::expression,
                              &HandExpression::expression) &&
           std::ranges::equal(
               a.nodes(), b.nodes(), [](const HandTransform& one, const HandTransform& other) {
                   return one.node == other.node &&
                          one.translation.has_value() == other.translation.has_value() &&
                          one.rotation.has_value() == other.rotation.has_value() &&
                          one.scale.has_value() == other.scale.has_value() &&
                          std::ranges::equal(one.weights, other.weights, {}, &HandWeight::target,
                                             &HandWeight::target);
               });
}

HandPose existingParts(const Asset& asset, const HandPose& hand) {
    HandPose existing;
    for (const HandExpression& each : hand.expressions()) {
        if (hasExpression(asset, each.expression)) {
            existing.set(each);
        }
    }
    for (HandTransform one : hand.nodes()) {
        if (one.node.value >= asset.nodes.size()) {
            continue;
        }
        const std::size_t targets = asset[one.node].restWeights.size();
        std::erase_if(one.weights, [&](const HandWeight& each) { return each.target >= targets; });
        if (one.any()) {
            existing.set(std::move(one));
        }
    }
    return existing;
}

bool hasAllParts(const Asset& asset, const HandPose& hand) noexcept {
    if (!hand.expressions().empty() &&
        !hasExpression(asset, hand.expressions().back().expression)) {
        return false;
    }
    return std::all_of(hand.nodes().begin(), hand.nodes().end(), [&](const HandTransform& one) {
        return one.node.value < asset.nodes.size() &&
               (one.weights.empty() ||
                one.weights.back().target < asset[one.node].restWeights.size());
    });
}

void applyByHand(const Asset& asset, const HandPose& hand, Pose& pose) noexcept {
    for (const HandTransform& one : hand.nodes()) {
        if (one.translation) {
            pose.setTranslation(one.node, *one.translation);
        }
        if (one.rotation) {
            pose.setRotation(one.node, *one.rotation);
        }
        if (one.scale) {
            pose.setScale(one.node, *one.scale);
        }
        if (one.movesNode()) {
            pose.fromMatrix[one.node.value] = 0;
        }
        for (const HandWeight& each : one.weights) {
            pose.weights[asset[one.node].firstWeight + each.target] = each.weight;
        }
    }
}

void undoByHand(const Asset& asset, const HandPose& hand, Pose& pose) noexcept {
    for (const HandTransform& one : hand.nodes()) {
        const Node& node = asset[one.node];
        pose.restTransform(one.node, node);
        for (const HandWeight& each : one.weights) {
            pose.weights[node.firstWeight + each.target] = node.restWeights[each.target];
        }
    }
}

std::optional<float> weightByHand(const HandPose& hand, NodeIndex node,
                                  std::uint32_t target) noexcept {
    const HandTransform* entry = hand.find(node);
    if (entry == nullptr) {
        return std::nullopt;
    }
    const auto place = std::ranges::lower_bound(entry->weights, target, {}, &HandWeight::target);
    return place != entry->weights.end() && place->target == target ? std::optional(place->weight)
                                                                    : std::nullopt;
}

void setWeight(HandPose& hand, NodeIndex node, const HandWeight& weight) {
    if (!std::isfinite(weight.weight)) {
        return;
    }
    HandTransform entry = entryOf(hand, node);
    entry.weights.push_back(weight);
    hand.set(std::move(entry));
}

void resetWeight(HandPose& hand, NodeIndex node, std::uint32_t target) {
    HandTransform entry = entryOf(hand, node);
    std::erase_if(entry.weights,
                  [target](const HandWeight& each) { return each.target == target; });
    hand.set(std::move(entry));
}

void resetWeights(HandPose& hand, NodeIndex node) {
    HandTransform entry = entryOf(hand, node);
    entry.weights.clear();
    hand.set(std::move(entry));
}

HandPose withoutWeights(const HandPose& hand) {
    HandPose moved;
    for (HandTransform one : hand.nodes()) {
        one.weights.clear();
        if (one.any()) {
            moved.set(std::move(one));
        }
    }
    return moved;
}

}  // namespace sinew
