// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/inspection_state.h"

#include <algorithm>
#include <utility>

#include "model/state/same_objects.h"

namespace sinew {
namespace {

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

std::vector<PoseLayer> foundBlend(const std::vector<PoseLayer>& blend, const SameObjects& same) {
    std::vector<PoseLayer> found;
    for (PoseLayer layer : blend) {
        layer.animation = same.animation(layer.animation);
        layer.mask = same.node(layer.mask);
        if (layer.animation) {
            found.push_back(layer);
        }
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

HandPose foundHand(const HandPose& hand, const SameObjects& same) {
    HandPose found;
    for (const HandExpression& each : hand.expressions()) {
        found.set(HandExpression{same.expression(each.expression), each.weight});
    }
    for (HandTransform transform : hand.nodes()) {
        std::vector<HandWeight> weights;
        for (const HandWeight& each : transform.weights) {
            if (const auto target = same.morphTarget(transform.node, each.target)) {
                weights.push_back({*target, each.weight});
            }
        }
        transform.weights = std::move(weights);
        transform.node = same.node(transform.node);
        if (transform.node) {
            found.set(std::move(transform));
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

}  // namespace

PlayedPoses playedPoses(const InspectionState& state, const Asset& asset, NodeIndex root) {
    PlayedPoses played = state.playback.played;
    if (state.playback.firstClip) {
        played.animation = asset.animations.empty() ? AnimationIndex() : AnimationIndex(0U);
    }
    played.root = played.root ? played.root : root;
    played.hand = state.hand;
    return played;
}

InspectionState inOtherVersion(const InspectionState& state, const SameObjects& same) {
    InspectionState found = state;
    PlayedPoses& played = found.playback.played;
    played.animation = same.animation(state.playback.played.animation);
    found.playback.firstClip =
        state.playback.firstClip || (state.playback.played.animation && !played.animation);
    played.mix = foundMix(state.playback.played.mix, same);
    played.blend = foundBlend(state.playback.played.blend, same);
    played.root = same.node(state.playback.played.root);
    SelectionState& selection = found.selection;
    selection.object = same.object(state.selection.object);
    selection.scene = same.scene(state.selection.scene);
    selection.skin = same.skin(state.selection.skin);
    selection.joints = foundJoints(state.selection, same);
    selection.node = same.node(state.selection.node);
    selection.marked = {};  // other vertices may have their numbers
    found.pins.clear();
    found.currentPin.reset();
    for (const VertexPin& pin : state.pins) {
        if (const auto place = same.vertex(pin.place)) {
            found.pins.push_back({.place = *place, .number = pin.number});
            found.currentPin = state.currentPin == pin.place ? place : found.currentPin;
        }
    }
    found.hidden = {.hidden = foundNodes(state.hidden.hidden, same),
                    .only = foundNodes(state.hidden.only, same)};
    found.hand = foundHand(state.hand, same);
    found.look.variant = same.variant(state.look.variant);
    found.camera.node = same.node(state.camera.node);
    found.lastCameraNode = same.node(state.lastCameraNode);
    found.motion = {.trails = foundNodes(state.motion.trails, same),
                    .followed = same.node(state.motion.followed),
                    .feet = foundNodes(state.motion.feet, same)};
    if (found.picture) {
        const std::optional<DrawnVertex>& explained = state.picture->explained;
        found.picture->explained = explained ? same.vertex(*explained) : std::nullopt;
        std::vector<AnimationIndex>& animations = found.picture->animations;
        for (AnimationIndex& animation : animations) {
            animation = same.animation(animation);
        }
        std::erase(animations, AnimationIndex());
    }
    return found;
}

}  // namespace sinew
