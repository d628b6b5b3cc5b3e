// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose_evaluator.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "model/evaluate/blend/pose_blender.h"
#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/hierarchy.h"
#include "model/evaluate/pose.h"

namespace sinew {

namespace {

void resetTransform(const Asset& asset, const PoseTarget& target, Pose& pose) noexcept {
    const Node& node = asset[target.node];
    if (target.kind == PoseTarget::Kind::Translation) {
        pose.setTranslation(target.node, node.rest.translation);
    } else if (target.kind == PoseTarget::Kind::Rotation) {
        pose.setRotation(target.node, node.rest.rotation);
    } else {
        pose.setScale(target.node, node.rest.scale);
    }
    pose.fromMatrix[target.node.value] = node.matrix.has_value() ? 1 : 0;
}

/// Resets these targets only. `pose` has been sized by `resetToRest` for the same asset.
void resetToRest(const Asset& asset, std::span<const PoseTarget> targets, Pose& pose) noexcept {
    for (const PoseTarget& target : targets) {
        switch (target.kind) {
            case PoseTarget::Kind::Translation:
            case PoseTarget::Kind::Rotation:
            case PoseTarget::Kind::Scale:
                resetTransform(asset, target, pose);
                break;
            case PoseTarget::Kind::Weight: {
                const Node& node = asset[target.node];
                pose.weights[target.index] = node.restWeights[target.index - node.firstWeight];
                break;
            }
            case PoseTarget::Kind::Visible:
                pose.visible[target.index] = asset[target.node].visible ? 1 : 0;
                break;
            case PoseTarget::Kind::Property: {
                const AnimatedProperty& property = asset.animatedProperties[target.index];
                std::copy_n(property.rest.begin(), property.width,
                            pose.properties.begin() + property.first);
                break;
            }
        }
    }
}

}  // namespace

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
