// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew::check {

/// The largest distance that the surface moves because of a fault, and where.
struct SurfaceEffect {
    double distance = 0.0;  // world units
    double share = 0.0;     // share of the model's size
    MeshIndex mesh = {};    // none: no vertex moves
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;
    float seconds = 0.0F;  // file time, of the clip that was asked about
    bool measured = true;  // false: beyond the budget, nothing is known

    /// "; the surface moves by up to 0.31 units (5.2 % of the model's size) because of it, at
    /// vertex 12 of 'Body'", or that nobody can see it.
    [[nodiscard]] std::string words(const Asset& asset) const;
};

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

/// Less is no visible effect; relative to the model's size.
inline constexpr double kVisibleEffect = 0.002;

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
