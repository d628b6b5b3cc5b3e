// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "model/demo/orca_cage.h"
#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

// Metres from the mouth line to each lip, per ring, before rounding: the lips press on each other,
// most of all near the corner.
constexpr std::array<float, kMouthCornerRing> kLipGap{-0.014F, -0.012F, -0.016F};
constexpr float kUnderbite = 0.018F;  // the lower jaw ends this far behind the upper
constexpr float kCornerJawShare = 0.4F;
constexpr float kLipPull = 0.25F;  // slightly rounded lips
constexpr float kSnoutPull = 0.6F;

// Degrees above the side for the columns 1, 2, 4 and 5, along the body: the columns converge at the
// roots of the dorsal fin (2.25 to 3.1 m), the flippers (1.22 to 1.72 m) and the flukes (from 5.35
// m).
constexpr std::array kColumn1{Station{0.0F, 60.0F}, Station{1.7F, 62.0F}, Station{2.2F, 76.0F},
                              Station{3.1F, 76.0F}, Station{3.5F, 66.0F}, Station{5.0F, 60.0F},
                              Station{6.0F, 60.0F}};
constexpr std::array kColumn2{Station{0.0F, 30.0F},  Station{0.8F, 28.0F},  Station{1.2F, 18.0F},
                              Station{1.75F, 20.0F}, Station{2.25F, 38.0F}, Station{3.1F, 38.0F},
                              Station{4.4F, 30.0F},  Station{5.35F, 22.0F}};
constexpr std::array kColumn3{Station{0.0F, 0.0F}, Station{0.80F, 0.0F}, Station{1.15F, -17.0F},
                              Station{1.75F, -17.0F}, Station{2.3F, 0.0F}};
constexpr std::array kColumn4{Station{0.0F, -30.0F},  Station{0.9F, -32.0F}, Station{1.2F, -34.0F},
                              Station{1.75F, -34.0F}, Station{2.3F, -30.0F}, Station{4.4F, -30.0F},
                              Station{5.35F, -22.0F}};
constexpr std::array kColumn5{Station{0.0F, -60.0F}, Station{0.9F, -58.0F}, Station{1.2F, -52.0F},
                              Station{1.75F, -52.0F}, Station{2.4F, -60.0F}};

float columnDegrees(std::size_t column, float d) {
    constexpr std::array<std::span<const Station>, 5> kSide{kColumn1, kColumn2, kColumn3, kColumn4,
                                                            kColumn5};
    return column == 0 ? 90.0F : column == 6 ? -90.0F : interpolate(kSide.at(column - 1), d);
}

// `column` of the left half, 0 to 6; `side` is +1 left, -1 right.
glm::vec3 bodyPoint(std::size_t column, float d, float side) {
    const CrossSection section = crossSection(d);
    const float angle = glm::radians(columnDegrees(column, d));
    const float up = std::sin(angle);
    const float reach = up > 0.0F ? section.top - section.side : section.side - section.bottom;
    const bool onMidline = column == 0 || column == 6;
    const float x = onMidline ? 0.0F : side * section.halfWidth * std::cos(angle);
    return meshPoint(x, section.side + reach * up, d);
}

JointWeights bodyWeights(std::size_t column, std::size_t ring) {
    const float d = kRingDistances[ring];
    float share = column > 3 ? jawShare(d) : 0.0F;
    if (column == 3 && ring == kMouthCornerRing) {
        share = kCornerJawShare;
    }
    return mixed(spineWeights(d), kJaw, share);
}

void addRing(OrcaCage& cage, std::size_t ring, BodyGrid& grid) {
    const float d = kRingDistances[ring];
    const bool mouth = ring < kMouthCornerRing;
    for (std::size_t c = 0; c < kColumns; ++c) {
        const std::size_t half = c <= 6 ? c : kColumns - c;
        const float side = c <= 6 ? 1.0F : -1.0F;
        glm::vec3 position = bodyPoint(half, d, side);
        position.y += mouth && half == 3 ? kLipGap[ring] : 0.0F;
        position.z -= mouth && half > 3 ? kUnderbite : 0.0F;
        grid.points[ring][c] = cage.addPoint(position, bodyWeights(half, ring),
                                             mouth && half == 3 ? kLipPull
                                             : ring == 0        ? kSnoutPull
                                                                : 1.0F);
    }
    for (std::size_t i = 0; mouth && i < 2; ++i) {
        glm::vec3 position = bodyPoint(3, d, i == 0 ? 1.0F : -1.0F);
        position += glm::vec3(0.0F, -kLipGap[ring], -kUnderbite);
        grid.lowerLip[ring][i] =
            cage.addPoint(position, mixed(spineWeights(d), kJaw, jawShare(d)), kLipPull);
    }
}

void addSnoutTip(OrcaCage& cage, BodyGrid& grid) {
    const float h = crossSection(0.0F).side;
    for (std::size_t i = 0; i < 3; ++i) {
        const float x = 0.075F * (1.0F - static_cast<float>(i));
        const float d = x == 0.0F ? 0.0F : 0.014F;
        grid.upperFront[i] =
            cage.addPoint(meshPoint(x, h + kLipGap[0], d), spineWeights(d), kLipPull);
        grid.lowerFront[i] = cage.addPoint(meshPoint(x, h - kLipGap[0], d + kUnderbite),
                                           mixed(spineWeights(d), kJaw, 1.0F), kLipPull);
    }
}

// The point of a face corner; below the mouth line, that of the lower lip.
std::uint32_t corner(const BodyGrid& grid, std::size_t ring, std::size_t column, bool lower) {
    if (lower && ring < kMouthCornerRing && (column == 3 || column == 9)) {
        return grid.lowerLip[ring][column == 3 ? 0 : 1];
    }
    return grid.points[ring][column];
}

// Along the body, half by ring number and half by length, so that the head gets more texels than
// the tail.
glm::vec2 bodyUv(std::size_t ring, std::size_t column) {
    const float byRing = static_cast<float>(ring) / static_cast<float>(kRings - 1);
    const float byLength = (kRingDistances[ring] - kRingDistances.front()) /
                           (kRingDistances.back() - kRingDistances.front());
    return chartUv(Chart::Body, 0.5F * (byRing + byLength),
                   static_cast<float>(column) / static_cast<float>(kColumns));
}

void addHull(OrcaCage& cage, const BodyGrid& grid) {
    for (std::size_t r = 0; r + 1 < kRings; ++r) {
        for (std::size_t c = 0; c < kColumns; ++c) {
            if (belongsToFin(r, c)) {
                continue;
            }
            const bool lower = c >= 3 && c < 9;
            const std::size_t next = (c + 1) % kColumns;
            const std::size_t fromBelly = (c + kColumns / 2) % kColumns;
            cage.faces.push_back({{corner(grid, r, c, lower), corner(grid, r, next, lower),
                                   corner(grid, r + 1, next, lower), corner(grid, r + 1, c, lower)},
                                  {bodyUv(r, fromBelly), bodyUv(r, fromBelly + 1),
                                   bodyUv(r + 1, fromBelly + 1), bodyUv(r + 1, fromBelly)},
                                  BodyPart::Body});
        }
    }
}

using CapRow = std::array<std::uint32_t, 5>;  // left to right

// Texture coordinates of the end caps are a projection along the body.
void addCapRow(OrcaCage& cage, const CapRow& upper, const CapRow& lower, bool facesForward,
               Chart chart) {
    const auto uvOf = [&](std::uint32_t point) {
        const glm::vec3& p = cage.points[point];
        return chartUv(chart, 0.5F + p.x / 0.45F, 0.5F - (heightOverAxis(p) + 0.12F) / 0.4F);
    };
    for (std::size_t i = 0; i < 4; ++i) {
        std::array<std::uint32_t, 4> quad{upper[i], upper[i + 1], lower[i + 1], lower[i]};
        if (!facesForward) {
            quad = {upper[i + 1], upper[i], lower[i], lower[i + 1]};
        }
        cage.faces.push_back(
            {quad, {uvOf(quad[0]), uvOf(quad[1]), uvOf(quad[2]), uvOf(quad[3])}, BodyPart::Body});
    }
}

void addSnout(OrcaCage& cage, const BodyGrid& grid) {
    const auto& ring = grid.points.front();
    const auto& lip = grid.lowerLip.front();
    addCapRow(cage, {ring[2], ring[1], ring[0], ring[11], ring[10]},
              {ring[3], grid.upperFront[0], grid.upperFront[1], grid.upperFront[2], ring[9]}, true,
              Chart::SnoutUpper);
    addCapRow(cage, {lip[0], grid.lowerFront[0], grid.lowerFront[1], grid.lowerFront[2], lip[1]},
              {ring[4], ring[5], ring[6], ring[7], ring[8]}, true, Chart::SnoutLower);
}

void addTailEnd(OrcaCage& cage, const BodyGrid& grid) {
    const auto& ring = grid.points.back();
    const float d = kRingDistances.back() + 0.003F;
    std::array<std::uint32_t, 3> middle{};
    for (std::size_t i = 0; i < 3; ++i) {
        const float x = 0.030F * (1.0F - static_cast<float>(i));
        middle[i] = cage.addPoint(meshPoint(x, 0.0F, d), spineWeights(d));
    }
    const CapRow across{ring[3], middle[0], middle[1], middle[2], ring[9]};
    addCapRow(cage, {ring[2], ring[1], ring[0], ring[11], ring[10]}, across, false, Chart::TailEnd);
    addCapRow(cage, across, {ring[4], ring[5], ring[6], ring[7], ring[8]}, false, Chart::TailEnd);
}

}  // namespace

float jawShare(float d) {
    return 1.0F - glm::smoothstep(0.36F, 0.92F, d);
}

BodyGrid addBody(OrcaCage& cage) {
    BodyGrid grid{};
    for (std::size_t r = 0; r < kRings; ++r) {
        addRing(cage, r, grid);
    }
    addSnoutTip(cage, grid);
    addHull(cage, grid);
    addSnout(cage, grid);
    addTailEnd(cage, grid);
    return grid;
}

}  // namespace sinew::demo
