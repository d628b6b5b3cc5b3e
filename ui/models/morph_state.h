// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/hand_pose.h"
#include "model/evaluate/pose.h"
#include "model/facts/morph_facts.h"
#include "model/facts/morph_lookup.h"

namespace sinew {

class Player;

/// A morph target of a node, or a VRM expression, which moves several and changes materials.
struct MorphSlider {
    QString name;
    QString about;          // more lines for a tool tip; may be empty
    QString unplayed = {};  // what Sinew does not show of an expression: "rim colour of Face"
    std::string text;       // finds it: findMorphTargets
    ExpressionIndex expression = {};  // none: a morph target
    bool changesMaterials = false;
    // At the value v of the slider, the weight of a part is v * share.
    std::vector<NodeMorphTarget> parts;
    float least = -1.0F;  // lower end of the slider; any number can be typed
    float most = 2.0F;
    bool binary = false;                         // only 0 and 1
    std::optional<MorphTargetFacts> facts = {};  // none: not measured yet, or an expression

    [[nodiscard]] bool showsSomething() const noexcept {
        return !parts.empty() || changesMaterials;
    }
};

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

/// Of each slider, in the pose with `hand`.
[[nodiscard]] std::vector<MorphState> morphStates(const Asset& asset, const Pose& pose,
                                                  const HandPose& hand, const MorphDrivers& drivers,
                                                  const std::vector<MorphSlider>& sliders);

// The pose by hand after a change of a slider.

[[nodiscard]] HandPose withValue(HandPose hand, const MorphSlider& slider, float value);
/// Back to the clip or the rest pose.
[[nodiscard]] HandPose withoutSlider(HandPose hand, const MorphSlider& slider);
/// Its targets at 1, all others of their nodes and all other expressions at 0.
[[nodiscard]] HandPose withOnly(const Asset& asset, HandPose hand, const MorphSlider& slider);
/// The targets that a clip drives stay where the pose has them, now set by hand.
[[nodiscard]] HandPose takenOver(const Asset& asset, const Pose& pose, HandPose hand,
                                 const MorphDrivers& drivers, const MorphSlider& slider);

/// Nodes whose mesh has morph targets, in the order of the file.
[[nodiscard]] std::vector<NodeIndex> morphedNodes(const Asset& asset);

/// One per morph target of the node's mesh.
[[nodiscard]] std::vector<MorphSlider> targetSliders(const Asset& asset, NodeIndex node);

/// One per expression of the avatar, with words for what Sinew does not show. Empty without VRM
/// data.
[[nodiscard]] std::vector<MorphSlider> expressionSliders(const Asset& asset);

/// "moves 214 vertices, at most 0.031"; "moves no vertex".
[[nodiscard]] QString movedWords(const MorphTargetFacts& facts);

}  // namespace sinew
