// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/core/math.h"

namespace sinew::demo {

/// A point of the unrolled flank, in metres.
struct FlankPoint {
    float d = 0.0F;          // distance behind the snout
    float height = 0.0F;     // distance along the skin, up from the belly's midline
    float halfGirth = 0.0F;  // `height` of the back's midline here
};

[[nodiscard]] FlankPoint flankPoint(const glm::vec3& position);

/// A dab of the brush: metres behind the snout, height as a fraction of the half girth, radius in
/// metres.
struct Disc {
    float d;
    float fraction;
    float radius;
};

/// A brush stroke on the flank: a smooth curve through the discs, as wide as they are.
class Stroke {
public:
    explicit Stroke(std::span<const Disc> discs);

    /// Metres to the stroke's edge; negative inside.
    [[nodiscard]] float distance(const FlankPoint& point) const;

private:
    std::vector<glm::vec3> m_dabs;  // d, height, radius
    float m_first = 0.0F;           // outside this range of d the stroke is far away
    float m_last = 0.0F;
};

}  // namespace sinew::demo
