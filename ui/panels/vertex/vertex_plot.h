// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "model/weights/vertex_probe.h"
#include "ui/panels/widgets/frame_plot.h"

namespace sinew {

/// What a plot shows of a vertex over time.
enum class TrackValue : std::uint8_t { FromRest, X, Y, Z, OfPairs };

/// Curves of pinned vertices over the frames of a clip, in the colours of their pins.
class VertexPlot final : public FramePlot {
    Q_OBJECT

public:
    VertexPlot(Player& player, TimeAxis& axis);

    /// `numbers`: of the pins, one per track. Null: the hint is shown instead.
    void setTracks(std::shared_ptr<const VertexTracks> tracks, std::vector<std::uint32_t> numbers);
    void setValue(TrackValue value);

    [[nodiscard]] const std::shared_ptr<const VertexTracks>& tracks() const noexcept {
        return m_tracks;
    }
    /// Of one track at one of its times.
    [[nodiscard]] float valueAt(std::size_t track, std::size_t time) const noexcept;

private:
    void plot();
    void addTracks(std::vector<PlottedCurve>& curves) const;
    void addDistances(std::vector<PlottedCurve>& curves) const;

    std::shared_ptr<const VertexTracks> m_tracks;
    std::vector<std::uint32_t> m_numbers;
    TrackValue m_value = TrackValue::FromRest;
};

}  // namespace sinew
