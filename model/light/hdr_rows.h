// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// Decodes the rows of a Radiance picture (.hdr), each by itself: packed, or pixel by pixel with
/// the repeated pixels of old files (Ward, "Real Pixels", 1991).
class HdrRows {
public:
    /// `pixels`: the file after its header; borrowed. `width`: pixels per row.
    HdrRows(std::string_view pixels, std::size_t width) : m_left(pixels), m_row(width) {}

    /// Reads the next row: RGB as stored, `width` pixels. False: it is damaged or cut off.
    [[nodiscard]] bool read(std::span<glm::vec3> row);

private:
    [[nodiscard]] std::size_t byteAt(std::size_t place) const noexcept {
        return static_cast<std::uint8_t>(m_left[place]);
    }
    [[nodiscard]] bool isPacked() const noexcept;
    [[nodiscard]] bool takePacked();
    [[nodiscard]] bool takePixels();

    std::string_view m_left;
    std::vector<std::array<std::uint8_t, 4>> m_row;  // red, green, blue, exponent
};

}  // namespace sinew
