// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/player.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/evaluate/clip/clip_library.h"
#include "model/facts/key_times.h"
#include "model/facts/object_keys.h"

namespace sinew {
namespace {

constexpr double kLeastFrameRate = 1.0;
constexpr double kMostFrameRate = 1000.0;

constexpr int kMostRepeats = 9999;

}  // namespace

Player::Player(WallClock wall, QObject* parent) : QObject(parent), m_wall(std::move(wall)) {
    connect(&m_finder, &RootMotionFinder::found, this, &Player::onMotionFound);
}

Player::~Player() {
    cancelWork();
}

void Player::cancelWork() {
    m_finder.cancel();
}

void Player::setClips(std::shared_ptr<const ClipLibrary> clips,
                      const std::optional<ClipTimes>& times) {
    m_clips = std::move(clips);
    m_asset = m_clips ? m_clips->asset() : nullptr;
    m_chosenRate = 0.0;
    m_mix = {};
    m_mixing = false;
    m_finder.cancel();
    m_motion = {};
    m_keysOf = {};
    m_moreKeysOf.clear();
    const bool animated = m_asset && !m_asset->animations.empty();
    m_clock.playing = false;
    resetPlayback(animated ? AnimationIndex(0) : AnimationIndex(), times);
    if (animated) {
        m_clock.play(m_wall());
    }
}

void Player::resetPlayback(AnimationIndex animation, const std::optional<ClipTimes>& known) {
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
    updateShownKeys();
    updateFrameRate();
    m_clock.startSeconds = m_clipStart;
    m_clock.endSeconds = m_clipEnd;
    startOver();
}

/// At the end where playing begins, with the first pass; paused, at the start.
void Player::startOver() {
    const bool atEnd = playing() && m_clock.speed < 0.0;
    m_seconds = atEnd ? m_clock.endSeconds : m_clock.startSeconds;
    m_clock.seek(m_seconds, m_wall());
    m_clock.passesBefore = 0;
    m_pass = 1;
}

void Player::updateFrameRate() {
    m_rate = clipRate(m_times.grid, m_chosenRate);
}

void Player::setAnimation(AnimationIndex animation) {
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
    if (wasPlaying != playing()) {
        emit playingChanged();
    }
}

void Player::setPlaying(bool wanted) {
    if (wanted == playing() || (wanted && !playable())) {
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
    updatePass(wall);
    updateTime(m_clock.secondsAt(wall));
}

void Player::setLoop(LoopMode loop) {
    if (loop == m_clock.loop) {
        return;
    }
    m_clock.seek(m_seconds, m_wall());
    m_clock.loop = loop;
    emit playbackChanged();
}

void Player::setSpeed(double wanted) {
    if (wanted == speed() || !std::isfinite(wanted)) {
        return;
    }
    m_clock.setSpeed(m_reversed ? -wanted : wanted, m_wall());
    emit playbackChanged();
}

void Player::setFrameRate(double rate) {
    const double chosen = rate > 0.0 ? std::clamp(rate, kLeastFrameRate, kMostFrameRate) : 0.0;
    if (chosen == m_chosenRate || !std::isfinite(rate)) {
        return;
    }
    m_chosenRate = chosen;
    updateFrameRate();
    emit playbackChanged();
    forgetMotion();  // the path has one point per frame
}

bool Player::playsWholeClip() const noexcept {
    return m_clock.startSeconds == m_clipStart && m_clock.endSeconds == m_clipEnd;
}

void Player::setInPoint(float seconds) {
    setInOut(std::min(seconds, m_clock.endSeconds), m_clock.endSeconds);
}

void Player::setOutPoint(float seconds) {
    setInOut(m_clock.startSeconds, std::max(seconds, m_clock.startSeconds));
}

void Player::playWholeClip() {
    setInOut(m_clipStart, m_clipEnd);
}

void Player::setInOut(float inSeconds, float outSeconds) {
    if (!std::isfinite(inSeconds) || !std::isfinite(outSeconds)) {
        return;
    }
    const float start = std::clamp(inSeconds, m_clipStart, m_clipEnd);
    const float end = std::clamp(outSeconds, start, m_clipEnd);
    if (start == m_clock.startSeconds && end == m_clock.endSeconds) {
        return;
    }
    const double wall = m_wall();
    m_clock.seek(m_seconds, wall);  // the passes so far are those of the range before
    m_clock.startSeconds = start;
    m_clock.endSeconds = end;
    m_clock.seek(m_seconds, wall);
    emit playbackChanged();
    updateTime(std::clamp(m_seconds, start, end));
}

void Player::seek(float seconds) {
    if (!std::isfinite(seconds)) {
        return;
    }
    const double wall = m_wall();
    m_clock.seek(seconds, wall);
    updateTime(std::clamp(seconds, m_clock.startSeconds, m_clock.endSeconds));
}

void Player::stepFrames(int frames) {
    setPlaying(false);
    const std::int64_t base = frameAt(m_seconds, m_rate.framesPerSecond, frames < 0);
    seek(secondsOfFrame(base + frames, m_rate.framesPerSecond));
}

void Player::advance(double wallSeconds) {
    if (!playing()) {
        return;
    }
    if (endsClip(wallSeconds) && playNextClip()) {
        return;
    }
    updatePass(wallSeconds);
    updateTime(m_clock.secondsAt(wallSeconds));
    if (m_clock.finishedAt(wallSeconds)) {
        m_clock.pause(wallSeconds);
        emit playingChanged();
    }
}

void Player::updateTime(float seconds) {
    if (seconds == m_seconds) {
        return;
    }
    m_seconds = seconds;
    emit timeChanged();
}

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
