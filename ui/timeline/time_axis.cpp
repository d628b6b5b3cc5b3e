// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/time_axis.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/session/document.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

constexpr double kSnapReach = 8.0;     // pixels from a key
constexpr double kSecondsRoom = 90.0;  // least pixels between labels
constexpr double kFramesRoom = 60.0;
constexpr double kTimecodeRoom = 110.0;

}  // namespace

TimeAxis::TimeAxis(Document& document, Player& player, QObject* parent)
    : QObject(parent), m_document(document), m_player(player) {
    connect(&document, &Document::assetChanged, this, &TimeAxis::refreshAsset);
    connect(&player, &Player::animationChanged, this, &TimeAxis::showWholeClip);
    connect(&player, &Player::mixChanged, this, &TimeAxis::refreshClip);
    connect(&player, &Player::playbackChanged, this, &TimeAxis::refreshClip);
    connect(&player, &Player::timeChanged, this, &TimeAxis::followTime);
    connect(&player, &Player::playingChanged, this, &TimeAxis::followPlaying);
    showWholeClip();
}

double TimeAxis::labelSeconds() const {
    const double rate = std::max(m_player.frameRate(), 1.0);
    switch (m_unit) {
        case RulerUnit::Seconds:
            return m_scale.tickSeconds(kSecondsRoom);
        case RulerUnit::Frames:
            return m_scale.tickFrames(kFramesRoom, rate) / rate;
        case RulerUnit::Timecode:
            return m_scale.tickTimecode(kTimecodeRoom, rate, framesPerTimecodeSecond(rate)) / rate;
    }
    return 1.0;
}

void TimeAxis::setUnit(RulerUnit unit) {
    if (std::exchange(m_unit, unit) != unit) {
        emit unitChanged();
    }
}

void TimeAxis::setSpan(double leftPixel, double widthPixels) {
    if (leftPixel == m_scale.leftPixel && widthPixels == m_scale.widthPixels) {
        return;
    }
    m_scale.leftPixel = leftPixel;
    m_scale.widthPixels = widthPixels;
    settle();
}

bool TimeAxis::zoomed() const noexcept {
    return m_player.playable() && m_clip.outSeconds > m_clip.inSeconds &&
           m_scale.isZoomed(m_clip.inSeconds, m_clip.outSeconds);
}

void TimeAxis::showWholeClip() {
    m_clip = {double(m_player.clipStart()), double(m_player.clipEnd())};
    m_scale.show(m_clip.inSeconds, m_clip.outSeconds);
    m_follows = true;
    settle();
}

void TimeAxis::zoomAt(double factor, double pixel) {
    TimelineScale scale = m_scale;
    scale.zoom(factor, pixel, m_clip.outSeconds - m_clip.inSeconds, m_player.frameRate());
    take(scale);
}

void TimeAxis::scrollBy(double pixels) {
    TimelineScale scale = m_scale;
    scale.scroll(pixels);
    take(scale);
}

void TimeAxis::show(double first, double last) {
    TimelineScale scale = m_scale;
    scale.show(first, last);
    take(scale);
}

void TimeAxis::take(const TimelineScale& scale) {
    m_scale = scale;
    m_scale.keepIn(m_clip.inSeconds, m_clip.outSeconds);
    m_follows = m_scale.shows(double(m_player.seconds()));
    emit changed();
}

void TimeAxis::settle() {
    m_scale.keepIn(m_clip.inSeconds, m_clip.outSeconds);
    emit changed();
}

/// A file that is loaded again or borrows clips keeps the visible range.
void TimeAxis::refreshAsset() {
    if (m_document.change() == Document::Change::Reloaded ||
        m_document.change() == Document::Change::ClipsChanged) {
        refreshClip();
    } else {
        showWholeClip();
    }
}

void TimeAxis::refreshClip() {
    if (m_clip.inSeconds != double(m_player.clipStart()) ||
        m_clip.outSeconds != double(m_player.clipEnd())) {
        showWholeClip();
    }
}

void TimeAxis::followTime() {
    const double seconds = double(m_player.seconds());
    const double step = std::exchange(m_followed, seconds) - seconds;
    // A loop that starts over jumps back; that is no playing backwards.
    const bool backwards = step > 0.0 && step < m_scale.lastSeconds - m_scale.firstSeconds;
    m_follows = m_follows || m_scale.shows(seconds) || !m_player.playing();
    if (m_follows && !m_held && !m_scale.shows(seconds)) {
        m_scale.turnTo(seconds, backwards);
        settle();
    }
}

void TimeAxis::followPlaying() {
    m_follows = m_follows || m_player.playing();
}

void TimeAxis::setMagnetic(bool magnetic) {
    if (std::exchange(m_magnetic, magnetic) != magnetic) {
        emit magneticChanged();
    }
}

Snap TimeAxis::snapOf(Qt::KeyboardModifiers modifiers) const noexcept {
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        return Snap::None;
    }
    if (modifiers.testFlag(Qt::ControlModifier)) {
        return Snap::Keys;
    }
    return m_magnetic ? Snap::Frames : Snap::None;
}

double TimeAxis::draggedTo(double pixel, Qt::KeyboardModifiers modifiers) const {
    return snapped(m_scale.secondsAt(pixel), snapOf(modifiers));
}

double TimeAxis::snapped(double seconds, Snap snap) const {
    switch (snap) {
        case Snap::None:
            return seconds;
        case Snap::Frames:
            return snapToFrame(seconds, m_player.frameRate());
        case Snap::Keys: {
            const double key = nearestKey(seconds);
            const bool near = std::abs(key - seconds) * m_scale.pixelsPerSecond() <= kSnapReach;
            return near ? key : snapToFrame(seconds, m_player.frameRate());
        }
    }
    return seconds;
}

/// Infinity if there are no keys.
double TimeAxis::nearestKey(double seconds) const {
    const std::vector<float>& keys = m_player.shownKeys();
    const auto after = std::ranges::lower_bound(keys, static_cast<float>(seconds));
    double nearest = std::numeric_limits<double>::infinity();
    if (after != keys.end()) {
        nearest = double(*after);
    }
    if (after != keys.begin() && std::abs(double(*(after - 1)) - seconds) < nearest - seconds) {
        nearest = double(*(after - 1));
    }
    return nearest;
}

}  // namespace sinew
