// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose_evaluator.h"

#include <array>
#include <utility>

#include "model/evaluate/blend/pose_blender.h"
#include "model/evaluate/clip/rest_targets.h"
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

PoseEvaluator::~PoseEvaluator() = default;
PoseEvaluator::PoseEvaluator(PoseEvaluator&&) noexcept = default;
PoseEvaluator& PoseEvaluator::operator=(PoseEvaluator&&) noexcept = default;

void PoseEvaluator::evaluate(AnimationIndex animation, float seconds) {
    if (animation.value >= asset().animations.size()) {
        animation = {};
    }
    const bool sameHand = !m_handIsNew;
    if (sameHand && !m_holdsLayers && animation == m_animation &&
        (!animation || seconds == m_seconds)) {
        return;
    }
    const bool isAnother = m_holdsLayers || animation != m_animation;
    if (isAnother && m_animation && !m_holdsLayers && !changesClips()) {
        const PreparedClip& last = (*m_clips)[m_animation];  // all else is at rest
        resetToRest(asset(), last.clip.targets(), m_pose);
        follow(last.moved);
        m_animation = {};
    } else if (isAnother) {
        restoreRest();
    }
    if (!animation) {
        applyHand();
        follow(m_handMoves);
        return;
    }
    const PreparedClip& prepared = (*m_clips)[animation];
    ClipCursor& cursor = m_cursors[animation.value];
    prepared.clip.prepare(cursor);
    if (isAnother && m_root) {
        prepared.clip.sample(prepared.clip.startSeconds(), cursor, m_pose);
        takeReference();
    }
    if (isAnother && changesClips()) {
        const std::array<const MovedNodes*, 3> parts{&prepared.moved, &m_rootMoves, &m_handMoves};
        unitePartsOf(parts);
    }
    restoreChanged();
    prepared.clip.sample(seconds, cursor, m_pose);
    applyInPlace();
    applyHand();
    follow(changesClips() ? m_moves : prepared.moved);
    m_animation = animation;
    m_seconds = seconds;
}

void PoseEvaluator::restoreRest() {
    resetToRest(asset(), m_pose);
    follow(m_everything);
    m_animation = {};
    m_holdsLayers = false;
}

void PoseEvaluator::follow(const MovedNodes& moved) noexcept {
    ++m_revision;
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
