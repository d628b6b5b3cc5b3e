// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/timeline/range_bar.h"
#include "ui/timeline/timeline_scale.h"

namespace sinew {

class Document;
class Player;

/// Ruler, key ticks, playhead and, below them, the bar of the played range. Dragging scrubs (Shift:
/// whole frames) or, on the bar, moves the in and out points; the wheel zooms, middle drag or
/// Shift+wheel scrolls, a double click shows (on the bar: plays) the whole clip.
class TimelineRuler final : public QWidget {
    Q_OBJECT

public:
    explicit TimelineRuler(Document& document, Player& player, QWidget* parent = nullptr);

    [[nodiscard]] const TimelineScale& scale() const noexcept { return m_scale; }
    [[nodiscard]] RangeBar rangeBar() const;
    [[nodiscard]] bool onBar(const QPointF& at) const;
    void showWholeClip();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refreshRange();
    void scrubTo(double pixel, bool snap);
    void dragRangeTo(double pixel);
    void showCursor(const QPointF& at);
    void drawRange(QPainter& painter) const;
    void drawBar(QPainter& painter) const;
    void drawTicks(QPainter& painter) const;
    void drawKeys(QPainter& painter) const;
    void drawMixer(QPainter& painter) const;
    void drawPlayhead(QPainter& painter) const;

    Document& m_document;
    Player& m_player;
    TimelineScale m_scale;
    bool m_scrubbing = false;
    bool m_playedBefore = false;  // the drag began while playing
    double m_scrollFrom = 0.0;
    RangeBar::Part m_dragged = RangeBar::Part::None;
    double m_grabbedSeconds = 0.0;  // from the in point to the pointer
    PlayedRange m_shownClip;
};

}  // namespace sinew
