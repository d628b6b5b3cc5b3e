// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <map>
#include <vector>

#include "model/evaluate/hand_pose.h"
#include "model/evaluate/pose.h"
#include "ui/models/morph_sliders.h"

namespace sinew {

class Player;

/// The active clips that drive the morph targets of some nodes, as words: "Walk, Blink".
class MorphDrivers {
public:
    MorphDrivers() = default;
    /// Of the nodes that the sliders move.
    MorphDrivers(const Asset& asset, const Player& player, const std::vector<MorphSlider>& sliders);

    /// Empty if no clip drives it.
    [[nodiscard]] QString of(NodeIndex node, std::uint32_t target) const;

private:
    void add(const Asset& asset, const Player& player, NodeIndex node);

    std::map<NodeIndex, std::vector<QString>> m_names;  // [target]
};

/// What a slider shows.
struct MorphState {
    float value = 0.0F;
    bool mixed = false;   // its targets are not where one value would put them
    bool byHand = false;  // some target is set by hand
    bool locked = false;  // a clip drives a target that is not set by hand
    QString drivenBy;     // clips that drive a target, also if it is set by hand

    bool operator==(const MorphState&) const = default;
};

[[nodiscard]] MorphState morphState(const Asset& asset, const Pose& pose, const HandPose& hand,
                                    const MorphDrivers& drivers, const MorphSlider& slider);

// The pose by hand after a change of a slider.

[[nodiscard]] HandPose withValue(HandPose hand, const MorphSlider& slider, float value);
/// Back to the clip or the rest pose.
[[nodiscard]] HandPose withoutSlider(HandPose hand, const MorphSlider& slider);
/// Its targets at 1, all others of their nodes at 0.
[[nodiscard]] HandPose withOnly(const Asset& asset, HandPose hand, const MorphSlider& slider);
/// The targets that a clip drives stay where the pose has them, now set by hand.
[[nodiscard]] HandPose takenOver(const Asset& asset, const Pose& pose, HandPose hand,
                                 const MorphDrivers& drivers, const MorphSlider& slider);

}  // namespace sinew
