// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose_evaluator.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/evaluate/blend/pose_blender.h"
#include "model/evaluate/clip/pose_target.h"

namespace sinew {

namespace {

/// Resets these targets only. `pose` has been sized by `resetToRest` for the same asset.
void resetToRest(const Asset& asset, std::span<const PoseTarget> targets, Pose& pose) noexcept {
    for (const PoseTarget& target : targets) {
        switch (target.kind) {
            case PoseTarget::Kind::Translation:
            case PoseTarget::Kind::Rotation:
            case PoseTarget::Kind::Scale:
                pose.restTransform(target.node, asset[target.node]);
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

void PoseEvaluator::evaluate(std::span<const PoseLayer> layers) {
    if (!m_blender) {
        m_blender = std::make_unique<PoseBlender>(m_clips);
    }
    if (!holds(layers)) {
        beginLayers(layers);
    }
    if (m_root) {
        m_firstFrames.assign(layers.begin(), layers.end());
        for (PoseLayer& layer : m_firstFrames) {
            if (layer.animation.value < asset().animations.size()) {
                layer.seconds = asset()[layer.animation].startSeconds;
            }
        }
        blend(m_firstFrames);
        takeReference();
    }
    blend(layers);
    applyInPlace();
    applyHand();
    follow(m_moves);
}

/// Whether the buffers hold a blend of the same clips; then only what those move can differ.
bool PoseEvaluator::holds(std::span<const PoseLayer> layers) const noexcept {
    return m_holdsLayers &&
           std::equal(
               layers.begin(), layers.end(), m_layerClips.begin(), m_layerClips.end(),
               [](const PoseLayer& layer, AnimationIndex clip) { return layer.animation == clip; });
}

void PoseEvaluator::beginLayers(std::span<const PoseLayer> layers) {
    restoreRest();
    m_layerClips.clear();
    m_layerMoves.clear();
    for (const PoseLayer& layer : layers) {
        m_layerClips.push_back(layer.animation);
        if (layer.animation.value < asset().animations.size()) {
            m_layerMoves.push_back(&(*m_clips)[layer.animation].moved);
        }
    }
    if (m_root) {
        m_layerMoves.push_back(&m_rootMoves);
    }
    m_layerMoves.push_back(&m_handMoves);
    unitePartsOf(m_layerMoves);
    m_holdsLayers = true;
}

void PoseEvaluator::unitePartsOf(std::span<const MovedNodes* const> parts) {
    if (m_moves.isMoved.empty()) {
        m_moves = m_everything;  // the largest possible size
    }
    unite(asset(), parts, m_moves);
}

void PoseEvaluator::blend(std::span<const PoseLayer> layers) {
    restoreChanged();
    m_blender->blend(layers, m_pose);
}

void PoseEvaluator::setInPlace(NodeIndex root, const InPlace& parts) {
    if (root.value >= asset().nodes.size() || !parts.any()) {
        root = {};
    }
    if (root == m_root && (!root || parts == m_inPlace)) {
        return;
    }
    m_root = root;
    m_inPlace = parts;
    const std::array<PoseTarget, 1> moved{
        PoseTarget{.kind = PoseTarget::Kind::Translation, .index = root.value, .node = root}};
    m_rootMoves = root ? movedNodes(asset(), moved) : MovedNodes{};
    restoreRest();
}

void PoseEvaluator::setHandPose(const HandPose& hand) {
    if (hand == m_hand) {
        return;
    }
    const bool sameParts = setTheSame(hand, m_hand);
    m_hand = hand;
    m_handIsNew = true;
    if (!hasAllParts(asset(), hand)) {
        m_hand = existingParts(asset(), hand);
    }
    m_expressions.set(asset(), m_hand.expressions());
    if (sameParts) {
        return;
    }
    std::vector<PoseTarget> moved;
    for (const HandTransform& one : m_hand.nodes()) {
        if (one.movesNode()) {
            moved.push_back({.index = one.node.value, .node = one.node});
        }
    }
    m_handMoves = movedNodes(asset(), moved);
    restoreRest();
}

void PoseEvaluator::applyHand() noexcept {
    m_expressions.apply(m_pose);
    applyByHand(asset(), m_hand, m_pose);
    m_handIsNew = false;
}

/// Resets parts of the root and of nodes posed by hand that the clips do not drive.
void PoseEvaluator::restoreChanged() noexcept {
    m_expressions.undo(m_pose);
    undoByHand(asset(), m_hand, m_pose);
    if (m_root) {
        m_pose.restTransform(m_root, asset()[m_root]);
    }
}

void PoseEvaluator::takeReference() noexcept {
    m_reference = worldFromNode(asset(), m_pose, m_root);
}

void PoseEvaluator::applyInPlace() noexcept {
    if (m_root) {
        keepInPlace(asset(), m_root, m_inPlace, m_reference, m_pose);
    }
}

}  // namespace sinew
