// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
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
        context.report("KEY_ROTATION_HALF_TURN",
                       track + " rotates by half a turn between two keys " +
                           howOften(halfTurns.count) + ", first to " +
                           atTime(curve, halfTurns.first) + "; rounding decides the direction",
                       at(curve, halfTurns));
    }
    if (!flips) {
        return;
    }
    const bool cubic = curve.sampler().interpolation == Interpolation::CubicSpline;
    context.reportAs(cubic ? Severity::Warning : Severity::Info, "KEY_ROTATION_SIGN_FLIPPED",
                     track + " changes the sign of its quaternion " + howOften(flips.count) +
                         ", first at " + atTime(curve, flips.first) +
                         (cubic ? "; the spline rotates the long way round there"
                                : "; players that interpolate the components directly rotate the "
                                  "long way round there"),
                     at(curve, flips));
}

void unevenScales(Context& context, const Curve& curve, double tolerance) {
    Tally uneven;
    for (std::size_t key = 0; key < curve.keyCount(); ++key) {
        const std::span<const float> s = curve.value(key);
        if (isUneven({s[0], s[1], s[2]}, tolerance)) {
            uneven.add(key);
        }
    }
    if (uneven) {
        context.report("TRACK_NONUNIFORM_SCALE",
                       trackName(context.asset(), curve.channel()) + " scales non-uniformly in " +
                           counted(uneven.count, "key", "keys") + ", first in " +
                           atTime(curve, uneven.first) + "; rotating descendants shear",
                       at(curve, uneven));
    }
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
