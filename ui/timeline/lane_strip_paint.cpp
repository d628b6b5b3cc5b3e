// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QPainter>
#include <algorithm>

#include "ui/session/player.h"
#include "ui/session/work/motion_meter.h"
#include "ui/style/theme.h"
#include "ui/timeline/lane_strip.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kSeenSlide = 0.25;  // severity from which a slide is marked
constexpr int kNameWidth = 124;
constexpr double kLeastNameRow = 11.0;  // lower rows have no room for names

/// Calm to alarming; they differ in brightness, too.
QColor severityColor(double severity) {
    return severity < kSeenSlide ? QColor(theme::kAccent)
           : severity < 1.0      ? QColor(theme::kPlayhead)
                                 : QColor(theme::kAlarm);
}

QPolygonF diamond(const QPointF& middle, double reach) {
    return {{middle + QPointF(0, -reach), middle + QPointF(reach, 0), middle + QPointF(0, reach),
             middle + QPointF(-reach, 0)}};
}

/// On a ground that keeps it legible over contacts and marks.
void drawLaneLabel(QPainter& painter, const QRectF& place, const QColor& color,
                   const QString& text) {
    QColor back(theme::kBase);
    back.setAlphaF(0.82F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(back);
    painter.drawRoundedRect(place, 2.0, 2.0);
    painter.setPen(color);
    painter.drawText(place, Qt::AlignCenter, text);
}

}  // namespace

void LaneStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::kBase);
    painter.setPen(theme::kLine);
    painter.drawLine(0, 0, width(), 0);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t foot = 0; foot < m_contents.feet.size(); ++foot) {
        const TimelineScale& scale = m_axis.scale();
        const double left = scale.pixelOf(m_axis.clip().inSeconds);
        const double right = scale.pixelOf(m_axis.clip().outSeconds);
        painter.fillRect(
            QRectF(left, m_layout.rowTop(foot) + 1.0, right - left, m_layout.rowHeight() - 2.0),
            theme::kTrack);
    }
    for (const LaneItem& item : m_contents.items) {
        if (item.kind == LaneItem::Kind::Contact) {
            drawContact(painter, item);
        }
    }
    drawNames(painter);
    for (auto item = m_contents.items.rbegin(); item != m_contents.items.rend(); ++item) {
        if (item->kind != LaneItem::Kind::Contact) {  // the worst jumps come first: on top
            drawMark(painter, *item);
        }
    }
    drawNote(painter);
    drawHandNote(painter);
    if (m_player.playable()) {
        drawPlayhead(painter, playheadPixel(m_axis, m_player), 0.0, height());
    }
    drawChosen(painter);
    drawFocus(painter);
}

void LaneStrip::drawContact(QPainter& painter, const LaneItem& item) const {
    const QRectF bar = m_layout.placeOf(item, m_axis.scale());
    if (bar.right() < 0.0 || bar.left() > width()) {
        return;
    }
    QColor color = severityColor(item.severity);
    painter.setPen(Qt::NoPen);
    color.setAlphaF(0.85F);
    painter.setBrush(color);
    painter.drawRoundedRect(bar, 2.0, 2.0);
    if (item.severity >= kSeenSlide) {
        const double x =
            std::clamp(m_axis.scale().pixelOf(item.worst), bar.left() + 1.0, bar.right() - 1.0);
        painter.setPen(QPen(QColor(theme::kBase), 2.0));
        painter.drawLine(QPointF(x, bar.top() + 1.0), QPointF(x, bar.bottom() - 1.0));
    }
}

/// A triangle that points out of the clip for the seam, a diamond for a jump.
void LaneStrip::drawMark(QPainter& painter, const LaneItem& item) const {
    const QRectF place = m_layout.placeOf(item, m_axis.scale());
    if (place.right() < 0.0 || place.left() > width()) {
        return;
    }
    const QColor color = item.severity < 1.0 ? QColor(theme::kPlayhead) : QColor(theme::kAlarm);
    const QPointF middle = place.center();
    painter.setPen(QPen(color, 1.2));
    painter.setBrush(item.severity < kSeenSlide ? Qt::NoBrush : QBrush(color));
    if (item.kind == LaneItem::Kind::Jump) {
        painter.drawPolygon(diamond(middle, 4.5));
        return;
    }
    const bool starts = item.first <= m_axis.clip().inSeconds;
    const double tip = starts ? 4.5 : -4.5;
    painter.drawPolygon(QPolygonF(
        {middle + QPointF(tip, -4.5), middle + QPointF(-tip, 0.0), middle + QPointF(tip, 4.5)}));
}

void LaneStrip::drawNames(QPainter& painter) const {
    if (m_namesBeside || m_layout.rowHeight() < kLeastNameRow) {
        return;
    }
    painter.setFont(rowFont());
    const QFontMetrics metrics = painter.fontMetrics();
    const std::vector<QString> names = footNames(m_contents, metrics, kNameWidth);
    for (std::size_t foot = 0; foot < names.size(); ++foot) {
        const QRectF place(3.0, m_layout.rowTop(foot) + 1.0,
                           metrics.horizontalAdvance(names[foot]) + 8.0,
                           m_layout.rowHeight() - 2.0);
        drawLaneLabel(painter, place, QColor(theme::kText), names[foot]);
    }
}

void LaneStrip::drawNote(QPainter& painter) const {
    const bool measuring = m_parts.meter.busy() && !m_parts.meter.motion();
    const QString note = measuring ? tr("Measuring contacts…")
                         : !m_parts.meter.motion() && m_player.mixing()
                             ? tr("No contacts with layers")
                             : m_contents.note;
    if (!note.isEmpty()) {
        painter.setFont(font());
        painter.setPen(QColor(theme::kDimText));
        painter.drawText(rect(), Qt::AlignCenter, note);
    }
}

/// In the row of the marks, at its right end.
void LaneStrip::drawHandNote(QPainter& painter) const {
    const QString note = handNote();
    if (note.isEmpty()) {
        return;
    }
    QFont small = font();
    small.setPixelSize(static_cast<int>(LaneLayout::kMarkRow) - 3);
    painter.setFont(small);
    const double room = QFontMetrics(small).horizontalAdvance(note) + 10.0;
    const QRectF place(width() - room - 2.0, 1.0, room, LaneLayout::kMarkRow - 1.0);
    drawLaneLabel(painter, place, QColor(theme::kDimText), note);
}

}  // namespace sinew
