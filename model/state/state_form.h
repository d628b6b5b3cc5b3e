// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "model/evaluate/blend/layer_mode.h"
#include "model/state/inspection_state.h"

namespace sinew {

// The JSON form of a state, once for both directions: a `Form` is a StateWriter or a StateReader.
// `form.value(key, member, fallback)` writes the member unless it equals the fallback, or reads it.
// What returns a bool returns false if the file at hand lacks an object that was read; elements of
// a list that return false are left out.

inline constexpr std::array<const char*, 3> kRetargetWords = {"automatic", "off", "on"};
inline constexpr int kMostPasses = std::numeric_limits<int>::max();

template <class Form>
bool describe(Form& form, InspectedFile::Borrowed& borrowed) {
    form.path("path", borrowed.path);
    form.word("retarget", borrowed.retarget, kRetargetWords, RestHandling::Automatic);
    form.path("jointMap", borrowed.jointMap);
    return true;
}

template <class Form>
void describe(Form& form, InspectedFile& file) {
    form.path("path", file.path);
    form.text("sha256", file.sha256);
    form.list("clips", file.borrowed,
              [](Form& one, InspectedFile::Borrowed& each) { return describe(one, each); });
}

template <class Form>
bool describe(Form& form, Layer& layer) {
    const bool found = form.ref("animation", layer.animation);
    form.value("enabled", layer.enabled, true);
    form.value("weight", layer.weight, 1.0F);
    form.value("speed", layer.speed, 1.0);
    form.value("offset", layer.offsetSeconds, 0.0);
    form.word("loop", layer.loop, kLoopModes, LoopMode::Loop);
    form.optional("in", layer.inSeconds);
    form.optional("out", layer.outSeconds);
    form.word("mode", layer.mode, kLayerModes, LayerMode::Blend);
    form.ref("mask", layer.mask);
    form.word("reference", layer.reference, kAdditiveReferences, AdditiveReference::Rest);
    return found;
}

template <class Form>
bool describe(Form& form, PoseLayer& layer) {
    const bool found = form.ref("animation", layer.animation);
    form.value("time", layer.seconds, 0.0F);
    form.value("weight", layer.weight, 1.0F);
    form.word("mode", layer.mode, kLayerModes, LayerMode::Blend);
    form.ref("mask", layer.mask);
    form.word("reference", layer.reference, kAdditiveReferences, AdditiveReference::Rest);
    return found;
}

template <class Form>
void describe(Form& form, MixFade& fade) {
    form.value("start", fade.startSeconds, 0.0);
    form.value("duration", fade.durationSeconds, 0.25);
    form.value("synchronisePhase", fade.synchronisePhase, false);
}

template <class Form>
void describe(Form& form, Mix& mix) {
    const bool complete =
        form.list("layers", mix.layers, [](Form& one, Layer& each) { return describe(one, each); });
    form.optionalObject("fade", mix.fade,
                        [](Form& inner, MixFade& fade) { describe(inner, fade); });
    if (!complete) {
        mix.fade.reset();
    }
}

template <class Form>
void describe(Form& form, PlayedPoses& played) {
    form.value("mixing", played.mixing, false);
    describe(form, played.mix);
    form.list("blend", played.blend,
              [](Form& one, PoseLayer& each) { return describe(one, each); });
    form.ref("root", played.root);
    form.value("inPlaceX", played.inPlace.x, false);
    form.value("inPlaceY", played.inPlace.y, false);
    form.value("inPlaceZ", played.inPlace.z, false);
    form.value("inPlaceTurn", played.inPlace.turn, false);
}

template <class Form>
void describe(Form& form, PlaybackState& playback) {
    form.value("firstClip", playback.firstClip, false);
    if (!form.ref("animation", playback.played.animation)) {
        playback.firstClip = true;
    }
    form.value("time", playback.seconds, 0.0F);
    form.value("playing", playback.playing, false);
    form.value("reversed", playback.reversed, false);
    form.value("speed", playback.speed, 1.0);
    form.word("loop", playback.loop, kLoopModes, LoopMode::Loop);
    form.whole("passes", playback.passes, 0, 0, kMostPasses);
    form.value("allClips", playback.allClips, false);
    form.value("frameRate", playback.framesPerSecond, 0.0);
    form.optionalObject("inOut", playback.inOut, [](Form& inner, PlayedRange& range) {
        inner.value("in", range.start, 0.0F);
        inner.value("out", range.end, 0.0F);
    });
    describe(form, playback.played);
    form.value("path", playback.pathShown, false);
}

template <class Form>
void describe(Form& form, SelectionState& selection) {
    form.object("object", selection.object);
    form.ref("scene", selection.scene);
    form.ref("skin", selection.skin);
    form.joints("joints", selection.skin, selection.joints);
    form.ref("node", selection.node);
    form.marked("marked", selection.marked);
}

template <class Form>
bool describe(Form& form, DrawnVertex& place) {
    constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();
    const bool found = form.ref("node", place.node);
    form.whole("primitive", place.primitive, 0U, 0U, kMost);
    form.whole("vertex", place.vertex, 0U, 0U, kMost);
    form.whole("instance", place.instance, 0U, 0U, kMost);
    form.optionalObject("point", place.point, [](Form& inner, TrianglePoint& point) {
        inner.whole("second", point.others[0], 0U, 0U, kMost);
        inner.whole("third", point.others[1], 0U, 0U, kMost);
        inner.value("secondShare", point.shares.x, 0.0F);
        inner.value("thirdShare", point.shares.y, 0.0F);
    });
    return found && form.existing(place);
}

template <class Form>
bool describe(Form& form, VertexPin& pin, std::optional<DrawnVertex>& current) {
    DrawnVertex& place = pin.place;
    const bool found = describe(form, place);
    form.whole("number", pin.number, 1U, 1U, static_cast<std::uint32_t>(kMostPins));
    bool isCurrent = current == place;
    form.value("current", isCurrent, false);
    if (!found) {
        return false;
    }
    current = isCurrent ? std::optional(place) : current;
    return true;
}

template <class Form>
void describe(Form& form, OrbitCamera& camera) {
    form.vector("target", camera.target);
    form.number("yaw", camera.yawRadians);
    form.number("pitch", camera.pitchRadians);
    form.value("roll", camera.rollRadians, 0.0F);
    form.number("distance", camera.distance);
    form.number("fovY", camera.fovYRadians);
    form.value("orthographic", camera.orthographic, false);
    form.number("sceneRadius", camera.sceneRadius);
}

template <class Form>
void describe(Form& form, CameraState& state) {
    describe(form, state.camera);
    form.ref("node", state.node);
    form.value("untouched", state.untouched, false);
    form.usable(state.camera);
}

template <class Form>
bool describe(Form& form, HandTransform& hand) {
    const bool found = form.ref("node", hand.node);
    form.optional("translation", hand.translation);
    form.optional("rotation", hand.rotation);
    form.optional("scale", hand.scale);
    form.list("weights", hand.weights, [&hand](Form& one, HandWeight& weight) {
        one.number("weight", weight.weight);
        return one.morphTarget("target", hand.node, weight.target);
    });
    return found && hand.node;
}

template <class Form>
bool describe(Form& form, HandExpression& hand) {
    const bool found = form.expression("expression", hand.expression);
    form.number("weight", hand.weight);
    return found && hand.expression;
}

template <class Form>
void describe(Form& form, MotionSubjects& motion) {
    form.refs("trails", motion.trails);
    form.ref("followed", motion.followed);
    form.refs("feet", motion.feet);
}

inline constexpr std::uint32_t kMostPictureSide = 1U << 20U;
inline constexpr std::uint32_t kMostSupersample = 4;
inline constexpr std::uint32_t kMostSheetSide = 64;

template <class Form>
void describe(Form& form, PictureMaking& picture) {
    form.whole("width", picture.width, 0U, 1U, kMostPictureSide);
    form.whole("height", picture.height, 0U, 1U, kMostPictureSide);
    form.whole("samples", picture.samples, 4U, 1U, 8U);
    form.whole("supersample", picture.supersample, 1U, 1U, kMostSupersample);
    form.value("pixelsPerPoint", picture.pixelsPerPoint, 0.0F);
    form.value("text", picture.text, true);
    form.optional("backdrop", picture.backdrop);
    form.text("note", picture.note);
    bool isThere = true;
    form.optionalObject(
        "explained", picture.explained,
        [&isThere](Form& inner, DrawnVertex& place) { isThere = describe(inner, place); });
    picture.explained = isThere ? picture.explained : std::nullopt;
    form.value("throughSurfaces", picture.throughSurfaces, true);
    form.whole("columns", picture.columns, 0U, 1U, kMostSheetSide);
    form.whole("rows", picture.rows, 0U, 1U, kMostSheetSide);
    form.list("animations", picture.animations, [](Form& one, AnimationIndex& animation) {
        return one.ref("animation", animation) && animation;
    });
    form.text("camera", picture.camera);
}

template <class Form>
void describe(Form& form, InspectionState& state) {
    form.part("file", [&](Form& inner) { describe(inner, state.file); });
    form.part("playback", [&](Form& inner) { describe(inner, state.playback); });
    form.part("selection", [&](Form& inner) { describe(inner, state.selection); });
    form.list("pins", state.pins,
              [&state](Form& one, VertexPin& pin) { return describe(one, pin, state.currentPin); });
    form.refs("hide", state.hidden.hidden);
    form.refs("only", state.hidden.only);
    form.part("look", [&](Form& inner) { inner.look(state.look); });
    form.hand("hand", state.hand,
              [](Form& one, HandTransform& each) { return describe(one, each); });
    form.expressions("expressions", state.hand,
                     [](Form& one, HandExpression& each) { return describe(one, each); });
    form.part("camera", [&](Form& inner) { describe(inner, state.camera); });
    form.ref("lastCamera", state.lastCameraNode);
    form.part("motion", [&](Form& inner) { describe(inner, state.motion); });
    form.optionalObject("picture", state.picture,
                        [](Form& inner, PictureMaking& picture) { describe(inner, picture); });
}

}  // namespace sinew
