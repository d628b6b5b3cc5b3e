// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Directions, passes, and one clip after another.
#include <algorithm>
#include <utility>

#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr int kMostRepeats = 9999;

}  // namespace

void Player::togglePlaying() {
    if (!playing()) {
        setReversed(false);
    }
    setPlaying(!playing());
}

void Player::toggleReverse() {
    if (playing() && m_reversed) {
        setPlaying(false);
    } else if (playable()) {
        setReversed(true);
        setPlaying(true);
    }
}

void Player::setReversed(bool reversed) {
    if (reversed == m_reversed) {
        return;
    }
    m_clock.setSpeed(-m_clock.speed, m_wall());
    m_reversed = reversed;
    emit playbackChanged();
}

void Player::setRepeats(int passes) {
    passes = std::clamp(passes, 0, kMostRepeats);
    if (passes == m_clock.passes) {
        return;
    }
    m_clock.setSpeed(m_clock.speed, m_wall());  // counted anew from the present time
    m_clock.passes = passes;
    m_clock.passesBefore = 0;
    emit playbackChanged();
    updatePass(m_wall());
}

void Player::updatePass(double wallSeconds) {
    int pass = m_clock.passesAt(wallSeconds) + 1;
    if (m_clock.passes > 0) {
        pass = std::min(pass, m_clock.passes);
    }
    if (std::exchange(m_pass, pass) != pass) {
        emit passChanged();
    }
}

void Player::setPlaysAllClips(bool all) {
    if (std::exchange(m_playsAll, all) != all) {
        emit playbackChanged();
    }
}

void Player::stepClips(int direction) {
    const std::size_t count = m_asset ? m_asset->animations.size() : 0;
    if (count == 0 || direction == 0) {
        return;
    }
    const bool ahead = direction > 0;
    std::size_t next = ahead ? 0 : count - 1;
    if (m_animation) {
        next = (m_animation.value + (ahead ? 1 : count - 1)) % count;
    }
    setAnimation(AnimationIndex(next));
}

/// Whether the clip has been played as often as it should be before the next one.
bool Player::endsClip(double wallSeconds) const {
    if (!m_playsAll || m_mixing || !m_asset || m_asset->animations.size() < 2) {
        return false;
    }
    return m_clock.finishedAt(wallSeconds) ||
           (m_clock.passes == 0 && m_clock.passesAt(wallSeconds) > 0);
}

/// False after the last clip.
bool Player::playNextClip() {
    const bool ahead = m_clock.speed >= 0.0;
    const std::size_t last = ahead ? m_asset->animations.size() - 1 : 0;
    const bool startsOver = loopModeInfo(m_clock.loop).repeats() && m_clock.passes == 0;
    if (m_animation.value == last && !startsOver) {
        return false;
    }
    stepClips(ahead ? 1 : -1);
    return true;
}

}  // namespace sinew
