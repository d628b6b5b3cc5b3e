// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "model/core/math.h"

namespace sinew {

/// Decodes the rows of a Radiance picture (.hdr), each by itself, with stb_image.
class HdrRows {
public:
    /// `pixels`: the file after its header; borrowed. `width`: pixels per row.
    HdrRows(std::string_view pixels, std::size_t width);

    /// Reads the next row: RGB as stored, `width` pixels. False: it is damaged or cut off.
    [[nodiscard]] bool read(std::span<glm::vec3> row);

private:
    std::string_view m_left;
    std::string m_header;  // header of a picture that is one row high
};

}  // namespace sinew
