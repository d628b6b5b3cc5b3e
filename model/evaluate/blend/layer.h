// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/asset/asset.h"
#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/playback_clock.h"

namespace sinew {

/// A clip in a mix: maps mixer time to clip time.
struct Layer {
    AnimationIndex animation = {};
    bool enabled = true;
    float weight = 1.0F;
    double speed = 1.0;          // negative: backwards from the out point
    double offsetSeconds = 0.0;  // clip seconds already played at mixer time 0
    LoopMode loop = LoopMode::Loop;
    std::optional<float> inSeconds = {};   // file time; none: the clip's first key
    std::optional<float> outSeconds = {};  // none: its last key; clamped to the in point
    LayerMode mode = LayerMode::Blend;
    NodeIndex mask = {};
    AdditiveReference reference = AdditiveReference::Rest;

    bool operator==(const Layer&) const = default;
};

/// The layer at a mixer time (seconds since the mixer started): a pure function.
[[nodiscard]] PoseLayer poseLayerAt(const Layer& layer, const Asset& asset,
                                    double mixerSeconds) noexcept;

/// The first mixer time at which the layer by itself is at a time of its clip; none: it never is.
[[nodiscard]] std::optional<double> mixerSecondsAt(const Layer& layer, const Asset& asset,
                                                   float clipSeconds) noexcept;

/// A cross-fade from clip `from` to clip `to` that starts at mixer time `startSeconds`.
struct CrossFade {
    Layer from;
    Layer to;
    double startSeconds = 0.0;
    double durationSeconds = 0.25;  // 0 or less: cut
    // Keeps both loops at the same phase at all times, also before and after the fade. Before it
    // they play like `from` alone, after it at the speed of `to`, whose offset is ignored; during
    // it the loop length (in mixer seconds) changes linearly. Requires two looping layers that play
    // and have a length; otherwise ignored.
    bool synchronisePhase = false;
};

/// The two layers at a mixer time, weighted by 1 − u and u, with u from 0 to 1 during the fade: a
/// pure function. Layers of weight 0 are kept, so that positions do not change.
struct CrossFadeLayers {
    PoseLayer from;
    PoseLayer to;
};
[[nodiscard]] CrossFadeLayers poseLayersAt(const CrossFade& fade, const Asset& asset,
                                           double mixerSeconds) noexcept;

}  // namespace sinew
