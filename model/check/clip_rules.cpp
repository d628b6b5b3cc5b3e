// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "model/check/context.h"
#include "model/check/curve.h"
#include "model/check/loop.h"
#include "model/check/places.h"
#include "model/check/tally.h"
#include "model/facts/frame_grid.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

// Exporters that count frames from 1 put the first key there; nobody sees that.
bool isOneFrame(double start, double tolerance) {
    constexpr std::array kFrameRates{12.0, 15.0, 23.976, 24.0, 25.0,  29.97, 30.0,
                                     48.0, 50.0, 59.94,  60.0, 100.0, 120.0};
    return std::any_of(kFrameRates.begin(), kFrameRates.end(),
                       [&](double rate) { return std::abs(start * rate - 1.0) < tolerance; });
}

void clipRange(Context& context, AnimationIndex index) {
    const Asset& asset = context.asset();
    const Animation& animation = asset[index];
    const std::string clip = clipName(asset, index);
    if (animation.channels.empty()) {
        if (animation.propertyChannels.empty()) {
            context.report(
                "CLIP_EMPTY",
                clip + " has no effective channels: delete it, or key what it should move",
                placeOf(index));
        }
        return;
    }
    if (!(animation.durationSeconds() > 0.0F)) {
        context.report("CLIP_ZERO_LENGTH",
                       clip + " has all its keys at " + seconds(animation.startSeconds) +
                           " and is a pose, not a motion: key it again a frame later if players "
                           "need a length",
                       placeOf(index));
        return;
    }
    const double start{animation.startSeconds};
    if (start > context.parameter("CLIP_NOT_AT_ZERO", "start")) {
        const bool oneFrame = isOneFrame(start, context.parameter("CLIP_NOT_AT_ZERO", "frame"));
        context.reportAs(
            oneFrame ? Severity::Info : Severity::Warning, "CLIP_NOT_AT_ZERO",
            clip + " starts at " + seconds(animation.startSeconds) +
                (oneFrame ? ", one frame" : "") +
                "; players that start at 0 hold the first pose until then, in every loop: move all "
                "keys of the clip back by " +
                seconds(animation.startSeconds),
            placeOf(index));
    }
}

void frameGrid(Context& context, AnimationIndex index) {
    const Asset& asset = context.asset();
    const FrameGrid& grid = context.facts().frameGrid(index);
    if (!grid.found()) {
        return;
    }
    Tally off;
    Diagnostic place;
    std::string first;
    std::vector<bool> seen(asset[index].samplers.size(), false);
    for (const Channel& channel : asset[index].channels) {
        if (seen[channel.sampler.value]) {
            continue;
        }
        seen[channel.sampler.value] = true;
        const Curve curve(asset, index, channel);
        for (std::size_t key = 0; key < curve.keyCount() && !context.stopped(); ++key) {
            const double time = curve.time(key);
            if (grid.holds(time) || !off.add(key)) {
                continue;
            }
            place = curve.place("input", key);
            first = "key " + std::to_string(key) + " of " + trackName(asset, channel) + " at " +
                    seconds(time) + ", " + shortly(grid.framesOff(time)) + " frames off";
        }
    }
    if (!off) {
        return;
    }
    place.count = off.count;
    context.report("KEY_OFF_FRAME_GRID",
                   counted(off.count, "key", "keys") + " of " + clipName(asset, index) +
                       (off.count == 1 ? " lies" : " lie") + " between the frames of " +
                       frameRateText(grid.framesPerSecond) + " fps, first " + first + ": snap " +
                       (off.count == 1 ? "it" : "them") + " to the nearest frame",
                   std::move(place));
}

// "'Hips' rotation by 9.9°, 'Knee' rotation by 5°".
std::string amounts(const Asset& asset, const std::vector<LoopTrack>& tracks) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(tracks.size(), kNamesShown); ++i) {
        names.push_back(trackName(asset, tracks[i].curve.channel()) + " by " +
                        amountWords(tracks[i].curve, tracks[i].gap));
    }
    return someOf(names, tracks.size());
}

Diagnostic atSeam(const std::vector<LoopTrack>& tracks) {
    const Curve& first = tracks.front().curve;
    Diagnostic place = first.place("output", first.keyCount() - 1);
    place.count = tracks.size();
    return place;
}

// `seconds` with these values of the tracks, which may move one node.
SurfaceEffect effectWith(Context& context, AnimationIndex index, float seconds,
                         const std::vector<LoopTrack>& tracks,
                         const std::vector<std::vector<float>>& values) {
    std::map<NodeIndex, HandTransform> hands;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        HandTransform& hand = hands[tracks[i].curve.channel().node];
        hand.node = tracks[i].curve.channel().node;
        setPart(hand, tracks[i].curve.path(), values[i]);
    }
    std::vector<HandTransform> instead;
    for (const auto& [node, hand] : hands) {
        if (hand.movesNode()) {
            instead.push_back(hand);
        }
    }
    if (instead.empty()) {
        return {.measured = false};  // morph weights alone
    }
    return context.facts().poseEffects().of(index, seconds, instead, 0.0);
}

// The last pose with the tracks that jump as in the first one.
SurfaceEffect effectOfJumps(Context& context, AnimationIndex index, const Loop& loop) {
    std::vector<std::vector<float>> values;
    for (const LoopTrack& track : loop.jumps) {
        const std::span<const float> first = track.curve.value(0);
        values.emplace_back(first.begin(), first.end());
    }
    return effectWith(context, index, context.asset()[index].endSeconds, loop.jumps, values);
}

// A frame after the start, with the tracks going on as they ended.
SurfaceEffect effectOfKinks(Context& context, AnimationIndex index, const Loop& loop) {
    const Animation& clip = context.asset()[index];
    const double frame = 1.0 / clipRate(context.facts().frameGrid(index)).framesPerSecond;
    const auto later = static_cast<float>(double{clip.startSeconds} + frame);
    std::vector<std::vector<float>> values;
    for (const LoopTrack& track : loop.kinks) {
        const Curve& curve = track.curve;
        const std::vector<float> before = curve.at(double{clip.endSeconds} - frame);
        const std::span<const float> first = curve.value(0);
        const std::span<const float> last = curve.value(curve.keyCount() - 1);
        const float sign = curve.isRotation() && quaternionDot(before, last) < 0.0 ? -1.0F : 1.0F;
        values.emplace_back(first.begin(), first.end());
        for (std::size_t i = 0; i < before.size(); ++i) {
            values.back()[i] += last[i] - sign * before[i];
        }
    }
    return effectWith(context, index, later, loop.kinks, values);
}

std::string copyFirstKey(const Asset& asset, const std::vector<LoopTrack>& tracks) {
    return "copy the first key of " + trackName(asset, tracks.front().curve.channel()) +
           (tracks.size() == 1 ? "" : " and of the others") + " to the end";
}

void reportJumps(Context& context, AnimationIndex index, const Loop& loop, bool oneShot) {
    const Asset& asset = context.asset();
    context.reportEffect(
        oneShot ? Severity::Info : Severity::Warning, "LOOP_SEAM",
        clipName(asset, index) +
            (oneShot ? " ends close to where it starts, but " : " looks like a loop, but ") +
            std::to_string(loop.jumps.size()) + " of " +
            counted(loop.movingTracks, "moving track", "moving tracks") +
            (loop.jumps.size() == 1 ? " jumps" : " jump") + " from the last key to the first: " +
            amounts(asset, loop.jumps) + (oneShot ? "; harmless unless played as a loop" : ""),
        effectOfJumps(context, index, loop), copyFirstKey(asset, loop.jumps), atSeam(loop.jumps));
}

void reportKinks(Context& context, AnimationIndex index, const Loop& loop) {
    const Asset& asset = context.asset();
    context.reportEffect("LOOP_SPEED_JUMP",
                         clipName(asset, index) + " closes, but " +
                             counted(loop.kinks.size(), "track changes", "tracks change") +
                             " speed abruptly there: " + amounts(asset, loop.kinks) + " per second",
                         effectOfKinks(context, index, loop),
                         "give the first and the last key of " +
                             trackName(asset, loop.kinks.front().curve.channel()) +
                             (loop.kinks.size() == 1 ? "" : " and of the others") +
                             " the same slope",
                         atSeam(loop.kinks));
}

void loopSeam(Context& context, AnimationIndex index) {
    const Loop loop = lookAtLoop(context.asset(), index, context.stop(), context.policy());
    if (!loop.isLoop) {
        return;
    }
    const bool oneShot = isOneShot(context.asset()[index], loop);
    if (!loop.jumps.empty()) {
        reportJumps(context, index, loop, oneShot);
    }
    if (!loop.kinks.empty() && !oneShot) {
        reportKinks(context, index, loop);
    }
}

}  // namespace

void checkClips(Context& context) {
    for (std::size_t a = 0; a < context.asset().animations.size() && !context.stopped(); ++a) {
        clipRange(context, AnimationIndex(a));
        frameGrid(context, AnimationIndex(a));
        loopSeam(context, AnimationIndex(a));
    }
}

}  // namespace sinew::check
