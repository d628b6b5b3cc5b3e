// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <cstdint>

#include "ui/timeline/range_bar.h"
#include "ui/timeline/timeline_scale.h"

class QScrollBar;

namespace sinew {

class Document;
class Player;

/// What the labels of the ruler count.
enum class RulerUnit : std::uint8_t { Seconds, Frames };

/// A moment on the timeline that a menu is about.
struct TimelinePlace {
    float seconds = 0.0F;
    bool key = false;  // the clip has a key at exactly this time
};

/// Ruler, key ticks, playhead and, below them, the bar of the played range. Dragging scrubs (Shift:
/// whole frames) or, on the bar, moves the in and out points; the wheel, plus and minus zoom,
/// middle drag, Shift+wheel and the scroll bar scroll. The zoomed ruler follows the playhead unless
/// the user scrolled away from it. A double click shows the whole clip, at the time from before the
/// click; on the bar it plays the whole clip.
class TimelineRuler final : public QWidget {
    Q_OBJECT

public:
    explicit TimelineRuler(Document& document, Player& player, QWidget* parent = nullptr);

    [[nodiscard]] const TimelineScale& scale() const noexcept { return m_scale; }
    [[nodiscard]] RangeBar rangeBar() const;
    [[nodiscard]] bool onBar(const QPointF& at) const;
    void showWholeClip();
    [[nodiscard]] RulerUnit unit() const noexcept { return m_unit; }
    void setUnit(RulerUnit unit);
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
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refreshAsset();
    void refreshRange();
    void refreshTime();
    void refreshPlaying();
    void zoomAt(double factor, double pixel);
    void scrollBy(double pixels);
    void scrollToBar(int value);
    void onScaleChanged();             // after zooming and scrolling
    [[nodiscard]] int bottom() const;  // above the scroll bar
    void scrubTo(double pixel, bool snap);
    void dragRangeTo(double pixel);
    void showCursor(const QPointF& at);
    void drawRange(QPainter& painter) const;
    void drawBar(QPainter& painter) const;
    void drawTicks(QPainter& painter) const;
    void drawLabel(QPainter& painter, double seconds, const QString& text) const;
    void drawSeconds(QPainter& painter) const;
    void drawFrames(QPainter& painter) const;
    void drawKeys(QPainter& painter) const;
    void drawMixer(QPainter& painter) const;
    void drawPlayhead(QPainter& painter) const;

    Document& m_document;
    Player& m_player;
    TimelineScale m_scale;
    bool m_scrubbing = false;
    bool m_playedBefore = false;   // the drag began while playing
    float m_secondsBefore = 0.0F;  // and at this time
    RulerUnit m_unit = RulerUnit::Seconds;
    bool m_scrolling = false;  // with the middle button
    QScrollBar* m_bar;         // shown while zoomed
    bool m_follows = true;     // the playhead; false after the user scrolled away from it
    double m_followed = 0.0;
    double m_scrollFrom = 0.0;
    RangeBar::Part m_dragged = RangeBar::Part::None;
    double m_grabbedSeconds = 0.0;  // from the in point to the pointer
    PlayedRange m_shownClip;
};

}  // namespace sinew
