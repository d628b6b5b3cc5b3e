// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "model/core/diagnostic.h"
#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew::check {

/// Matrices of one pose: of all nodes, and of the joints of all skins.
[[nodiscard]] std::size_t costOfPosing(const Asset& asset);

struct ClipMoment {
    AnimationIndex animation;
    float seconds = 0.0F;  // file time
};

/// The middles of `perClip` equal parts of every clip, in the order of the file; of more than
/// `most`, as many that are evenly spread over all clips.
[[nodiscard]] std::vector<ClipMoment> clipMoments(const Asset& asset, std::size_t perClip,
                                                  std::size_t most);

/// Finds effects by posing the model as the file has it, and again with one transform replaced.
class EffectMeter {
public:
    /// `modelSize` in world units, above 0. The asset must outlive the meter.
    EffectMeter(const Asset& asset, double modelSize, const std::stop_token& stop);

    /// The pose at `seconds` against the same with the parts of `instead`. Beyond a budget of
    /// deformed vertices nothing is measured: the distance is `estimate`.
    [[nodiscard]] SurfaceEffect of(AnimationIndex clip, float seconds, const HandTransform& instead,
                                   double estimate);

private:
    void compare(NodeIndex node, SurfaceEffect& effect);

    const Asset& m_asset;
    double m_modelSize;
    std::stop_token m_stop;
    std::size_t m_cost;  // vertices and nodes per comparison
    std::size_t m_verticesLeft;
    PoseEvaluator m_stored;
    PoseEvaluator m_replaced;
    DeformedVertices m_before;
    DeformedVertices m_after;
};

}  // namespace sinew::check
