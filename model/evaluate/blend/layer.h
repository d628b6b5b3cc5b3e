// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/asset/asset.h"
#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/playback_clock.h"

namespace sinew {

/// A clip that runs along with others: how mixer time becomes the clip's own.
struct Layer {
    AnimationIndex animation = {};
    bool enabled = true;
    float weight = 1.0F;
    double speed = 1.0;          // negative: backwards from the out point
    double offsetSeconds = 0.0;  // clip seconds already run at mixer time 0, from where it begins
    LoopMode loop = LoopMode::Loop;
    std::optional<float> inSeconds = {};   // file time; none: the clip's first key
    std::optional<float> outSeconds = {};  // none: its last key; before the in point: that
    LayerMode mode = LayerMode::Blend;
    NodeIndex mask = {};
    AdditiveReference reference = AdditiveReference::Rest;
};

/// The layer at a moment of the mixer (seconds since it began): a pure function.
[[nodiscard]] PoseLayer poseLayerAt(const Layer& layer, const Asset& asset,
                                    double mixerSeconds) noexcept;

/// A fade from clip `from` to clip `to` that begins at mixer time `startSeconds`.
struct CrossFade {
    Layer from;
    Layer to;
    double startSeconds = 0.0;
    double durationSeconds = 0.25;  // 0 or less: a cut
    // Both loops at the same fraction of their length at all times, before and after the fade,
    // too. Before it they run as `from` would alone, after it at the speed of `to`, whose offset
    // plays no part; during it the length of a loop (in mixer seconds) goes linearly from the one
    // to the other. Needs two looping layers that run and have a length, else it is left out.
    bool synchronisePhase = false;
};

/// The two layers at a moment, their weights times 1 − u and u, u going from 0 to 1 during the
/// fade: a pure function. One that has no weight is still there, so that its place does not change.
struct CrossFadeLayers {
    PoseLayer from;
    PoseLayer to;
};
[[nodiscard]] CrossFadeLayers poseLayersAt(const CrossFade& fade, const Asset& asset,
                                           double mixerSeconds) noexcept;

}  // namespace sinew
