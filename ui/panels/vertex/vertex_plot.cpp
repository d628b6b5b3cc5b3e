// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_plot.h"

#include <utility>

#include "model/view/vertex_pins.h"

namespace sinew {
namespace {

constexpr std::uint32_t kColorRound = 8;  // pins above it have a colour again, and are dashed

}  // namespace

VertexPlot::VertexPlot(Player& player, TimeAxis& axis, QWidget* parent)
    : FramePlot(player, axis, parent) {
    setObjectName(QStringLiteral("vertexPlot"));
    setAccessibleName(tr("Pinned vertices over the clip"));
}

void VertexPlot::setTracks(std::shared_ptr<const VertexTracks> tracks,
                           std::vector<std::uint32_t> numbers) {
    m_tracks = std::move(tracks);
    m_numbers = std::move(numbers);
    plot();
}

void VertexPlot::setValue(TrackValue value) {
    m_value = value;
    plot();
}

void VertexPlot::plot() {
    if (!m_tracks) {
        setCurves({}, {});
        return;
    }
    std::vector<PlottedCurve> curves;
    for (std::size_t track = 0; track < m_tracks->positions.size(); ++track) {
        const std::uint32_t number = m_numbers[track];
        const glm::u8vec3 color = pinColor(number);
        PlottedCurve& curve = curves.emplace_back();
        curve.name = QString::number(number);
        curve.color = QColor(color.r, color.g, color.b);
        curve.dashed = number > kColorRound;
        curve.values.resize(m_tracks->seconds.size());
        for (std::size_t time = 0; time < curve.values.size(); ++time) {
            curve.values[time] = valueAt(track, time);
        }
    }
    setCurves(m_tracks->seconds, std::move(curves));
}

float VertexPlot::valueAt(std::size_t track, std::size_t time) const noexcept {
    const glm::vec3& at = m_tracks->positions[track][time];
    switch (m_value) {
        case TrackValue::FromRest:
            return glm::distance(at, m_tracks->rest[track]);
        case TrackValue::X:
            return at.x;
        case TrackValue::Y:
            return at.y;
        case TrackValue::Z:
            return at.z;
    }
    return 0.0F;
}

}  // namespace sinew
