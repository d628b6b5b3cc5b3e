// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/picture_choice.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "model/facts/geometry_facts.h"
#include "model/view/chosen_joints.h"

namespace sinew {

namespace {

constexpr const char* kAll = "all";

std::vector<AnimationIndex> animationsOf(const PictureRequest& request, const Asset& asset) {
    const auto isNamedAll = [](const Animation& animation) { return animation.name == kAll; };
    const bool named = std::any_of(asset.animations.begin(), asset.animations.end(), isNamedAll);
    std::vector<AnimationIndex> result;
    for (const std::string& text : request.animations) {
        if (text == kAll && !named && request.severalClips) {
            for (std::size_t i = 0; i < asset.animations.size(); ++i) {
                result.emplace_back(i);
            }
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
    HiddenNodes state = isolated(asset, nodesOf(request.only, asset));
    if (!request.only.empty() && state.only.empty()) {
        throw usageFailure("--only: neither these nodes nor the nodes below them have a mesh");
    }
    hideNodes(state, nodesOf(request.hidden, asset));
    return state;
}

void chooseJoints(const PictureRequest& request, const Asset& asset, ViewOptions& view) {
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

}  // namespace

PictureChoice resolve(const PictureRequest& request, const Asset& asset) {
    PictureChoice choice{.view = request.view};
    ViewOptions& view = choice.view;
    view.scene = request.scene.empty() ? asset.defaultScene : lookUpScene(asset, request.scene);
    if (!request.variant.empty()) {
        view.variant = lookUpVariant(asset, request.variant);
    }
    if (!request.skin.empty()) {
        view.skin = lookUpSkin(asset, request.skin);
    } else if (!asset.skins.empty()) {
        view.skin = SkinIndex(0U);
    }
    chooseJoints(request, asset, view);
    choice.hidden = hiddenNodes(request, asset);
    if (!choice.hidden.empty()) {
        view.shown = std::make_shared<const ShownNodes>(asset, choice.hidden, view.scene);
    }
    checkSet(request, asset);
    choice.animations = animationsOf(request, asset);
    choice.layers = layersOf(request, choice.animations, asset);
    choice.hand = morphPose(asset, request.morphs);
    choice.trails = nodesOf(request.trails, asset);
    if (choice.trails.empty() && view.joints && view.motion.trails != TrailReach::None) {
        addJoints(view.skin, *view.joints, asset, choice.trails);
    }
    choice.followed = request.followed.empty() ? NodeIndex() : lookUpNode(asset, request.followed);
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
    subject.played = {.animation = animation, .blend = choice.layers, .hand = choice.hand};
    subject.view = choice.view;
    subject.trails = choice.trails;
    subject.root = choice.followed;
    playWhole(choice.loop, subject);
    subject.seconds = std::clamp(seconds, subject.range.start, subject.range.end);
    return subject;
}

}  // namespace sinew
