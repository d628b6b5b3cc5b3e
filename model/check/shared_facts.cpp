// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/shared_facts.h"

#include "model/evaluate/rest_pose.h"

namespace sinew::check {

namespace {

// What `make` returns, made at the first call.
template <class Fact, class Make>
Fact& once(std::optional<Fact>& known, const Make& make) {
    return known ? *known : known.emplace(make());
}

}  // namespace

const std::vector<glm::dmat4>& SharedFacts::restWorld() {
    return once(m_world, [this] { return sinew::restWorld(m_asset); });
}

const Reach& SharedFacts::reach() {
    return once(m_reach, [this] { return reachOfNodes(m_asset, restWorld(), m_stop); });
}

const BindPose& SharedFacts::bindPose(SkinIndex skin) {
    const auto known = m_bindPoses.find(skin);
    return known != m_bindPoses.end()
               ? known->second
               : m_bindPoses.emplace(skin, BindPose(m_asset, skin, restWorld(), m_stop, m_policy))
                     .first->second;
}

const FrameGrid& SharedFacts::frameGrid(AnimationIndex clip) {
    const auto [entry, isNew] = m_frameGrids.try_emplace(clip);
    if (isNew) {
        entry->second = frameGridOf(m_asset[clip], m_stop);
    }
    return entry->second;
}

const TrackCoverage& SharedFacts::coverage() {
    return once(m_coverage,
                [this] { return TrackCoverage(m_asset, constantTolerance(m_policy), m_stop); });
}

const std::vector<SkinnedPrimitive>& SharedFacts::skinned() {
    return once(m_skinned, [this] { return skinnedPrimitives(m_asset); });
}

EffectMeter& SharedFacts::poseEffects() {
    return once(m_poseEffects, [this] { return EffectMeter(m_asset, reach().modelSize, m_stop); });
}

WeightEffects& SharedFacts::weightEffects() {
    return once(m_weightEffects,
                [this] { return WeightEffects(m_asset, reach().modelSize, restWorld(), m_stop); });
}

BindEffects& SharedFacts::bindEffects() {
    return once(m_bindEffects, [this] { return BindEffects(m_asset, reach().modelSize, m_stop); });
}

std::size_t SharedFacts::unmeasuredEffects() const noexcept {
    return (m_poseEffects ? m_poseEffects->unmeasured() : 0) +
           (m_weightEffects ? m_weightEffects->unmeasured() : 0) +
           (m_bindEffects ? m_bindEffects->unmeasured() : 0);
}

}  // namespace sinew::check
