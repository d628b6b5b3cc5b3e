// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/player.h"

namespace sinew {

void Player::setRootNode(NodeIndex node) {
    const bool chosen = m_asset && node.value < m_asset->nodes.size();
    if (chosen == m_motion.chosen && (!chosen || node == m_motion.node)) {
        return;
    }
    m_motion.chosen = chosen;
    m_motion.node = chosen ? node : NodeIndex();
    forgetMotion();
}

void Player::setInPlace(const InPlace& inPlace) {
    if (inPlace == m_motion.inPlace) {
        return;
    }
    m_motion.inPlace = inPlace;
    emit rootMotionChanged();
    measureWantedMotion();
}

void Player::setPathShown(bool shown) {
    if (shown == m_motion.pathShown) {
        return;
    }
    m_motion.pathShown = shown;
    emit rootMotionChanged();
    measureWantedMotion();
}

/// Discards the measurement because it belongs to something else.
void Player::forgetMotion() {
    m_motion.path.reset();
    measureMotionAgain();
}

/// Requests a new measurement; the outdated one is shown until then.
void Player::measureMotionAgain() {
    m_finder.cancel();
    m_motion.measuring = false;
    m_motion.measured = false;
    emit rootMotionChanged();
    measureWantedMotion();
}

void Player::measureWantedMotion() {
    if (m_motion.pathShown || m_motion.inPlace.any() || m_rootWanted) {
        measureRootMotion();
    }
}

void Player::measureRootMotion() {
    if (m_motion.measured || m_motion.measuring || !m_asset || !playable()) {
        return;
    }
    m_motion.measuring = true;
    m_finder.start({.clips = m_clips,
                    .animation = m_animation,
                    .mix = mixing() ? m_mix : Mix(),
                    .node = m_motion.chosen ? m_motion.node : NodeIndex(),
                    .framesPerSecond = m_rate.framesPerSecond});
    emit rootMotionChanged();
}

void Player::setRootWanted(bool wanted) {
    m_rootWanted = wanted;
    measureWantedMotion();
}

void Player::onMotionFound(NodeIndex node, const std::shared_ptr<const MotionPath>& path) {
    m_motion.measuring = false;
    m_motion.measured = true;
    m_motion.node = node;
    m_motion.path = path;
    emit rootMotionChanged();
}

}  // namespace sinew
