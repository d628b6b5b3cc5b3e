// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
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
    Diagnostic place = curve.place("output");
    place.count = keys.count;
    place.key = keys.first;
    return place;
}

std::string atTime(const Curve& curve, std::size_t key) {
    return "key " + std::to_string(key) + " at " + seconds(curve.sampler().times[key]);
}

// With the curve's value replaced at `time`.
SurfaceEffect effectOfTurn(Context& context, const Curve& curve, double time,
                           const glm::quat& instead) {
    const HandTransform hand{.node = curve.channel().node, .rotation = instead};
    return context.facts().poseEffects().of(
        AnimationIndex(std::size_t{*curve.channelPlace().animation}), static_cast<float>(time),
        std::span(&hand, 1), 0.0);
}

double middleBefore(const Curve& curve, std::size_t key) {
    return 0.5 * (double{curve.sampler().times[key - 1]} + double{curve.sampler().times[key]});
}

// Half way from the previous key, over the sum or the difference of both: one of them is the
// shorter way and the other one the longer. None if rounding decides.
std::optional<glm::quat> middleOfTurn(const Curve& curve, std::size_t key, float sign) {
    const std::span<const float> a = curve.value(key - 1);
    const std::span<const float> b = curve.value(key);
    const glm::quat sum(a[3] + sign * b[3], a[0] + sign * b[0], a[1] + sign * b[1],
                        a[2] + sign * b[2]);
    const float length = glm::length(sum);
    return length > 1e-4F ? std::optional(sum / length) : std::nullopt;
}

float signOfDot(const Curve& curve, std::size_t key) {
    const std::span<const float> a = curve.value(key - 1);
    const std::span<const float> b = curve.value(key);
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0.0F ? -1.0F : 1.0F;
}

// The other way round from the key before; `shorter`: what a spline should have
// taken.
SurfaceEffect effectOfWay(Context& context, const Curve& curve, std::size_t key, bool shorter) {
    const float sign = signOfDot(curve, key);
    const std::optional<glm::quat> other = middleOfTurn(curve, key, shorter ? sign : -sign);
    SurfaceEffect unknown;
    unknown.measured = false;
    return other ? effectOfTurn(context, curve, middleBefore(curve, key), *other) : unknown;
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
        context.reportEffect(
            "KEY_ROTATION_HALF_TURN",
            track + " rotates by half a turn between two keys " + howOften(halfTurns.count) +
                ", first to " + atTime(curve, halfTurns.first) + "; rounding decides the direction",
            effectOfWay(context, curve, halfTurns.first, false),
            "add a key at " + seconds(middleBefore(curve, halfTurns.first)) +
                " to set the direction",
            at(curve, halfTurns));
    }
    if (!flips) {
        return;
    }
    const bool cubic = curve.sampler().interpolation == Interpolation::CubicSpline;
    const std::string what = track + " changes the sign of its quaternion " +
                             howOften(flips.count) + ", first at " + atTime(curve, flips.first);
    const std::string instruction =
        "negate all components of key " + std::to_string(flips.first) + " and of those after it";
    if (cubic) {
        context.reportEffect(
            "KEY_ROTATION_SIGN_FLIPPED", what + "; the spline rotates the long way round there",
            effectOfWay(context, curve, flips.first, true), instruction, at(curve, flips));
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
    const double factor = std::cbrt(std::abs(double{s[0]} * double{s[1]} * double{s[2]}));
    const HandTransform even{.node = curve.channel().node,
                             .scale = glm::vec3(static_cast<float>(factor))};
    context.reportEffect("TRACK_NONUNIFORM_SCALE",
                         trackName(context.asset(), curve.channel()) + " scales non-uniformly in " +
                             counted(uneven.count, "key", "keys") + ", first in " +
                             atTime(curve, uneven.first) + "; rotating descendants shear",
                         context.facts().poseEffects().of(
                             AnimationIndex(std::size_t{*curve.channelPlace().animation}),
                             curve.sampler().times[worst], std::span(&even, 1), 0.0),
                         "scale evenly, by " + shortly(factor) + " in " + atTime(curve, worst),
                         at(curve, uneven));
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
