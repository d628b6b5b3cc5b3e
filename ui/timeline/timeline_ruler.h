// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/timeline/timeline_scale.h"

namespace sinew {

class Session;

/// Ruler, key ticks and playhead. Drag scrubs (Shift: whole frames), the wheel zooms, a middle
/// drag or Shift+wheel scrolls, a double click shows the whole clip.
class TimelineRuler final : public QWidget {
    Q_OBJECT

public:
    explicit TimelineRuler(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] const TimelineScale& scale() const noexcept { return m_scale; }
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
    void scrubTo(double pixel, bool snap);
    void drawRange(QPainter& painter) const;
    void drawTicks(QPainter& painter) const;
    void drawKeys(QPainter& painter) const;
    void drawPlayhead(QPainter& painter) const;

    Session& m_session;
    TimelineScale m_scale;
    bool m_scrubbing = false;
    bool m_playedBefore = false;  // the drag began while playing
    double m_scrollFrom = 0.0;
};

}  // namespace sinew
