// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/evaluate/blend/mix.h"
#include "model/evaluate/hand_pose.h"
#include "model/evaluate/motion/root_motion.h"
#include "model/view/camera_state.h"
#include "model/view/hidden_nodes.h"
#include "model/view/look.h"
#include "model/view/selection_state.h"
#include "model/view/vertex_pins.h"

namespace sinew {

class Appearance;
class CameraRig;
class MotionMeter;
class PinnedVertices;
class Player;
class SameObjects;
class Selection;
class Visibility;

/// What a player plays.
struct KeptPlayback {
    std::optional<AnimationIndex> animation;  // none: the asset's first
    bool playing = false;
    float seconds = 0.0F;
    LoopMode loop = LoopMode::Loop;
    double speed = 1.0;
    double chosenRate = 0.0;         // 0: the guessed rate
    std::optional<glm::vec2> inOut;  // none: the whole clip
    Mix mix;
    bool mixing = false;
    NodeIndex rootNode;  // none: the detected root
    InPlace inPlace;
    bool pathShown = false;
};

/// The state of a window that belongs to its file: taken before the file is replaced, put back
/// when a version of it is shown again.
struct KeptState {
    KeptPlayback playback;
    SelectionState selection;
    std::vector<VertexPin> pins;
    std::optional<DrawnVertex> currentPin;
    HiddenNodes hidden;
    HandPose hand;
    std::vector<NodeIndex> feet;  // chosen; none: they are found
    Look look;
    CameraState camera;
    NodeIndex lastCameraNode;
};

[[nodiscard]] KeptState keptState(const Player& player, const Selection& selection,
                                  const PinnedVertices& pins, const Visibility& visibility,
                                  const Appearance& appearance, const CameraRig& rig,
                                  const MotionMeter& motion);

/// For the other version. What it lacks is dropped.
[[nodiscard]] KeptState found(const KeptState& state, const SameObjects& same);

/// To be called after the parts have started over with the asset of the state. The tool for posing
/// and what does not belong to the file (LookOwner) stay. Emits no signals.
void putBack(const KeptPlayback& kept, Player& player);
void putBack(SelectionState kept, const HandPose& hand, Selection& selection);
void putBack(std::vector<VertexPin> kept, std::optional<DrawnVertex> current, PinnedVertices& pins);
void putBack(HiddenNodes kept, Visibility& visibility);
void putBack(Look kept, Appearance& appearance);

}  // namespace sinew
