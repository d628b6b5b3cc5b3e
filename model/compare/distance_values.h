// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stop_token>

#include "model/compare/compared_surface.h"
#include "model/compare/pose_distances.h"
#include "model/values/value_source.h"

namespace sinew {

/// Per vertex, how far its partner in the compared file is away, each in the pose of its file:
/// world space, with normalised weights, in file units; 0 below ComparedSurface::rounding. None
/// for primitives without a partner. The values of ViewMode::Distance: of the file before on its
/// own surface, and with both files exchanged on the surface of the file after. After the first
/// pose, `evaluate` allocates nothing.
class DistanceValues final : public ValueSource {
public:
    /// `surface`: comparedSurface of the shown asset and the other one. Borrows neither.
    DistanceValues(const Asset& shown, ComparedSurface surface);

    /// The pose of the other file in the next `evaluate`, borrowed until then; null: nothing has a
    /// value.
    void setOther(const PoseEvaluator* other) noexcept { m_other = other; }
    [[nodiscard]] const ComparedSurface& surface() const noexcept { return m_surface; }

    [[nodiscard]] std::vector<std::string> details() const override;

private:
    void measure(const PoseEvaluator& pose, std::span<float> values) override;
    [[nodiscard]] ValueLegend legend(float high) const override;

    ComparedSurface m_surface;
    const PoseEvaluator* m_other = nullptr;
    DeformedPair m_memory;
    bool m_hasLone = false;  // primitives without a partner
};

/// The distances of what one file shows to what another file shows. Incomplete after a stop.
[[nodiscard]] std::unique_ptr<DistanceValues> distanceValues(
    const std::shared_ptr<const ClipLibrary>& shown,
    const std::shared_ptr<const ClipLibrary>& other, const std::stop_token& stop = {});

}  // namespace sinew
