// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/shared_facts.h"

#include "model/evaluate/rest_pose.h"

namespace sinew::check {

const std::vector<glm::dmat4>& SharedFacts::restWorld() {
    if (!m_world) {
        m_world = sinew::restWorld(m_asset);
    }
    return *m_world;
}

const Reach& SharedFacts::reach() {
    if (!m_reach) {
        m_reach = reachOfNodes(m_asset, restWorld(), m_stop);
    }
    return *m_reach;
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
    if (!m_coverage) {
        m_coverage.emplace(m_asset, constantTolerance(m_policy), m_stop);
    }
    return *m_coverage;
}

const std::vector<SkinnedPrimitive>& SharedFacts::skinned() {
    if (!m_skinned) {
        m_skinned = skinnedPrimitives(m_asset);
    }
    return *m_skinned;
}

EffectMeter& SharedFacts::poseEffects() {
    if (!m_poseEffects) {
        m_poseEffects.emplace(m_asset, reach().modelSize, m_stop);
    }
    return *m_poseEffects;
}

WeightEffects& SharedFacts::weightEffects() {
    if (!m_weightEffects) {
        m_weightEffects.emplace(m_asset, reach().modelSize, restWorld(), m_stop);
    }
    return *m_weightEffects;
}

std::size_t SharedFacts::unmeasuredEffects() const noexcept {
    return (m_poseEffects ? m_poseEffects->unmeasured() : 0) +
           (m_weightEffects ? m_weightEffects->unmeasured() : 0) +
           (m_bindEffects ? m_bindEffects->unmeasured() : 0);
}

BindEffects& SharedFacts::bindEffects() {
    if (!m_bindEffects) {
        m_bindEffects.emplace(m_asset, reach().modelSize, m_stop);
    }
    return *m_bindEffects;
}

}  // namespace sinew::check
