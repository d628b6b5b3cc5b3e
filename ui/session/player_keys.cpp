// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The keys of the current clip that are shown and stepped through.
#include <algorithm>
#include <utility>

#include "model/facts/key_times.h"
#include "model/facts/object_keys.h"
#include "ui/session/player.h"

namespace sinew {

void Player::setKeysOf(const ObjectRef& object, std::vector<ObjectRef> more) {
    if (object == m_keysOf && more == m_moreKeysOf) {
        return;
    }
    m_keysOf = object;
    m_moreKeysOf = std::move(more);
    updateShownKeys();
    emit shownKeysChanged();
}

void Player::setKeysFollowSelection(bool follow) {
    if (follow != m_keysFollow) {
        m_keysFollow = follow;
        updateShownKeys();
        emit shownKeysChanged();
    }
}

void Player::updateShownKeys() {
    m_ownKeys.reset();
    if (!m_asset || !m_animation || !m_keysFollow || m_mixing) {
        return;
    }
    auto samplers = samplersMoving(*m_asset, m_animation, m_keysOf);
    if (!samplers) {
        return;
    }
    for (const ObjectRef& object : m_moreKeysOf) {
        if (const auto own = samplersMoving(*m_asset, m_animation, object)) {
            samplers->insert(samplers->end(), own->begin(), own->end());
        }
    }
    m_ownKeys = keyTimesOf((*m_asset)[m_animation], *samplers);
}

void Player::stepKeys(int direction) {
    setPlaying(false);
    const std::vector<float>& keys = shownKeys();
    const auto first = std::ranges::lower_bound(keys, m_clock.startSeconds);
    const auto last = std::ranges::upper_bound(keys, m_clock.endSeconds);
    if (direction > 0) {
        const auto next = std::upper_bound(first, last, m_seconds);
        if (next != last) {
            seek(*next);
        }
    } else {
        const auto here = std::lower_bound(first, last, m_seconds);
        if (here != first) {
            seek(*std::prev(here));
        }
    }
}

void Player::showMoment(AnimationIndex animation, float seconds) {
    setAnimation(animation);
    showMoment(seconds);
}

void Player::showMoment(float seconds) {
    setPlaying(false);
    if (seconds < m_clock.startSeconds || seconds > m_clock.endSeconds) {
        playWholeClip();
    }
    seek(seconds);
}

}  // namespace sinew
