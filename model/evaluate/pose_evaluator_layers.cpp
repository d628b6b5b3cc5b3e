// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "model/evaluate/blend/pose_blender.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew {

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
    if (sameParts) {
        return;
    }
    if (!hasAllParts(asset(), hand)) {
        m_hand = existingParts(asset(), hand);
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
    applyByHand(asset(), m_hand, m_pose);
    m_handIsNew = false;
}

/// Resets parts of the root and of nodes posed by hand that the clips do not drive.
void PoseEvaluator::restoreChanged() noexcept {
    undoByHand(asset(), m_hand, m_pose);
    if (m_root) {
        const Node& node = asset()[m_root];
        m_pose.setTranslation(m_root, node.rest.translation);
        m_pose.setRotation(m_root, node.rest.rotation);
        m_pose.fromMatrix[m_root.value] = node.matrix.has_value() ? 1 : 0;
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
