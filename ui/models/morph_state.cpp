// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/morph_state.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "model/evaluate/hand_weights.h"
#include "ui/models/clip_words.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr float kSameValue = 1e-4F;  // absolute: weights are about 1

float weightIn(const Asset& asset, const Pose& pose, const NodeMorphTarget& part) {
    return pose.weightsOf(asset[part.node])[part.target];
}

bool drivesTarget(const Animation& clip, NodeIndex node, std::size_t target) {
    return std::any_of(clip.channels.begin(), clip.channels.end(), [&](const Channel& channel) {
        return channel.node == node && channel.path == ChannelPath::Weights &&
               (channel.morphTarget == kAllMorphTargets || channel.morphTarget == target);
    });
}

void addWord(QString& words, const QString& word) {
    if (words.isEmpty()) {
        words = word;
    } else if (!word.isEmpty() && words != word) {
        words += QStringLiteral(", ") + word;
    }
}

}  // namespace

MorphDrivers::MorphDrivers(const Asset& asset, const Player& player,
                           const std::vector<MorphSlider>& sliders) {
    for (const MorphSlider& slider : sliders) {
        for (const NodeMorphTarget& part : slider.parts) {
            if (m_names.find(part.node) == m_names.end()) {
                add(asset, player, part.node);
            }
        }
    }
}

void MorphDrivers::add(const Asset& asset, const Player& player, NodeIndex node) {
    std::vector<QString>& names = m_names[node];
    const std::vector<AnimationIndex> clips = player.drivers(node, ChannelPath::Weights);
    names.resize(clips.empty() ? 0 : asset[node].restWeights.size());
    for (const AnimationIndex clip : clips) {
        for (std::size_t target = 0; target < names.size(); ++target) {
            if (drivesTarget(asset[clip], node, target)) {
                addWord(names[target], clipName(asset, clip));
            }
        }
    }
}

QString MorphDrivers::of(NodeIndex node, std::uint32_t target) const {
    const auto found = m_names.find(node);
    return found != m_names.end() && target < found->second.size() ? found->second[target]
                                                                   : QString();
}

MorphState morphState(const Asset& asset, const Pose& pose, const HandPose& hand,
                      const MorphDrivers& drivers, const MorphSlider& slider) {
    MorphState state;
    bool first = true;
    for (const NodeMorphTarget& part : slider.parts) {
        const bool set = weightByHand(hand, part.node, part.target).has_value();
        const QString driver = drivers.of(part.node, part.target);
        state.byHand = state.byHand || set;
        state.locked = state.locked || (!set && !driver.isEmpty());
        addWord(state.drivenBy, driver);
        if (part.share == 0.0F) {
            state.mixed = state.mixed || weightIn(asset, pose, part) != 0.0F;
            continue;
        }
        const float value = weightIn(asset, pose, part) / part.share;
        state.mixed = state.mixed || (!first && std::abs(value - state.value) > kSameValue);
        state.value = first ? value : std::min(value, state.value);
        first = false;
    }
    return state;
}

HandPose withValue(HandPose hand, const MorphSlider& slider, float value) {
    for (const NodeMorphTarget& part : slider.parts) {
        setWeight(hand, part.node, {.target = part.target, .weight = value * part.share});
    }
    return hand;
}

HandPose withoutSlider(HandPose hand, const MorphSlider& slider) {
    for (const NodeMorphTarget& part : slider.parts) {
        resetWeight(hand, part.node, part.target);
    }
    return hand;
}

HandPose withOnly(const Asset& asset, HandPose hand, const MorphSlider& slider) {
    std::set<NodeIndex> nodes;
    for (const NodeMorphTarget& part : slider.parts) {
        nodes.insert(part.node);
    }
    for (const NodeIndex node : nodes) {
        const HandTransform* set = hand.find(node);
        HandTransform zeros = set != nullptr ? *set : HandTransform{.node = node};
        zeros.weights.clear();
        for (std::size_t target = 0; target < asset[node].restWeights.size(); ++target) {
            zeros.weights.push_back({.target = std::uint32_t(target), .weight = 0.0F});
        }
        hand.set(std::move(zeros));
    }
    return withValue(std::move(hand), slider, 1.0F);
}

HandPose takenOver(const Asset& asset, const Pose& pose, HandPose hand, const MorphDrivers& drivers,
                   const MorphSlider& slider) {
    for (const NodeMorphTarget& part : slider.parts) {
        if (!drivers.of(part.node, part.target).isEmpty() &&
            !weightByHand(hand, part.node, part.target)) {
            setWeight(hand, part.node,
                      {.target = part.target, .weight = weightIn(asset, pose, part)});
        }
    }
    return hand;
}

}  // namespace sinew
