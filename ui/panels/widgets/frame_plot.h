// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPixmap>
#include <QString>
#include <optional>
#include <vector>

#include "ui/panels/widgets/plot_axis.h"
#include "ui/timeline/time_chart.h"

class QPainter;

namespace sinew {

/// A curve of a plot: its values at the times of the plot.
struct PlottedCurve {
    QString name = {};  // name in the readout
    QColor color = {};
    bool dashed = false;
    std::vector<float> values = {};  // [time], in metres; one that is not finite is a gap
};

/// Curves over the frames of a clip. A click or a drag pauses and shows that time; under the
/// pointer the values of the nearest frame are named. The wheel zooms once the plot has the keys;
/// before that it scrolls the panel.
class FramePlot : public TimeChart {
    Q_OBJECT

public:
    /// Both are borrowed; the axis is this plot's alone.
    FramePlot(Player& player, TimeAxis& axis);

    /// `seconds` ascend. Without times or curves the hint is shown instead.
    void setCurves(std::vector<float> seconds, std::vector<PlottedCurve> curves);
    void setHint(const QString& hint);
    void setFromZero(bool fromZero);  // whether the axis of values includes 0

    [[nodiscard]] bool empty() const noexcept { return m_seconds.empty() || m_curves.empty(); }
    [[nodiscard]] const std::vector<PlottedCurve>& curves() const noexcept { return m_curves; }
    [[nodiscard]] QRect field() const;  // where the curves are, in pixels
    [[nodiscard]] double pixelOf(float seconds) const noexcept;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void measure();
    void drawAgain();
    [[nodiscard]] std::size_t timeAt(double pixel) const noexcept;
    [[nodiscard]] QPixmap picture() const;
    void drawAxes(QPainter& painter) const;
    void drawCurve(QPainter& painter, const PlottedCurve& curve) const;
    void drawTimes(QPainter& painter) const;
    void drawReadout(QPainter& painter) const;

    std::vector<float> m_seconds;
    std::vector<PlottedCurve> m_curves;
    QString m_hint;
    PlotAxis m_values;
    bool m_fromZero = false;
    std::optional<std::size_t> m_hovered;  // position in m_seconds
    QPixmap m_picture;                     // axes and curves; null: to be drawn
};

}  // namespace sinew
