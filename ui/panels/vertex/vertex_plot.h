// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "model/weights/vertex_probe.h"
#include "ui/panels/widgets/plot_axis.h"
#include "ui/timeline/time_chart.h"

class QPainter;

namespace sinew {

/// What a plot shows of a vertex over time.
enum class TrackValue : std::uint8_t { FromRest, X, Y, Z };

/// Curves of pinned vertices over the frames of a clip, in the colours of their pins. A click or a
/// drag pauses and shows that time; under the pointer the values of the nearest frame are named.
/// The wheel zooms once the plot has the keys; before that it scrolls the panel.
class VertexPlot final : public TimeChart {
    Q_OBJECT

public:
    /// Both are borrowed; the axis is this plot's alone.
    VertexPlot(Player& player, TimeAxis& axis, QWidget* parent = nullptr);

    /// `numbers`: of the pins, one per track. Null: `hint` is shown instead.
    void setTracks(std::shared_ptr<const VertexTracks> tracks, std::vector<std::uint32_t> numbers);
    void setHint(const QString& hint);
    void setValue(TrackValue value);

    [[nodiscard]] const std::shared_ptr<const VertexTracks>& tracks() const noexcept {
        return m_tracks;
    }
    /// Of one track at one of its times.
    [[nodiscard]] float valueAt(std::size_t track, std::size_t time) const noexcept;
    [[nodiscard]] bool empty() const noexcept;
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
    void drawCurve(QPainter& painter, std::size_t track) const;
    void drawTimes(QPainter& painter) const;
    void drawReadout(QPainter& painter) const;

    std::shared_ptr<const VertexTracks> m_tracks;
    std::vector<std::uint32_t> m_numbers;
    QString m_hint;
    TrackValue m_value = TrackValue::FromRest;
    PlotAxis m_values;
    std::optional<std::size_t> m_hovered;  // a time of the tracks
    QPixmap m_picture;                     // axes and curves; null: to be drawn
};

}  // namespace sinew
