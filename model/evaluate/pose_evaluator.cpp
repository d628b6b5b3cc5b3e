// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose_evaluator.h"

#include <algorithm>
#include <utility>

namespace sinew {

PoseEvaluator::PoseEvaluator(std::shared_ptr<const Asset> asset) : m_asset(std::move(asset)) {
    m_cursors.resize(m_asset->animations.size());
    for (std::size_t i = 0; i < m_cursors.size(); ++i) {
        m_cursors[i].keys.resize(m_asset->animations[i].samplers.size(), 0);
    }
    m_preciseWorld.resize(m_asset->nodes.size());
    m_world.resize(m_asset->nodes.size());
    m_visible.resize(m_asset->nodes.size());
    for (const Skin& skin : m_asset->skins) {
        m_palettes.emplace_back(skin.joints.size());
    }
    evaluate({}, 0.0F);
}

void PoseEvaluator::evaluate(AnimationIndex animation, float seconds) noexcept {
    resetToRest(*m_asset, m_pose);
    if (animation.value < m_asset->animations.size()) {
        samplePose(*m_asset, animation, seconds, m_cursors[animation.value], m_pose);
    }
    spreadVisibility();
    worldMatrices(*m_asset, m_pose, m_preciseWorld);
    std::transform(m_preciseWorld.begin(), m_preciseWorld.end(), m_world.begin(),
                   [](const glm::dmat4& matrix) { return glm::mat4(matrix); });
    for (std::size_t i = 0; i < m_palettes.size(); ++i) {
        jointMatrices(m_asset->skins[i], m_preciseWorld, m_palettes[i]);
    }
}

void PoseEvaluator::spreadVisibility() noexcept {
    for (const NodeIndex node : m_asset->parentsFirst) {
        const NodeIndex parent = (*m_asset)[node].parent;
        const bool above = !parent || isVisible(parent);
        m_visible[node.value] = above ? m_pose.visible[node.value] : 0;
    }
}

}  // namespace sinew
