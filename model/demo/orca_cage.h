// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "model/core/math.h"
#include "model/demo/orca_weights.h"
#include "model/demo/quad_surface.h"

namespace sinew::demo {

/// Regions of the texture. `Body` uses the upper part; the others share a grid below it.
enum class Chart {
    Body,
    SnoutUpper,
    SnoutLower,
    TailEnd,
    Palate,
    Floor,
    Eyes,
    Teeth,
    DorsalRight,
    DorsalLeft,
    FlipperUpperL,
    FlipperLowerL,
    FlipperUpperR,
    FlipperLowerR,
    FlukeUpperL,
    FlukeLowerL,
    FlukeUpperR,
    FlukeLowerR,
};

/// Texture coordinate of a point (0 to 1, 0 to 1) of a chart; a margin keeps charts apart.
[[nodiscard]] glm::vec2 chartUv(Chart chart, float s, float t);

/// The coarse closed quad mesh whose subdivision is the orca. `points` are targets of the smooth
/// surface, in mesh space.
struct OrcaCage {
    std::vector<glm::vec3> points;
    std::vector<JointWeights> weights;  // [point]
    std::vector<float> pull;  // [point]: how closely the surface follows it (0 smooth, 1 exact)
    std::vector<QuadFace> faces;

    std::uint32_t addPoint(const glm::vec3& position, const JointWeights& jointWeights,
                           float pullToPoint = 1.0F);
};

// The body is a row of rings of twelve points. Column 0 runs along the back, 3 along the left
// side (on the head: the line of the mouth), 6 along the belly, 9 along the right side.
inline constexpr std::size_t kColumns = 12;
inline constexpr std::array kRingDistances{0.05F, 0.16F, 0.33F, 0.55F, 0.76F, 1.00F, 1.22F, 1.47F,
                                           1.72F, 2.25F, 2.53F, 2.81F, 3.10F, 3.50F, 3.95F, 4.40F,
                                           4.80F, 5.12F, 5.35F, 5.52F, 5.67F, 5.80F};
inline constexpr std::size_t kRings = kRingDistances.size();
inline constexpr std::size_t kMouthCornerRing = 3;

using RingPoints = std::array<std::array<std::uint32_t, kColumns>, kRings>;

/// Point indices of the body. In front of the corner of the mouth the columns 3 and 9 exist twice;
/// `points` holds the upper lip, `lowerLip` the lower one ([ring][0: left, 1: right]).
struct BodyGrid {
    RingPoints points;
    std::array<std::array<std::uint32_t, 2>, kMouthCornerRing> lowerLip;
    std::array<std::uint32_t, 3> upperFront;  // lip at the tip of the snout, left to right
    std::array<std::uint32_t, 3> lowerFront;
};

/// Whether the body face behind ring `ring`, next to column `column`, is replaced by a fin.
[[nodiscard]] bool belongsToFin(std::size_t ring, std::size_t column);

/// The parts, in build order.
[[nodiscard]] BodyGrid addBody(OrcaCage& cage);
void addMouth(OrcaCage& cage, const BodyGrid& body);
void addFins(OrcaCage& cage, const BodyGrid& body);

/// Two eyeballs, each a separate closed surface.
void addEyes(OrcaCage& cage);

/// Centre of the eyeball in mesh space; `side` is +1 left, -1 right. Slightly below the skin, so
/// that only a flat lens is visible.
[[nodiscard]] glm::vec3 eyeCenter(float side);

/// Weight of the jaw at a point of the lower side of the head (0 to 1).
[[nodiscard]] float jawShare(float d);

[[nodiscard]] OrcaCage orcaCage();

}  // namespace sinew::demo
