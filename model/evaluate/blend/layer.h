// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/playback_clock.h"

namespace sinew {

/// A clip that runs along with others: how mixer time becomes the clip's own.
struct Layer {
    AnimationIndex animation;
    bool enabled = true;
    float weight = 1.0F;
    double speed = 1.0;          // negative: backwards from the out point
    double offsetSeconds = 0.0;  // clip time at mixer time 0, counted from the in point
    LoopMode loop = LoopMode::Loop;
    std::optional<float> inSeconds;   // file time; none: the clip's first key
    std::optional<float> outSeconds;  // none: its last key
    LayerMode mode = LayerMode::Blend;
    NodeIndex mask;
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
    // Both loops at the same fraction of their length all the time; during the fade the common
    // length goes over from the one to the other. Needs two looping layers of non-zero length.
    bool synchronisePhase = false;
};

/// The two layers at a moment, weights 1 − u and u: a pure function. One that has no weight is
/// still there, so that its place does not change.
struct CrossFadeLayers {
    PoseLayer from;
    PoseLayer to;
};
[[nodiscard]] CrossFadeLayers poseLayersAt(const CrossFade& fade, const Asset& asset,
                                           double mixerSeconds) noexcept;

}  // namespace sinew
