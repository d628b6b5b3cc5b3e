// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/check/context.h"
#include "model/check/curve.h"
#include "model/check/deformation/reach.h"
#include "model/check/deformation/surface_effect.h"

namespace sinew::check {

/// Less is not mentioned; relative to the model's size.
inline constexpr double kLeastEffect = 0.005;

/// What rules about clips share: what depends on each node, and a meter of effects. Borrows.
struct MotionContext {
    Context& context;
    const Reach& reach;
    EffectMeter& meter;

    [[nodiscard]] const Asset& asset() const noexcept { return context.asset(); }

    /// Whether the channel moves a part of the surface.
    [[nodiscard]] bool moves(const Channel& channel) const {
        return channel.path != ChannelPath::Weights && reach.moves(channel.node);
    }

    /// The curves of a clip that move the surface, each sampler once per path: channels may share
    /// them. Incomplete after a stop.
    [[nodiscard]] std::vector<Curve> curvesOf(AnimationIndex clip) const;

    /// How far the surface moves at most if the curve's value is off by `difference`: a bound.
    [[nodiscard]] double lever(const Curve& curve, double difference) const;

    /// At `seconds`, against the same with `value` for the curve's target.
    [[nodiscard]] SurfaceEffect effect(const Curve& curve, double seconds,
                                       std::span<const float> value) const;

    /// Reports a finding about one curve: `message`, the effect, and `advice` after a colon.
    void report(Severity severity, const char* code, const std::string& message,
                const SurfaceEffect& effect, const std::string& advice, Diagnostic place) const;
};

// Groups of rules about clips.
void checkKeyValues(const MotionContext& motion, AnimationIndex clip);    // pops, held keys
void checkScaleKeys(const MotionContext& motion, AnimationIndex clip);    // zero, negative
void checkTrackShapes(const MotionContext& motion, AnimationIndex clip);  // STEP, splines, times
void checkTrackCoverage(const MotionContext& motion);  // joints that only some clips move
void checkBoneLengths(const MotionContext& motion);    // translations against other clips

}  // namespace sinew::check
