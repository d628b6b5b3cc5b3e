// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace sinew::demo {

/// A byte range of the binary buffer.
struct GltfBufferRange {
    std::size_t offset = 0;
    std::size_t length = 0;
};

/// Collects the binary part of a GLB, little-endian; ranges are aligned to four bytes.
class GltfBuffer {
public:
    template <class T>
    GltfBufferRange append(std::span<const T> values) {
        static_assert(std::is_trivially_copyable_v<T>);
        m_bytes.resize((m_bytes.size() + 3) / 4 * 4, 0);
        const GltfBufferRange range{m_bytes.size(), values.size_bytes()};
        m_bytes.resize(range.offset + range.length);
        if (range.length > 0) {
            std::memcpy(m_bytes.data() + range.offset, values.data(), range.length);
        }
        return range;
    }

    [[nodiscard]] std::span<const std::uint8_t> bytes() const { return m_bytes; }

private:
    std::vector<std::uint8_t> m_bytes;
};

/// Header, JSON chunk and binary chunk (glTF 2.0, 4.4), each padded to four bytes.
[[nodiscard]] std::vector<std::uint8_t> assembleGlb(std::string json,
                                                    std::span<const std::uint8_t> binary);

}  // namespace sinew::demo
