// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/math.h"
#include "model/weights/drawn_vertex.h"

namespace sinew {

inline constexpr std::size_t kMostPins = 16;

/// A vertex that the user has pinned.
struct VertexPin {
    DrawnVertex place;
    std::uint32_t number = 1;  // 1 to kMostPins; determines the colour

    bool operator==(const VertexPin&) const = default;
};

/// The colour of a pin, sRGB: one of eight that people with any colour vision can distinguish,
/// visible on dark and light.
[[nodiscard]] glm::u8vec3 pinColor(std::uint32_t number) noexcept;

/// The lowest number that no pin has.
[[nodiscard]] std::uint32_t freePinNumber(const std::vector<VertexPin>& pins);

/// Pins that a picture shows as numbered dots, and the vertex from which it draws lines to where
/// each of its joints alone would put it. Immutable once shared; view options compare it by
/// pointer.
struct VertexPins {
    std::vector<VertexPin> pins;
    std::optional<DrawnVertex> explained;  // a pin or any other vertex; none: no lines
    bool throughSurfaces = true;  // lines and dots that a surface hides are dim; false: invisible

    bool operator==(const VertexPins&) const = default;
};

/// Two pins whose distance is measured, by their places in a list.
struct MeasuredPair {
    std::size_t from = 0;
    std::size_t to = 0;

    bool operator==(const MeasuredPair&) const = default;
};

/// The pins numbered 1 and 2, 3 and 4, and so on, if both exist.
[[nodiscard]] std::vector<MeasuredPair> measuredPairs(std::span<const VertexPin> pins);

/// "0.1234": four significant digits.
[[nodiscard]] std::string distanceText(float distance);

}  // namespace sinew
