// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/timeline/range_bar.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/time_chart.h"

class QScrollBar;

namespace sinew {

class Document;

/// A moment on the timeline that a menu is about.
struct TimelinePlace {
    float seconds = 0.0F;
    bool key = false;  // the clip has a key at exactly this time
};

/// Ruler, key ticks, playhead and, below them, the bar of the played range. Dragging scrubs (see
/// TimeAxis::snapOf) or, on the bar, moves the in and out points; the wheel, plus and minus zoom,
/// middle drag, Shift+wheel and the scroll bar scroll. A double click shows the whole clip, at the
/// time from before the click; on the bar it plays the whole clip.
class TimelineRuler final : public TimeChart {
    Q_OBJECT

public:
    /// All are borrowed. The ruler sets the axis's pixels: its own, with room at both ends.
    TimelineRuler(Document& document, Player& player, TimeAxis& axis);

    [[nodiscard]] const TimelineScale& scale() const noexcept { return m_axis.scale(); }
    [[nodiscard]] RangeBar rangeBar() const;
    [[nodiscard]] bool onBar(const QPointF& at) const;
    [[nodiscard]] TimelinePlace placeAt(double pixel) const;  // a key if one is within reach

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void menuWanted(const sinew::TimelinePlace& place, const QPoint& globalAt);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void scrollToBar(int value);
    void refreshScrollBar();
    [[nodiscard]] int bottom() const;  // above the scroll bar
    void refreshHeld();
    void dragRangeTo(double pixel);
    void showCursor(const QPointF& at);
    void drawRange(QPainter& painter) const;
    void drawBar(QPainter& painter) const;
    void drawTicks(QPainter& painter) const;
    void drawLabel(QPainter& painter, double seconds, const QString& text) const;
    void drawSeconds(QPainter& painter) const;
    void drawFrames(QPainter& painter, bool timecode) const;
    void drawKeys(QPainter& painter) const;
    void drawMixer(QPainter& painter) const;
    void drawTime(QPainter& painter) const;

    Document& m_document;
    bool m_scrolling = false;  // scrolling with the middle button
    QScrollBar* m_bar;         // shown while zoomed
    double m_scrollFrom = 0.0;
    RangeBar::Part m_dragged = RangeBar::Part::None;
    double m_grabbedSeconds = 0.0;  // distance from the in point to the pointer
};

}  // namespace sinew
