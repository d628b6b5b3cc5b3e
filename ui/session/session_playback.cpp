// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "ui/session/key_times.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr float kDefaultFrameRate = 30.0F;
constexpr double kFrameSlack = 1e-3;  // of a frame: a float time counts as on it

}  // namespace

void Session::resetPlayback(AnimationIndex animation) {
    m_animation = animation;
    m_clock.startSeconds = 0.0F;
    m_clock.endSeconds = 0.0F;
    m_frameRate = kDefaultFrameRate;
    m_frameRateGuessed = false;
    m_keyTimes.clear();
    if (animation) {
        const Animation& clip = (*m_asset)[animation];
        m_clock.startSeconds = clip.startSeconds;
        m_clock.endSeconds = clip.endSeconds;
        m_keyTimes = collectKeyTimes(clip);
        if (const float guessed = guessFrameRate(clip); guessed > 0.0F) {
            m_frameRate = guessed;
            m_frameRateGuessed = true;
        }
    }
    m_clock.seek(m_clock.startSeconds, m_wall());
    m_seconds = m_clock.startSeconds;
    m_poseIsOld = true;
}

void Session::setAnimation(AnimationIndex animation) {
    if (!m_asset || animation.value >= m_asset->animations.size()) {
        animation = {};
    }
    if (animation == m_animation) {
        return;
    }
    const bool wasPlaying = playing();
    resetPlayback(animation);
    if (!animation) {
        m_clock.playing = false;
    }
    emit animationChanged();
    emit timeChanged();
    if (wasPlaying != playing()) {
        emit playingChanged();
    }
}

void Session::setPlaying(bool wanted) {
    if (wanted == playing() || !m_animation) {
        return;
    }
    const double wall = m_wall();
    if (wanted) {
        m_clock.play(wall);
    } else {
        advance(wall);
        m_clock.pause(wall);
    }
    emit playingChanged();
    takeTime(m_clock.secondsAt(wall));
}

void Session::setLoop(LoopMode loop) {
    if (loop == m_clock.loop) {
        return;
    }
    m_clock.seek(m_seconds, m_wall());
    m_clock.loop = loop;
    emit playbackChanged();
}

void Session::setSpeed(double speed) {
    if (speed == m_clock.speed || !std::isfinite(speed)) {
        return;
    }
    m_clock.seek(m_seconds, m_wall());
    m_clock.speed = speed;
    emit playbackChanged();
}

void Session::seek(float seconds) {
    if (!std::isfinite(seconds)) {
        return;
    }
    const double wall = m_wall();
    m_clock.seek(seconds, wall);
    takeTime(std::clamp(seconds, m_clock.startSeconds, m_clock.endSeconds));
}

void Session::stepFrames(int frames) {
    setPlaying(false);
    const double rate = double(m_frameRate);
    const double now = double(m_seconds) * rate;
    const double base = frames > 0 ? std::floor(now + kFrameSlack) : std::ceil(now - kFrameSlack);
    seek(static_cast<float>((base + frames) / rate));
}

void Session::stepKeys(int direction) {
    setPlaying(false);
    if (m_keyTimes.empty()) {
        return;
    }
    if (direction > 0) {
        const auto next = std::upper_bound(m_keyTimes.begin(), m_keyTimes.end(), m_seconds);
        seek(next == m_keyTimes.end() ? m_keyTimes.back() : *next);
    } else {
        const auto here = std::lower_bound(m_keyTimes.begin(), m_keyTimes.end(), m_seconds);
        seek(here == m_keyTimes.begin() ? m_keyTimes.front() : *std::prev(here));
    }
}

void Session::advance(double wallSeconds) {
    if (!playing()) {
        return;
    }
    const float seconds = m_clock.secondsAt(wallSeconds);
    takeTime(seconds);
    const float last = m_clock.speed < 0.0 ? m_clock.startSeconds : m_clock.endSeconds;
    if (m_clock.loop == LoopMode::Once && seconds == last) {
        m_clock.pause(wallSeconds);
        emit playingChanged();
    }
}

void Session::takeTime(float seconds) {
    if (seconds == m_seconds) {
        return;
    }
    m_seconds = seconds;
    m_poseIsOld = true;
    emit timeChanged();
}

const PoseEvaluator* Session::pose() {
    if (m_poseIsOld && m_evaluator) {
        m_evaluator->evaluate(m_animation, m_seconds);
        m_poseIsOld = false;
    }
    return m_evaluator.get();
}

}  // namespace sinew
