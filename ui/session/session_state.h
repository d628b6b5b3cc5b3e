// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/state/inspection_state.h"

namespace sinew {

class Appearance;
class CameraRig;
class MotionMeter;
class PinnedVertices;
class Player;
class Selection;
class Visibility;

/// The parts of a session that hold the state of its asset. Borrowed.
struct StateParts {
    Player& player;
    Selection& selection;
    PinnedVertices& pins;
    Visibility& visibility;
    Appearance& appearance;
    CameraRig& rig;
    MotionMeter& motion;
};

/// The present state, without the file.
[[nodiscard]] InspectionState stateOf(const StateParts& parts);

/// To be called after the parts have started over with the asset of the state. The tool for posing
/// and what does not belong to the file (LookOwner) stay. Emits no signals. The camera is put back
/// by its rig, once it knows what there is to frame.
void putBack(const InspectionState& state, const StateParts& parts);
void putBack(Look look, Appearance& appearance);

/// What is played, with signals. `state` belongs to the asset of the player.
void show(const PlaybackState& state, Player& player);

}  // namespace sinew
