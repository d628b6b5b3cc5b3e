// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_plot.h"

#include <utility>

#include "model/view/vertex_pins.h"
#include "model/weights/vertex_probe.h"

namespace sinew {
namespace {

constexpr std::uint32_t kColorRound = 8;  // pins above it have a colour again, and are dashed

/// A curve without values in the colour of a pin.
PlottedCurve curveOf(std::uint32_t number) {
    const glm::u8vec3 color = pinColor(number);
    PlottedCurve curve;
    curve.color = QColor(color.r, color.g, color.b);
    curve.dashed = number > kColorRound;
    return curve;
}

}  // namespace

VertexPlot::VertexPlot(Player& player, TimeAxis& axis) : FramePlot(player, axis) {
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
    if (m_value == TrackValue::OfPairs) {
        addDistances(curves);
    } else {
        addTracks(curves);
    }
    setCurves(m_tracks->seconds, std::move(curves));
}

void VertexPlot::addTracks(std::vector<PlottedCurve>& curves) const {
    for (std::size_t track = 0; track < m_tracks->positions.size(); ++track) {
        const std::uint32_t number = m_numbers[track];
        PlottedCurve& curve = curves.emplace_back(curveOf(number));
        curve.name = QString::number(number);
        curve.values.resize(m_tracks->seconds.size());
        for (std::size_t time = 0; time < curve.values.size(); ++time) {
            curve.values[time] = valueAt(track, time);
        }
    }
}

/// In the colour of the first vertex of each pair.
void VertexPlot::addDistances(std::vector<PlottedCurve>& curves) const {
    std::vector<VertexPin> pins;
    for (const std::uint32_t number : m_numbers) {
        pins.push_back({.place = {}, .number = number});
    }
    for (const MeasuredPair& pair : measuredPairs(pins)) {
        PlottedCurve& curve = curves.emplace_back(curveOf(m_numbers[pair.from]));
        curve.name = QString::number(m_numbers[pair.from]) + QChar(0x2013) +
                     QString::number(m_numbers[pair.to]);
        curve.values = distanceTrack(*m_tracks, pair.from, pair.to).distances;
    }
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
        case TrackValue::OfPairs:
            break;  // no value of a single track
    }
    return 0.0F;
}

}  // namespace sinew
