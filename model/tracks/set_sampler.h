// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

#include "model/tracks/curve_set.h"

namespace sinew {

/// The values of the lines of a set at a time, each curve evaluated once. Does not allocate after
/// construction. Belongs to one thread at a time.
class SetSampler {
public:
    explicit SetSampler(std::shared_ptr<const CurveSet> set);

    [[nodiscard]] const std::shared_ptr<const CurveSet>& set() const noexcept { return m_set; }

    /// Evaluates the first `count` lines at `seconds` of the shown clip.
    void sample(double seconds, std::size_t count = std::numeric_limits<std::size_t>::max());
    void sampleCurve(std::uint32_t curve, float seconds);  // seconds of its own clip
    /// As stored (not normalised), at the last time that its curve was evaluated at.
    [[nodiscard]] float value(const CurveLine& line) const {
        return m_rows[line.curve][line.number];
    }

private:
    std::shared_ptr<const CurveSet> m_set;
    std::vector<TrackCurve::Scratch> m_scratches;
    std::vector<std::vector<float>> m_rows;
};

}  // namespace sinew
