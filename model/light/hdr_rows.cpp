// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/hdr_rows.h"

#include <algorithm>
#include <cmath>

namespace sinew {

bool HdrRows::isPacked() const noexcept {
    return m_row.size() >= 8 && m_left.size() >= 4 && byteAt(0) == 2 && byteAt(1) == 2 &&
           byteAt(2) < 128;
}

/// The four channels one after another, each as runs of one value (128 + N, value) and as N values.
bool HdrRows::takePacked() {
    if (256 * byteAt(2) + byteAt(3) != m_row.size()) {
        return false;
    }
    m_left.remove_prefix(4);
    for (std::size_t channel = 0; channel < 4; ++channel) {
        for (std::size_t x = 0; x < m_row.size();) {
            const std::size_t code = m_left.empty() ? 0 : byteAt(0);
            const bool isRun = code > 128;
            const std::size_t count = isRun ? code - 128 : code;
            const std::size_t bytes = isRun ? 2 : 1 + count;
            if (count == 0 || count > m_row.size() - x || bytes > m_left.size()) {
                return false;
            }
            for (std::size_t i = 0; i < count; ++i) {
                m_row[x++][channel] = static_cast<std::uint8_t>(byteAt(isRun ? 1 : 1 + i));
            }
            m_left.remove_prefix(bytes);
        }
    }
    return true;
}

/// In old files 1, 1, 1, N repeats the pixel before N times, the next such 256 N times, and so on.
bool HdrRows::takePixels() {
    unsigned shift = 0;
    for (std::size_t x = 0; x < m_row.size();) {
        if (m_left.size() < 4) {
            return false;
        }
        if (x == 0 || byteAt(0) != 1 || byteAt(1) != 1 || byteAt(2) != 1) {
            std::copy_n(m_left.begin(), 4, m_row[x++].begin());
            shift = 0;
        } else {
            const std::size_t repeats = byteAt(3) << shift;
            if (repeats > m_row.size() - x) {
                return false;
            }
            std::fill_n(m_row.begin() + static_cast<std::ptrdiff_t>(x), repeats, m_row[x - 1]);
            x += repeats;
            shift = std::min(shift + 8U, 24U);
        }
        m_left.remove_prefix(4);
    }
    return true;
}

bool HdrRows::read(std::span<glm::vec3> row) {
    if (!(isPacked() ? takePacked() : takePixels())) {
        return false;
    }
    std::transform(m_row.begin(), m_row.end(), row.begin(), [](const auto& pixel) {
        const float scale = pixel[3] == 0 ? 0.0F : std::ldexp(1.0F, pixel[3] - (128 + 8));
        return scale * glm::vec3(pixel[0], pixel[1], pixel[2]);
    });
    return true;
}

}  // namespace sinew
