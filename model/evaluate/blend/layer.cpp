// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/blend/layer.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

struct SecondsRange {
    double in = 0.0;
    double out = 0.0;  // never less than `in`

    [[nodiscard]] double length() const noexcept { return out - in; }
};

float finiteOr(const std::optional<float>& value, float fallback) noexcept {
    return value && std::isfinite(*value) ? *value : fallback;
}

SecondsRange rangeOf(const Layer& layer, const Asset& asset) noexcept {
    if (layer.animation.value >= asset.animations.size()) {
        return {};
    }
    const Animation& clip = asset[layer.animation];
    const double in = double{finiteOr(layer.inSeconds, clip.startSeconds)};
    return {.in = in, .out = std::max(in, double{finiteOr(layer.outSeconds, clip.endSeconds)})};
}

/// Clip seconds that the layer has played, in its own direction.
double playedSeconds(const Layer& layer, double mixerSeconds) noexcept {
    const double played = layer.offsetSeconds + std::abs(layer.speed) * mixerSeconds;
    return std::isfinite(played) ? played : 0.0;
}

/// File time after `played` seconds: forwards from the in point, or backwards from the out point.
float fileSeconds(const Layer& layer, const SecondsRange& range, double played) noexcept {
    const double passed = loopedSeconds(played, 0.0, range.length(), layer.loop);
    return static_cast<float>(layer.speed < 0.0 ? range.out - passed : range.in + passed);
}

PoseLayer poseLayer(const Layer& layer, float seconds, double share) noexcept {
    return {.animation = layer.animation,
            .seconds = seconds,
            .weight = layer.enabled ? static_cast<float>(double{layer.weight} * share) : 0.0F,
            .mode = layer.mode,
            .mask = layer.mask,
            .reference = layer.reference};
}

/// Period of the loop in clip seconds; 0 if the layer does not loop.
double periodOf(const Layer& layer, const SecondsRange& range) noexcept {
    return loopModeInfo(layer.loop).periodLengths * range.length();
}

/// 0 before the fade to 1 after it.
double progressAt(const CrossFade& fade, double mixerSeconds) noexcept {
    const double passed = mixerSeconds - fade.startSeconds;
    if (!(fade.durationSeconds > 0.0)) {
        return passed >= 0.0 ? 1.0 : 0.0;
    }
    const double progress = passed / fade.durationSeconds;
    return progress > 0.0 ? std::min(progress, 1.0) : 0.0;
}

/// One loop of both layers of a fade, in mixer seconds.
struct CommonLoop {
    double from = 0.0;
    double to = 0.0;

    /// Whether both layers play and have a length.
    [[nodiscard]] bool exists() const noexcept {
        return from > 0.0 && to > 0.0 && std::isfinite(from) && std::isfinite(to);
    }
};

/// Number of loops since the fade began. The loop length L changes linearly from `from` to `to`
/// during the fade, so the phase is the integral of 1 / L: a logarithm, or linear if the lengths
/// are equal.
double loopsSinceStart(const CrossFade& fade, const CommonLoop& loop,
                       double mixerSeconds) noexcept {
    const double passed = mixerSeconds - fade.startSeconds;
    if (passed <= 0.0) {
        return passed / loop.from;
    }
    const double duration = std::max(fade.durationSeconds, 0.0);
    const double progress = progressAt(fade, mixerSeconds);
    const double growth = (loop.to - loop.from) / loop.from * progress;
    const double perLoop = growth != 0.0 ? std::log1p(growth) / growth : 1.0;
    const double during = duration * progress / loop.from * perLoop;
    return during + std::max(passed - duration, 0.0) / loop.to;
}

}  // namespace

PoseLayer poseLayerAt(const Layer& layer, const Asset& asset, double mixerSeconds) noexcept {
    const SecondsRange range = rangeOf(layer, asset);
    return poseLayer(layer, fileSeconds(layer, range, playedSeconds(layer, mixerSeconds)), 1.0);
}

std::optional<double> mixerSecondsAt(const Layer& layer, const Asset& asset,
                                     float clipSeconds) noexcept {
    const SecondsRange range = rangeOf(layer, asset);
    const double seconds{clipSeconds};
    if (!(seconds >= range.in && seconds <= range.out) || !std::isfinite(layer.offsetSeconds) ||
        !(std::abs(layer.speed) > 0.0)) {
        return std::nullopt;
    }
    const double period = periodOf(layer, range);
    const auto ahead = [&](double played) {
        const double still = played - layer.offsetSeconds;
        const bool folds = period > 0.0 && (still < 0.0 || still > period);
        return folds ? still - period * std::floor(still / period) : still;
    };
    const double there = layer.speed < 0.0 ? range.out - seconds : seconds - range.in;
    double first = ahead(there);
    if (period > range.length()) {  // it is passed again on the return
        first = std::min(first, ahead(period - there));
    }
    return first >= 0.0 ? std::optional(first / std::abs(layer.speed)) : std::nullopt;
}

CrossFadeLayers poseLayersAt(const CrossFade& fade, const Asset& asset,
                             double mixerSeconds) noexcept {
    const SecondsRange from = rangeOf(fade.from, asset);
    const SecondsRange to = rangeOf(fade.to, asset);
    double playedFrom = playedSeconds(fade.from, mixerSeconds);
    double playedTo = playedSeconds(fade.to, mixerSeconds);

    const double periodFrom = periodOf(fade.from, from);
    const double periodTo = periodOf(fade.to, to);
    const CommonLoop loop{.from = periodFrom / std::abs(fade.from.speed),
                          .to = periodTo / std::abs(fade.to.speed)};
    if (fade.synchronisePhase && loop.exists()) {
        const double phase = playedSeconds(fade.from, fade.startSeconds) / periodFrom +
                             loopsSinceStart(fade, loop, mixerSeconds);
        // Before the fade starts, the first layer plays as it would alone.
        if (mixerSeconds > fade.startSeconds) {
            playedFrom = phase * periodFrom;
        }
        playedTo = phase * periodTo;
    }
    const double progress = progressAt(fade, mixerSeconds);
    return {.from = poseLayer(fade.from, fileSeconds(fade.from, from, playedFrom), 1.0 - progress),
            .to = poseLayer(fade.to, fileSeconds(fade.to, to, playedTo), progress)};
}

}  // namespace sinew
