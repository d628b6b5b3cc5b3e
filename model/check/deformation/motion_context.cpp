// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/motion_context.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

#include "model/check/deformation/deformation_rules.h"

namespace sinew::check {

std::vector<Curve> MotionContext::curvesOf(AnimationIndex clip) const {
    std::set<std::pair<SamplerIndex, ChannelPath>> seen;
    std::vector<Curve> curves;
    for (const Channel& channel : asset()[clip].channels) {
        if (!context.stopped() && moves(channel) &&
            seen.emplace(channel.sampler, channel.path).second) {
            curves.emplace_back(asset(), clip, channel);
        }
    }
    return curves;
}

double MotionContext::lever(const Curve& curve, double difference) const {
    const double reachHere = reach.ofNode[curve.channel().node.value];
    switch (curve.path()) {
        case ChannelPath::Rotation:
            return 2.0 * std::sin(std::min(difference, std::numbers::pi) / 2.0) * reachHere;
        case ChannelPath::Scale:
            return difference * reachHere;
        case ChannelPath::Translation:
        case ChannelPath::Weights:
            break;
    }
    return difference;
}

SurfaceEffect MotionContext::effect(const Curve& curve, double seconds,
                                    std::span<const float> value) const {
    HandTransform instead{.node = curve.channel().node};
    setPart(instead, curve.path(), value);
    return meter.of(curve.clip(), static_cast<float>(seconds), std::span(&instead, 1),
                    lever(curve, curve.distance(curve.at(seconds), value)));
}

void MotionContext::report(Severity severity, const char* code, const std::string& message,
                           const SurfaceEffect& effect, const std::string& advice,
                           Diagnostic place) const {
    place.seconds = effect.seconds;
    context.reportEffect(severity, code, message, effect, advice, std::move(place));
}

void checkMotion(Context& context) {
    const Asset& asset = context.asset();
    if (asset.animations.empty()) {
        return;
    }
    const Reach& reach = context.facts().reach();
    if (!(reach.modelSize > 0.0) || !std::isfinite(reach.modelSize) || context.stopped()) {
        return;
    }
    const MotionContext motion{context, reach, context.facts().poseEffects()};
    for (std::size_t a = 0; a < asset.animations.size() && !context.stopped(); ++a) {
        checkScaleKeys(motion, AnimationIndex(a));
        checkTrackShapes(motion, AnimationIndex(a));
        checkKeyValues(motion, AnimationIndex(a));
    }
    checkBoneLengths(motion);
    checkTrackCoverage(motion);
}

}  // namespace sinew::check
