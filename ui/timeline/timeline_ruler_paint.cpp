// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/models/clip_words.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/timeline/timeline_scale.h"

namespace sinew {
namespace {

constexpr int kLabelBaseline = 16;
constexpr int kTextIndent = 32;
constexpr int kTickTop = 21;
constexpr int kTrackTop = 28;
constexpr int kTrackBottom = 18;  // distance from the bottom
constexpr int kBarHeight = 8;
constexpr int kBarBottom = 4;
constexpr double kFrameSpacing = 5.0;  // closer frames get no separate ticks
constexpr int kMostTicks = 4000;

int decimalsFor(double tickSeconds) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(tickSeconds) - 1e-9)), 0, 3);
}

template <class Draw>
void forEachTick(const TimelineScale& scale, double step, Draw&& draw) {
    const double first = std::ceil(scale.firstSeconds / step - 1e-6);
    for (int i = 0; i < kMostTicks; ++i) {
        const double seconds = (first + i) * step;
        if (seconds > scale.lastSeconds + 1e-6) {
            return;
        }
        draw(seconds);
    }
}

}  // namespace

void TimelineRuler::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::kBase);
    drawFocus(painter);
    if (!m_player.playable()) {
        painter.setPen(theme::kDimText);
        const bool none = !m_document.asset() || m_document.asset()->animations.empty();
        painter.drawText(rect(), Qt::AlignCenter,
                         none ? tr("No animation") : tr("Rest pose: select an animation to play"));
        return;
    }
    drawRange(painter);
    drawTicks(painter);
    if (m_player.mixing()) {
        drawMixer(painter);
    } else {
        drawKeys(painter);
    }
    drawBar(painter);
    drawTime(painter);
}

/// The track: the whole clip, with the played range lighter.
void TimelineRuler::drawRange(QPainter& painter) const {
    const auto fill = [&](double first, double last, const QColor& color) {
        const double left = scale().pixelOf(first);
        painter.fillRect(QRectF(left, kTrackTop, scale().pixelOf(last) - left,
                                bottom() - kTrackTop - kTrackBottom),
                         color);
    };
    const PlaybackClock& clock = m_player.clock();
    fill(m_axis.clip().inSeconds, m_axis.clip().outSeconds, theme::kTrack);
    fill(double(clock.startSeconds), double(clock.endSeconds), theme::kPlayed);
}

void TimelineRuler::drawBar(QPainter& painter) const {
    const RangeBar bar = rangeBar();
    const double top = bottom() - kBarBottom - kBarHeight;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(bar.slides ? theme::kSelection : theme::kRaised));
    painter.drawRect(QRectF(bar.inPixel, top + 2, bar.outPixel - bar.inPixel, kBarHeight - 4));
    painter.setBrush(QColor(bar.slides ? theme::kAccent : theme::kFaintText));
    const double grip = RangeBar::kGripPixels;
    painter.drawRoundedRect(QRectF(bar.inPixel - grip, top, grip, kBarHeight), 2.5, 2.5);
    painter.drawRoundedRect(QRectF(bar.outPixel, top, grip, kBarHeight), 2.5, 2.5);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TimelineRuler::drawTicks(QPainter& painter) const {
    const double rate = m_player.frameRate();
    if (scale().pixelsPerSecond() / rate >= kFrameSpacing) {
        painter.setPen(QColor(theme::kTick));
        forEachTick(scale(), 1.0 / rate, [&](double seconds) {
            const int x = static_cast<int>(std::lround(scale().pixelOf(seconds)));
            painter.drawLine(x, kTickTop + 3, x, kTrackTop - 1);
        });
    }
    switch (m_axis.unit()) {
        case RulerUnit::Seconds:
            drawSeconds(painter);
            break;
        case RulerUnit::Frames:
            drawFrames(painter, false);
            break;
        case RulerUnit::Timecode:
            drawFrames(painter, true);
            break;
    }
}

void TimelineRuler::drawLabel(QPainter& painter, double seconds, const QString& text) const {
    const int x = static_cast<int>(std::lround(scale().pixelOf(seconds)));
    painter.setPen(theme::kFaintText);
    painter.drawLine(x, kTickTop, x, kTrackTop - 1);
    painter.setPen(theme::kDimText);
    const int textWidth = painter.fontMetrics().horizontalAdvance(text);
    const int left = std::clamp(x - textWidth / 2, 0, std::max(0, width() - textWidth));
    painter.drawText(QRect(left, 0, textWidth, kLabelBaseline + 4), Qt::AlignCenter, text);
}

void TimelineRuler::drawSeconds(QPainter& painter) const {
    const double step = m_axis.labelSeconds();
    forEachTick(scale(), step, [&](double seconds) {
        const double shown = std::abs(seconds) < 1e-9 ? 0.0 : seconds;
        drawLabel(painter, seconds, tr("%1 s").arg(shown, 0, 'f', decimalsFor(step)));
    });
}

void TimelineRuler::drawFrames(QPainter& painter, bool timecode) const {
    const double rate = m_player.frameRate();
    forEachTick(scale(), m_axis.labelSeconds(), [&](double seconds) {
        const std::int64_t frame = std::llround(seconds * rate);
        drawLabel(painter, seconds, timecode ? timecodeOf(frame, rate) : QString::number(frame));
    });
}

void TimelineRuler::drawKeys(QPainter& painter) const {
    const std::vector<float>& keys = m_player.shownKeys();
    painter.setPen(theme::kKey);
    int lastX = -1;
    const auto first = std::ranges::lower_bound(keys, float(scale().secondsAt(-1.0)));
    for (auto key = first; key != keys.end();) {
        const int x = static_cast<int>(std::lround(scale().pixelOf(double(*key))));
        if (x > width()) {
            break;
        }
        if (x != lastX) {  // once per pixel, regardless of the number of keys
            painter.drawLine(x, kTrackTop + 6, x, bottom() - kTrackBottom - 6);
            lastX = x;
        }
        key = std::lower_bound(key + 1, keys.end(), float(scale().secondsAt(x + 0.5)));
    }
}

/// The label of the mixer time, and the span of a fade in the accent colour.
void TimelineRuler::drawMixer(QPainter& painter) const {
    const QRect track(0, kTrackTop, width(), bottom() - kTrackTop - kTrackBottom);
    if (const std::optional<MixFade>& fade = m_player.mix().fade) {
        const double left = scale().pixelOf(fade->startSeconds);
        const double right = scale().pixelOf(fade->startSeconds + fade->durationSeconds);
        painter.fillRect(QRectF(left, track.top(), std::max(2.0, right - left), track.height()),
                         theme::kSelection);
    }
    painter.setPen(theme::kDimText);
    painter.drawText(track.adjusted(kTextIndent, 0, -kTextIndent, 0),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     mixerWords(*m_document.asset(), m_player.mix()));
}

/// The playhead, with its head.
void TimelineRuler::drawTime(QPainter& painter) const {
    const double x = playheadPixel(m_axis, m_player);
    drawPlayhead(painter, x, kTickTop, bottom() - kTrackBottom);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(theme::kPlayhead));
    const QPointF head[] = {{x - 5, double(kTickTop) - 3},
                            {x + 5, double(kTickTop) - 3},
                            {x + 5, double(kTickTop) + 3},
                            {x, double(kTickTop) + 9},
                            {x - 5, double(kTickTop) + 3}};
    painter.drawPolygon(head, 5);
}

}  // namespace sinew
