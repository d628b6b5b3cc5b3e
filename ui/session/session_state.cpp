// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/session_state.h"

#include <QSignalBlocker>
#include <utility>

#include "model/view/look_option.h"

#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/visibility.h"
#include "ui/session/work/motion_meter.h"

namespace sinew {
namespace {

PlaybackState playbackOf(const Player& player) {
    const PlaybackClock& clock = player.clock();
    const RootMotion& motion = player.rootMotion();
    PlaybackState state;
    player.fillPlayed(state.played);
    state.played.mix = player.mix();  // also while it is off
    state.played.root = motion.chosen ? motion.node : NodeIndex();
    state.seconds = player.seconds();
    state.playing = player.playing();
    state.reversed = player.reversed();
    state.speed = player.speed();
    state.loop = clock.loop;
    state.passes = player.repeats();
    state.allClips = player.playsAllClips();
    if (player.frameRateSource() == FrameRateSource::Chosen) {
        state.framesPerSecond = player.frameRate();
    }
    if (!player.playsWholeClip()) {
        state.inOut = {.start = clock.startSeconds, .end = clock.endSeconds};
    }
    state.pathShown = motion.pathShown;
    return state;
}

/// Starts or stops playing if the direction changes.
void turn(Player& player, bool reversed) {
    if (reversed == player.reversed()) {
        return;
    }
    if (reversed) {
        player.toggleReverse();
    } else {
        player.setPlaying(false);
        player.togglePlaying();
    }
}

void putBack(const PlaybackState& state, Player& player) {
    const QSignalBlocker silent(player);
    show(state, player);
}

void putBack(SelectionState state, const HandPose& hand, Selection& selection) {
    const QSignalBlocker silent(selection);
    if (!state.skin) {
        state.skin = selection.skin();
    }
    selection.restore(state);
    selection.setHandPose(hand);
}

void putBack(const std::vector<VertexPin>& state, std::optional<DrawnVertex> current,
             PinnedVertices& pins) {
    const QSignalBlocker silent(pins);
    pins.setPins(state);
    if (current) {
        pins.setCurrent(current);
    }
}

}  // namespace

void show(const PlaybackState& state, Player& player) {
    const PlayedPoses& played = state.played;
    player.setLoop(state.loop);
    player.setRepeats(state.passes);
    player.setPlaysAllClips(state.allClips);
    player.setSpeed(state.speed);
    player.setFrameRate(state.framesPerSecond);
    player.setRootNode(played.root);
    if (!state.firstClip) {
        player.setAnimation(played.animation);
    }
    player.setMix(played.mix);
    player.setMixing(played.mixing);
    const bool sameClip = !state.firstClip && player.mixing() == played.mixing;
    if (sameClip && state.inOut) {
        player.setInOut(state.inOut->start, state.inOut->end);
    } else if (!player.playsWholeClip()) {
        player.setInOut(player.clipStart(), player.clipEnd());
    }
    turn(player, state.reversed);
    player.setPlaying(state.playing);
    if (sameClip) {
        player.seek(state.seconds);
    }
    player.setInPlace(played.inPlace);
    player.setPathShown(state.pathShown);
}

InspectionState stateOf(const StateParts& parts) {
    const VertexPin* const current = parts.pins.current();
    InspectionState state;
    state.playback = playbackOf(parts.player);
    state.selection = parts.selection.state();
    state.pins = parts.pins.pins();
    state.currentPin = current != nullptr ? std::optional(current->place) : std::nullopt;
    state.hidden = parts.visibility.hiddenNodes();
    state.look = parts.appearance.look();
    state.hand = parts.selection.posing().pose;
    state.camera = parts.rig.state();
    state.lastCameraNode = parts.rig.lastCameraNode();
    state.motion.feet = parts.motion.chosenFeet();
    return state;
}

void putBack(const InspectionState& state, const StateParts& parts) {
    putBack(state.playback, parts.player);
    putBack(state.selection, state.hand, parts.selection);
    putBack(state.pins, state.currentPin, parts.pins);
    parts.motion.setFeet(state.motion.feet);
    parts.visibility.setScene(parts.selection.scene());
    const QSignalBlocker silent(parts.visibility);
    parts.visibility.setHiddenNodes(state.hidden);
    putBack(state.look, parts.appearance);
}

void putBack(Look look, Appearance& appearance) {
    const QSignalBlocker silent(appearance);
    for (const LookOwner owner : {LookOwner::Session, LookOwner::User}) {
        copyValues(owner, appearance.look(), look);
    }
    appearance.setLook(std::move(look));
}

}  // namespace sinew
