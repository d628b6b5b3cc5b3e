// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>

#include "model/check/context.h"
#include "model/check/curve.h"
#include "model/check/moved_nodes.h"
#include "model/check/rotation_step.h"
#include "model/check/tally.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

Diagnostic at(const Curve& curve, const Tally& keys) {
    Diagnostic place = curve.place("output", keys.first);
    place.count = keys.count;
    return place;
}

// With the curve's value replaced at `time`.
SurfaceEffect effectOf(Context& context, const Curve& curve, double time,
                       const HandTransform& instead) {
    return context.facts().poseEffects().of(curve.clip(), static_cast<float>(time),
                                            std::span(&instead, 1), 0.0);
}

double middleBefore(const Curve& curve, std::size_t key) {
    return 0.5 * (curve.time(key - 1) + curve.time(key));
}

// Half way from the previous key, over the sum or the difference of both: one of them is the
// shorter turn and the other one the longer. None if rounding decides.
std::optional<glm::quat> middleOfTurn(const Curve& curve, std::size_t key, float sign) {
    const std::span<const float> a = curve.value(key - 1);
    const std::span<const float> b = curve.value(key);
    const glm::quat sum(a[3] + sign * b[3], a[0] + sign * b[0], a[1] + sign * b[1],
                        a[2] + sign * b[2]);
    const float length = glm::length(sum);
    return length > 1e-4F ? std::optional(sum / length) : std::nullopt;
}

// Turning in the other direction from the key before; `shorter`: as a spline should have done.
SurfaceEffect effectOfDirection(Context& context, const Curve& curve, std::size_t key,
                                bool shorter) {
    const bool flips = quaternionDot(curve.value(key - 1), curve.value(key)) < 0.0;
    const std::optional<glm::quat> other =
        middleOfTurn(curve, key, flips == shorter ? -1.0F : 1.0F);
    return other ? effectOf(context, curve, middleBefore(curve, key),
                            {.node = curve.channel().node, .rotation = other})
                 : SurfaceEffect{.measured = false};
}

void rotationSteps(Context& context, const Curve& curve, double halfTurn) {
    Tally flips;
    Tally halfTurns;
    for (std::size_t key = 1; key < curve.keyCount(); ++key) {
        switch (rotationStep(curve.value(key - 1), curve.value(key), halfTurn)) {
            case RotationStep::Clear:
                break;
            case RotationStep::SignFlipped:
                flips.add(key);
                break;
            case RotationStep::HalfTurn:
                halfTurns.add(key);
                break;
        }
    }
    const std::string track = trackName(context.asset(), curve.channel());
    if (halfTurns) {
        context.reportEffect("KEY_ROTATION_HALF_TURN",
                             track + " rotates by half a turn between two keys " +
                                 howOften(halfTurns.count) + ", first to " +
                                 keyWords(curve, halfTurns.first) +
                                 "; rounding decides the direction",
                             effectOfDirection(context, curve, halfTurns.first, false),
                             "add a key at " + seconds(middleBefore(curve, halfTurns.first)) +
                                 " to set the direction",
                             at(curve, halfTurns));
    }
    if (!flips) {
        return;
    }
    const bool cubic = curve.sampler().interpolation == Interpolation::CubicSpline;
    const std::string what = track + " changes the sign of its quaternion " +
                             howOften(flips.count) + ", first at " + keyWords(curve, flips.first);
    const std::string instruction =
        "negate all components of key " + std::to_string(flips.first) + " and of those after it";
    if (cubic) {
        context.reportEffect(
            "KEY_ROTATION_SIGN_FLIPPED", what + "; the spline rotates the long way round there",
            effectOfDirection(context, curve, flips.first, true), instruction, at(curve, flips));
        return;
    }
    context.reportEffect(
        Severity::Info, "KEY_ROTATION_SIGN_FLIPPED", what, SurfaceEffect{},
        "for players that interpolate the components directly, which rotate the long way round "
        "there, " +
            instruction,
        at(curve, flips));
}

void unevenScales(Context& context, const Curve& curve, double tolerance) {
    Tally uneven;
    double most = 0.0;
    std::size_t worst = 0;
    for (std::size_t key = 0; key < curve.keyCount(); ++key) {
        const std::span<const float> s = curve.value(key);
        if (!isUneven({s[0], s[1], s[2]}, tolerance)) {
            continue;
        }
        uneven.add(key);
        const double spread = double{*std::max_element(s.begin(), s.end())} -
                              double{*std::min_element(s.begin(), s.end())};
        if (spread > most) {
            most = spread;
            worst = key;
        }
    }
    if (!uneven) {
        return;
    }
    const std::span<const float> s = curve.value(worst);
    const double factor = meanScale({s[0], s[1], s[2]});
    context.reportEffect(
        "TRACK_NONUNIFORM_SCALE",
        trackName(context.asset(), curve.channel()) + " scales non-uniformly in " +
            counted(uneven.count, "key", "keys") + ", first in " + keyWords(curve, uneven.first) +
            "; rotating descendants shear",
        effectOf(context, curve, curve.time(worst),
                 {.node = curve.channel().node, .scale = glm::vec3(static_cast<float>(factor))}),
        "scale evenly, by " + shortly(factor) + " in " + keyWords(curve, worst), at(curve, uneven));
}

}  // namespace

void checkKeys(Context& context) {
    const Asset& asset = context.asset();
    const double halfTurn = halfTurnCosine(context.policy());
    const double uneven = context.parameter("TRACK_NONUNIFORM_SCALE", "scale");
    const std::vector<bool> turnsBelow =
        nodesWithTurnsBelow(asset, context.parameter("TRACK_NONUNIFORM_SCALE", "turn"));
    for (std::size_t a = 0; a < asset.animations.size(); ++a) {
        const Animation& animation = asset.animations[a];
        std::vector<bool> seen(animation.samplers.size(), false);  // shared by channels
        for (const Channel& channel : animation.channels) {
            if (context.stopped()) {
                return;
            }
            const bool isStep =
                animation.samplers[channel.sampler.value].interpolation == Interpolation::Step;
            if (isStep || seen[channel.sampler.value]) {
                continue;
            }
            seen[channel.sampler.value] = true;
            const Curve curve(asset, AnimationIndex(a), channel);
            if (channel.path == ChannelPath::Rotation) {
                rotationSteps(context, curve, halfTurn);
            }
            if (channel.path == ChannelPath::Scale && turnsBelow[channel.node.value]) {
                unevenScales(context, curve, uneven);
            }
        }
    }
}

}  // namespace sinew::check
