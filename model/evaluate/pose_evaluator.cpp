// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose_evaluator.h"

#include <utility>

#include "model/evaluate/matrices.h"

namespace sinew {

PoseEvaluator::PoseEvaluator(std::shared_ptr<const Asset> asset)
    : PoseEvaluator(std::make_shared<const ClipLibrary>(std::move(asset))) {}

PoseEvaluator::PoseEvaluator(std::shared_ptr<const ClipLibrary> clips)
    : m_clips(std::move(clips)),
      m_cursors(asset().animations.size()),
      m_everything(allNodes(asset())),
      m_hierarchy(asset()),
      m_visible(asset().nodes.size()) {
    for (const Skin& skin : asset().skins) {
        m_palettes.emplace_back(skin.joints.size());
    }
    restoreRest();
}

void PoseEvaluator::evaluate(AnimationIndex animation, float seconds) {
    if (animation.value >= asset().animations.size()) {
        animation = {};
    }
    if (animation == m_animation && (!animation || seconds == m_seconds)) {
        return;
    }
    if (animation != m_animation) {
        restoreRest();
    }
    if (!animation) {
        return;
    }
    const PreparedClip& prepared = (*m_clips)[animation];
    prepared.clip.sample(seconds, m_cursors[animation.value], m_pose);
    follow(prepared.moved);
    m_animation = animation;
    m_seconds = seconds;
}

void PoseEvaluator::restoreRest() {
    resetToRest(asset(), m_pose);
    follow(m_everything);
    m_animation = {};
}

void PoseEvaluator::follow(const MovedNodes& moved) noexcept {
    m_hierarchy.follow(m_pose, moved);
    for (const SkinIndex skin : moved.skins) {
        jointMatrices(asset()[skin], m_hierarchy.preciseWorld(), m_palettes[skin.value]);
    }
    if (moved.visibility) {
        spreadVisibility();
    }
}

void PoseEvaluator::spreadVisibility() noexcept {
    for (const NodeIndex node : asset().parentsFirst) {
        const NodeIndex parent = asset()[node].parent;
        const bool above = !parent || isVisible(parent);
        m_visible[node.value] = above ? m_pose.visible[node.value] : 0;
    }
}

}  // namespace sinew
