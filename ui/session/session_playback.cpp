// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr double kAssumedFrameRate = 30.0;
constexpr double kLeastFrameRate = 1.0;
constexpr double kMostFrameRate = 1000.0;

}  // namespace

void Session::resetPlayback(AnimationIndex animation, const std::optional<ClipTimes>& known) {
    m_animation = animation;
    m_clipStart = 0.0F;
    m_clipEnd = 0.0F;
    m_times = {};
    if (animation) {
        const Animation& clip = (*m_asset)[animation];
        m_clipStart = clip.startSeconds;
        m_clipEnd = clip.endSeconds;
        m_times = known ? *known : timesOf(clip);
    }
    takeFrameRate();
    m_clock.startSeconds = m_clipStart;
    m_clock.endSeconds = m_clipEnd;
    m_clock.seek(m_clipStart, m_wall());
    m_seconds = m_clipStart;
    m_poseIsOld = true;
}

void Session::takeFrameRate() {
    const double guessed = double{m_times.frameRate};
    if (m_chosenRate > 0.0) {
        m_frameRate = m_chosenRate;
        m_rateSource = FrameRateSource::Chosen;
    } else if (guessed > 0.0) {
        m_frameRate = guessed;
        m_rateSource = FrameRateSource::Guessed;
    } else {
        m_frameRate = kAssumedFrameRate;
        m_rateSource = FrameRateSource::Assumed;
    }
}

void Session::setAnimation(AnimationIndex animation) {
    if (!m_asset || animation.value >= m_asset->animations.size()) {
        animation = {};
    }
    if (animation == m_animation && !m_mixing) {
        return;
    }
    const bool wasPlaying = playing();
    const bool wasMixing = std::exchange(m_mixing, false);
    resetPlayback(animation);
    if (!animation) {
        m_clock.playing = false;
    }
    if (wasMixing) {
        emit mixChanged();
        emit playbackChanged();
    }
    emit animationChanged();
    emit timeChanged();
    forgetMotion();
    placeUntouched();
    if (wasPlaying != playing()) {
        emit playingChanged();
    }
}

void Session::setPlaying(bool wanted) {
    if (wanted == playing() || (wanted && !playable())) {
        return;
    }
    const double wall = m_wall();
    if (wanted) {
        m_clock.play(wall);
    } else {
        advanceClock(wall);
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
    m_clock.setSpeed(speed, m_wall());
    emit playbackChanged();
}

void Session::setFrameRate(double rate) {
    const double chosen = rate > 0.0 ? std::clamp(rate, kLeastFrameRate, kMostFrameRate) : 0.0;
    if (chosen == m_chosenRate || !std::isfinite(rate)) {
        return;
    }
    m_chosenRate = chosen;
    takeFrameRate();
    emit playbackChanged();
    forgetMotion();  // its path has a point per frame
}

bool Session::playsWholeClip() const noexcept {
    return m_clock.startSeconds == m_clipStart && m_clock.endSeconds == m_clipEnd;
}

void Session::setInPoint(float seconds) {
    setInOut(std::min(seconds, m_clock.endSeconds), m_clock.endSeconds);
}

void Session::setOutPoint(float seconds) {
    setInOut(m_clock.startSeconds, std::max(seconds, m_clock.startSeconds));
}

void Session::playWholeClip() {
    setInOut(m_clipStart, m_clipEnd);
}

void Session::setInOut(float inSeconds, float outSeconds) {
    if (!std::isfinite(inSeconds) || !std::isfinite(outSeconds)) {
        return;
    }
    const float start = std::clamp(inSeconds, m_clipStart, m_clipEnd);
    const float end = std::clamp(outSeconds, start, m_clipEnd);
    if (start == m_clock.startSeconds && end == m_clock.endSeconds) {
        return;
    }
    m_clock.startSeconds = start;
    m_clock.endSeconds = end;
    m_clock.seek(m_seconds, m_wall());
    emit playbackChanged();
    takeTime(std::clamp(m_seconds, start, end));
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
    const std::int64_t base = frameAt(m_seconds, m_frameRate, frames < 0);
    seek(secondsOfFrame(base + frames, m_frameRate));
}

void Session::stepKeys(int direction) {
    setPlaying(false);
    if (m_times.keys.empty()) {
        return;
    }
    if (direction > 0) {
        const auto next = std::upper_bound(m_times.keys.begin(), m_times.keys.end(), m_seconds);
        seek(next == m_times.keys.end() ? m_times.keys.back() : *next);
    } else {
        const auto here = std::lower_bound(m_times.keys.begin(), m_times.keys.end(), m_seconds);
        seek(here == m_times.keys.begin() ? m_times.keys.front() : *std::prev(here));
    }
}

void Session::advance(double wallSeconds) {
    advanceClock(wallSeconds);
    if (m_cameraMotion.moving()) {
        m_cameraMotion.advance(wallSeconds, m_camera, m_shownCamera);
    }
}

void Session::advanceClock(double wallSeconds) {
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
        evaluate(*m_evaluator, poseMoment());
        m_poseIsOld = false;
    }
    return m_evaluator.get();
}

}  // namespace sinew
