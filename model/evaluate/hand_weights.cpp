// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/hand_weights.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

HandTransform entryOf(const HandPose& hand, NodeIndex node) {
    const HandTransform* found = hand.find(node);
    return found != nullptr ? *found : HandTransform{.node = node};
}

}  // namespace

std::optional<float> weightByHand(const HandPose& hand, NodeIndex node,
                                  std::uint32_t target) noexcept {
    const HandTransform* entry = hand.find(node);
    if (entry == nullptr) {
        return std::nullopt;
    }
    const auto place = std::lower_bound(
        entry->weights.begin(), entry->weights.end(), target,
        [](const HandWeight& each, std::uint32_t wanted) { return each.target < wanted; });
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
