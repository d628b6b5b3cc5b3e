// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/check/bind_pose.h"
#include "model/check/deformation/bind_effect.h"
#include "model/check/deformation/reach.h"
#include "model/check/deformation/surface_effect.h"
#include "model/check/deformation/weight_effect.h"
#include "model/check/skinned_primitive.h"
#include "model/check/track_coverage.h"
#include "model/facts/frame_grid.h"

namespace sinew::check {

/// Facts about a file that several rules of one check need, each computed at first use.
class SharedFacts {
public:
    /// Borrows all of them. `policy`: that of the check.
    SharedFacts(const Asset& asset, const CheckPolicy& policy, const std::stop_token& stop)
        : m_asset(asset), m_policy(policy), m_stop(stop) {}

    [[nodiscard]] const std::vector<glm::dmat4>& restWorld();  // worldFromNode of every node
    [[nodiscard]] const Reach& reach();
    [[nodiscard]] const BindPose& bindPose(SkinIndex skin);
    [[nodiscard]] const FrameGrid& frameGrid(AnimationIndex clip);
    [[nodiscard]] const TrackCoverage& coverage();
    [[nodiscard]] const std::vector<SkinnedPrimitive>& skinned();

    // They share their budgets among all rules.
    [[nodiscard]] EffectMeter& poseEffects();
    [[nodiscard]] WeightEffects& weightEffects();
    [[nodiscard]] BindEffects& bindEffects();

    /// How many effects were not measured for want of budget.
    [[nodiscard]] std::size_t unmeasuredEffects() const noexcept;

private:
    const Asset& m_asset;
    const CheckPolicy& m_policy;
    const std::stop_token& m_stop;
    std::optional<std::vector<glm::dmat4>> m_world;
    std::optional<Reach> m_reach;
    std::map<SkinIndex, BindPose> m_bindPoses;
    std::map<AnimationIndex, FrameGrid> m_frameGrids;
    std::optional<TrackCoverage> m_coverage;
    std::optional<std::vector<SkinnedPrimitive>> m_skinned;
    std::optional<EffectMeter> m_poseEffects;
    std::optional<WeightEffects> m_weightEffects;
    std::optional<BindEffects> m_bindEffects;
};

}  // namespace sinew::check
