// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/set_sampler.h"

#include <algorithm>
#include <utility>

#include "model/tracks/curve_drawing.h"

namespace sinew {

SetSampler::SetSampler(std::shared_ptr<const CurveSet> set) : m_set(std::move(set)) {
    for (const auto& curve : m_set->curves) {
        m_scratches.push_back(curve->scratch());
        m_rows.emplace_back(curve->width());
    }
}

void SetSampler::sample(double seconds, std::size_t count) {
    for (std::size_t i = 0; i < std::min(count, m_set->lines.size()); ++i) {
        if (beginsCurve(*m_set, i)) {
            const CurveLine& line = m_set->lines[i];
            sampleCurve(line.curve, static_cast<float>(seconds + shiftOf(*m_set, line)));
        }
    }
}

void SetSampler::sampleCurve(std::uint32_t curve, float seconds) {
    m_set->curves[curve]->sample(seconds, m_scratches[curve], m_rows[curve]);
}

}  // namespace sinew
