// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/picture_choice.h"

#include <algorithm>
#include <span>
#include <utility>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/vertex_lookup.h"
#include "model/evaluate/blend/all_clips.h"
#include "model/evaluate/expression_pose.h"
#include "model/evaluate/played_range.h"
#include "model/facts/geometry_facts.h"
#include "model/view/chosen_joints.h"
#include "model/view/vertex_pins.h"

namespace sinew {

namespace {

constexpr const char* kAll = "all";

std::vector<AnimationIndex> animationsOf(const PictureRequest& request, const Asset& asset) {
    const auto isNamedAll = [](const Animation& animation) { return animation.name == kAll; };
    const bool named = std::any_of(asset.animations.begin(), asset.animations.end(), isNamedAll);
    std::vector<AnimationIndex> result;
    for (const std::string& text : request.animations) {
        if (text == kAll && !named && request.severalClips) {
            const std::vector<AnimationIndex> all = everyAnimation(asset);
            result.insert(result.end(), all.begin(), all.end());
        } else {
            result.push_back(lookUpAnimation(asset, text));
        }
    }
    // A sheet or film of only the rest pose would be useless, so the first clip is used.
    if (request.animations.empty() && request.needsClip && !asset.animations.empty()) {
        result.emplace_back(std::size_t{0});
    }
    return result;
}

/// One layer per --blend, and one of full weight for --animation.
std::vector<PoseLayer> layersOf(const PictureRequest& request,
                                const std::vector<AnimationIndex>& animations, const Asset& asset) {
    std::vector<PoseLayer> layers;
    if (request.blends.empty()) {
        return layers;
    }
    const float seconds = request.seconds.value_or(0.0F);
    for (const AnimationIndex animation : animations) {
        layers.push_back({.animation = animation, .seconds = seconds});
    }
    for (const BlendChoice& blend : request.blends) {
        layers.push_back({.animation = lookUpAnimation(asset, blend.animation),
                          .seconds = seconds,
                          .weight = blend.weight});
    }
    return layers;
}

void checkSet(const PictureRequest& request, const Asset& asset) {
    const std::size_t count = influenceSetCount(asset);
    if (request.setGiven && request.view.influenceSet >= count) {
        throw usageFailure("there is no influence set " +
                           std::to_string(request.view.influenceSet) + "; the file has " +
                           (count == 0 ? "none" : "0 to " + std::to_string(count - 1)));
    }
}

std::vector<NodeIndex> nodesOf(const std::vector<std::string>& texts, const Asset& asset) {
    std::vector<NodeIndex> nodes;
    nodes.reserve(texts.size());
    for (const std::string& text : texts) {
        nodes.push_back(lookUpNode(asset, text));
    }
    return nodes;
}

HiddenNodes hiddenNodes(const PictureRequest& request, const Asset& asset) {
    HiddenNodes state = request.base ? request.base->hidden : HiddenNodes();
    if (!request.only.empty()) {
        state.only = isolated(asset, nodesOf(request.only, asset)).only;
    }
    if (!request.hidden.empty()) {
        state.hidden.clear();
    }
    if (!request.only.empty() && state.only.empty()) {
        throw usageFailure("--only: neither these nodes nor the nodes below them have a mesh");
    }
    hideNodes(state, nodesOf(request.hidden, asset));
    return state;
}

/// The clip or mix of a state, unless clips are asked for.
void choosePlayed(const PictureRequest& request, const Asset& asset, PictureChoice& choice) {
    const InspectionState* const base = request.base.get();
    const bool asked = !request.animations.empty() || !request.blends.empty();
    if (base == nullptr || asked) {
        choice.animations = animationsOf(request, asset);
        choice.layers = layersOf(request, choice.animations, asset);
        choice.seconds = request.seconds.value_or(base != nullptr ? base->playback.seconds : 0.0F);
        return;
    }
    choice.played = playedPoses(*base, asset, {});
    choice.played.hand.clear();
    choice.layers = std::exchange(choice.played.blend, {});
    const AnimationIndex animation = std::exchange(choice.played.animation, {});
    if (base->picture && request.contactSheet && !base->picture->animations.empty()) {
        choice.animations = base->picture->animations;
    } else if (animation) {
        choice.animations = {animation};
    } else if (request.needsClip) {
        choice.animations = animationsOf(request, asset);
    }
    choice.inOut = base->playback.inOut;
    choice.seconds = request.seconds.value_or(base->playback.seconds);
    for (PoseLayer& layer : choice.layers) {
        layer.seconds = request.seconds.value_or(layer.seconds);
    }
}

/// Weights that are asked for come before those of a state.
HandPose handOf(const PictureRequest& request, const Asset& asset) {
    const HandPose asked = morphPose(asset, request.morphs);
    if (!request.base) {
        return asked;
    }
    HandPose hand = request.base->hand;
    for (const HandExpression& each : asked.expressions()) {
        hand = withExpression(asset, std::move(hand), each);
    }
    for (const HandTransform& transform : asked.nodes()) {
        for (const HandWeight& weight : transform.weights) {
            setWeight(hand, transform.node, weight);
        }
    }
    return hand;
}

/// What a state has selected and pinned.
void chooseSelected(const InspectionState& base, ViewOptions& view) {
    view.highlight = base.selection.node;
    view.marked = base.selection.marked;
    VertexPins pins{.pins = base.pins, .explained = {}, .throughSurfaces = true};
    if (base.picture) {
        pins.explained = base.picture->explained;
        pins.throughSurfaces = base.picture->throughSurfaces;
    } else if (base.currentPin) {
        pins.explained = base.currentPin;
    }
    if (!pins.pins.empty() || pins.explained) {
        view.pins = std::make_shared<const VertexPins>(std::move(pins));
    }
}

/// As a window shows them: of the selected node and joints.
std::vector<NodeIndex> trailsOf(const InspectionState& base, const Asset& asset) {
    std::vector<NodeIndex> trails = base.motion.trails;
    if (!base.picture && trails.empty()) {
        if (base.selection.node) {
            trails.push_back(base.selection.node);
        }
        addJoints(base.selection.skin, base.selection.joints.all(), asset, trails);
    }
    return trails;
}

void chooseScene(const PictureRequest& request, const Asset& asset, ViewOptions& view) {
    const SelectionState selected = request.base ? request.base->selection : SelectionState();
    view.scene = !request.scene.empty() ? lookUpScene(asset, request.scene)
                 : selected.scene       ? selected.scene
                                        : asset.defaultScene;
    if (!request.skin.empty()) {
        view.skin = lookUpSkin(asset, request.skin);
    } else if (selected.skin || !asset.skins.empty()) {
        view.skin = selected.skin ? selected.skin : SkinIndex(0U);
    }
}

void chooseJoints(const PictureRequest& request, const Asset& asset, ViewOptions& view) {
    if (request.joints.empty() && request.base && request.base->selection.joints.current() &&
        view.skin == request.base->selection.skin) {
        const ChosenJoints& joints = request.base->selection.joints;
        view.joint = joints.current();
        view.joints = joints.several();
        return;
    }
    if (request.joints.empty()) {
        view.joint = view.skin && !asset[view.skin].joints.empty() ? JointIndex(0U) : JointIndex();
        return;
    }
    if (!view.skin) {
        throw usageFailure("there is no joint '" + request.joints.front() +
                           "'; the file has no skin");
    }
    std::vector<JointIndex> joints;
    for (const std::string& text : request.joints) {
        joints.push_back(lookUpJoint(asset, asset[view.skin], text));
    }
    const JointIndex first = joints.front();
    const ChosenJoints chosen(std::move(joints), first);
    view.joint = chosen.current();
    const std::span<const JointIndex> all = chosen.all();
    view.joints = std::make_shared<const std::vector<JointIndex>>(all.begin(), all.end());
}

/// The parts of playback that no option decides.
void playAs(const InspectionState& base, PictureSubject& subject) {
    if (base.playback.allClips) {
        subject.loop = {};
    }
    if (base.playback.framesPerSecond > 0.0) {
        subject.framesPerSecond = base.playback.framesPerSecond;
    }
    subject.feet = base.motion.feet;
    if (!subject.played.inPlace.any()) {
        subject.played.root = {};
    } else if (!subject.played.root) {
        subject.played.root = rootOf(subject);
    }
}

/// The vertices of --measure as pins, two for each.
std::shared_ptr<const VertexPins> measuredPins(const PictureRequest& request, const Asset& asset) {
    VertexPins pins;
    const auto add = [&](const VertexNumbers& numbers) {
        const auto number = static_cast<std::uint32_t>(pins.pins.size() + 1);
        pins.pins.push_back({lookUpVertex(asset, "--measure", numbers), number});
    };
    for (const std::string& text : request.measured) {
        const auto [from, to] = parseVertexPair("--measure", text);
        add(from);
        add(to);
    }
    return std::make_shared<const VertexPins>(std::move(pins));
}

}  // namespace

std::vector<PoseLayer> allLayers(const Asset& asset, float seconds, std::string& contested) {
    const AllClips all = allClips(asset);
    if (all.clips.empty()) {
        throw usageFailure("--all-clips: the file has no animation");
    }
    contested = contestedWords(asset, all);
    return layersOf(all, seconds);
}

PictureChoice resolve(const PictureRequest& request, const Asset& asset) {
    PictureChoice choice{.view = request.view};
    choice.base = request.base;
    ViewOptions& view = choice.view;
    const InspectionState* const base = request.base.get();
    chooseScene(request, asset, view);
    if (!request.variant.empty()) {
        view.variant = lookUpVariant(asset, request.variant);
    }
    chooseJoints(request, asset, view);
    if (base != nullptr) {
        chooseSelected(*base, view);
    }
    choice.hidden = hiddenNodes(request, asset);
    if (!choice.hidden.empty()) {
        view.shown = std::make_shared<const ShownNodes>(asset, choice.hidden, view.scene);
    }
    if (!request.measured.empty()) {
        view.pins = measuredPins(request, asset);
    }
    checkSet(request, asset);
    if (request.allClips) {
        if (!request.blends.empty() || !request.animations.empty()) {
            throw usageFailure("--all-clips plays every clip: omit --animation and --blend");
        }
        choice.seconds = request.seconds.value_or(base != nullptr ? base->playback.seconds : 0.0F);
        choice.layers = allLayers(asset, choice.seconds, choice.contested);
    } else {
        choosePlayed(request, asset, choice);
    }
    choice.hand = handOf(request, asset);
    choice.trails = base != nullptr && request.trails.empty() && request.joints.empty()
                        ? trailsOf(*base, asset)
                        : nodesOf(request.trails, asset);
    const bool ofJoints = base == nullptr || !request.joints.empty();
    if (ofJoints && choice.trails.empty() && view.joints &&
        view.motion.trails != TrailReach::None) {
        addJoints(view.skin, *view.joints, asset, choice.trails);
    }
    const NodeIndex followed = base == nullptr         ? NodeIndex()
                               : base->motion.followed ? base->motion.followed
                                                       : base->playback.played.root;
    choice.followed = request.followed.empty() ? followed : lookUpNode(asset, request.followed);
    choice.loop = request.loop;
    if (!view.morphTarget.empty()) {
        (void)lookUpMorphTargets(asset, view.morphTarget);  // refuses an unknown one
    }
    return choice;
}

PictureSubject subjectOf(const PictureChoice& choice, std::shared_ptr<const ClipLibrary> clips,
                         AnimationIndex animation, float seconds) {
    PictureSubject subject;
    subject.clips = std::move(clips);
    subject.played = choice.played;
    subject.played.animation = animation;
    subject.played.blend = choice.layers;
    subject.played.hand = choice.hand;
    subject.view = choice.view;
    subject.trails = choice.trails;
    subject.root = choice.followed;
    playWhole(choice.loop, subject);
    if (choice.inOut) {
        subject.loop = playedLoop(choice.loop, *choice.inOut);
    }
    if (choice.base) {
        playAs(*choice.base, subject);
    }
    subject.seconds = std::clamp(seconds, subject.range.start, subject.range.end);
    return subject;
}

}  // namespace sinew
