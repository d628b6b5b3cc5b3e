// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/kept_state.h"

#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "model/view/look_option.h"

#include "model/state/same_objects.h"
#include "ui/session/appearance.h"
#include "ui/session/camera_rig.h"
#include "ui/session/motion_meter.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/visibility.h"

namespace sinew {
namespace {

KeptPlayback keptPlayback(const Player& player) {
    const PlaybackClock& clock = player.clock();
    const RootMotion& motion = player.rootMotion();
    KeptPlayback kept;
    kept.animation = player.animation();
    kept.playing = player.playing();
    kept.seconds = player.seconds();
    kept.loop = clock.loop;
    kept.speed = player.speed();
    if (player.frameRateSource() == FrameRateSource::Chosen) {
        kept.chosenRate = player.frameRate();
    }
    if (!player.playsWholeClip()) {
        kept.inOut = glm::vec2(clock.startSeconds, clock.endSeconds);
    }
    kept.mix = player.mix();
    kept.mixing = player.mixing();
    kept.rootNode = motion.chosen ? motion.node : NodeIndex();
    kept.inPlace = motion.inPlace;
    kept.pathShown = motion.pathShown;
    return kept;
}

/// Layers whose clip is missing are removed, and the fade with them.
Mix foundMix(const Mix& mix, const SameObjects& same) {
    Mix found = mix;
    found.layers.clear();
    for (Layer layer : mix.layers) {
        const AnimationIndex animation = same.animation(layer.animation);
        if (animation || !layer.animation) {
            layer.animation = animation;
            layer.mask = same.node(layer.mask);
            found.layers.push_back(layer);
        }
    }
    if (found.layers.size() != mix.layers.size()) {
        found.fade.reset();
    }
    return found;
}

ChosenJoints foundJoints(const SelectionState& selection, const SameObjects& same) {
    std::vector<JointIndex> found;
    for (const JointIndex joint : selection.joints.all()) {
        found.push_back(same.joint(selection.skin, joint));
    }
    return {std::move(found), same.joint(selection.skin, selection.joints.current())};
}

std::vector<HandWeight> foundWeights(const HandTransform& transform, const SameObjects& same) {
    std::vector<HandWeight> found;
    for (const HandWeight& each : transform.weights) {
        if (const auto target = same.morphTarget(transform.node, each.target)) {
            found.push_back({*target, each.weight});
        }
    }
    return found;
}

HandPose foundHand(const HandPose& hand, const SameObjects& same) {
    HandPose found;
    for (HandTransform transform : hand.nodes()) {
        transform.weights = foundWeights(transform, same);
        transform.node = same.node(transform.node);
        if (transform.node) {
            found.set(transform);
        }
    }
    return found;
}

std::vector<NodeIndex> foundNodes(const std::vector<NodeIndex>& nodes, const SameObjects& same) {
    std::vector<NodeIndex> found;
    for (const NodeIndex node : nodes) {
        if (const NodeIndex there = same.node(node)) {
            found.push_back(there);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<VertexPin> foundPins(const std::vector<VertexPin>& pins, const SameObjects& same) {
    std::vector<VertexPin> found;
    for (const VertexPin& pin : pins) {
        if (const auto place = same.vertex(pin.place)) {
            found.push_back({.place = *place, .number = pin.number});
        }
    }
    return found;
}

}  // namespace

KeptState keptState(const Player& player, const Selection& selection, const PinnedVertices& pins,
                    const Visibility& visibility, const Appearance& appearance,
                    const CameraRig& rig, const MotionMeter& motion) {
    const VertexPin* const current = pins.current();
    return {.playback = keptPlayback(player),
            .selection = selection.state(),
            .pins = pins.pins(),
            .currentPin = current != nullptr ? std::optional(current->place) : std::nullopt,
            .hidden = visibility.hiddenNodes(),
            .hand = selection.posing().pose,
            .feet = motion.chosenFeet(),
            .look = appearance.look(),
            .camera = rig.state(),
            .lastCameraNode = rig.lastCameraNode()};
}

KeptState found(const KeptState& state, const SameObjects& same) {
    KeptState found = state;
    KeptPlayback& playback = found.playback;
    if (playback.animation && *playback.animation) {
        const AnimationIndex there = same.animation(*playback.animation);
        playback.animation = there ? std::optional(there) : std::nullopt;
    }
    playback.mix = foundMix(state.playback.mix, same);
    playback.rootNode = same.node(state.playback.rootNode);
    SelectionState& selection = found.selection;
    selection.object = same.object(state.selection.object);
    selection.scene = same.scene(state.selection.scene);
    selection.skin = same.skin(state.selection.skin);
    selection.joints = foundJoints(state.selection, same);
    selection.node = same.node(state.selection.node);
    selection.marked = {};  // other vertices may have their numbers
    found.pins = foundPins(state.pins, same);
    found.currentPin = state.currentPin ? same.vertex(*state.currentPin) : std::nullopt;
    found.hidden = {.hidden = foundNodes(state.hidden.hidden, same),
                    .only = foundNodes(state.hidden.only, same)};
    found.hand = foundHand(state.hand, same);
    found.feet = foundNodes(state.feet, same);
    found.look.variant = same.variant(state.look.variant);
    found.camera.node = same.node(state.camera.node);
    found.lastCameraNode = same.node(state.lastCameraNode);
    return found;
}

void putBack(const KeptPlayback& kept, Player& player) {
    const QSignalBlocker silent(player);
    player.setLoop(kept.loop);
    player.setSpeed(kept.speed);
    player.setFrameRate(kept.chosenRate);
    player.setRootNode(kept.rootNode);
    if (kept.animation) {
        player.setAnimation(*kept.animation);
    }
    player.setMix(kept.mix);
    player.setMixing(kept.mixing);
    const bool sameClip = kept.animation.has_value() && player.mixing() == kept.mixing;
    if (sameClip && kept.inOut) {
        player.setInOut(kept.inOut->x, kept.inOut->y);
    }
    player.setPlaying(kept.playing);
    if (sameClip) {
        player.seek(kept.seconds);
    }
    player.setInPlace(kept.inPlace);
    player.setPathShown(kept.pathShown);
}

void putBack(SelectionState kept, const HandPose& hand, Selection& selection) {
    const QSignalBlocker silent(selection);
    if (!kept.skin) {
        kept.skin = selection.skin();
    }
    selection.restore(kept);
    selection.setHandPose(hand);
}

void putBack(std::vector<VertexPin> kept, std::optional<DrawnVertex> current,
             PinnedVertices& pins) {
    const QSignalBlocker silent(pins);
    pins.setPins(std::move(kept));
    if (current) {
        pins.setCurrent(current);
    }
}

void putBack(HiddenNodes kept, Visibility& visibility) {
    const QSignalBlocker silent(visibility);
    visibility.setHiddenNodes(std::move(kept));
}

void putBack(Look kept, Appearance& appearance) {
    const QSignalBlocker silent(appearance);
    for (const LookOwner owner : {LookOwner::Session, LookOwner::User}) {
        copyValues(owner, appearance.look(), kept);
    }
    appearance.setLook(std::move(kept));
}

}  // namespace sinew
