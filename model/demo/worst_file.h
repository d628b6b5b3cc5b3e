// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/math.h"
#include "model/write/gltf_file.h"

namespace sinew::demo {

/// A large file; accessors are over all of a new buffer view.
class WorstFile : public GltfFile {
public:
    /// `more`: further properties, `,"normalized":true`.
    template <class T>
    std::size_t addAccessor(const std::vector<T>& values, std::string_view type,
                            std::uint32_t component, std::string_view more = {}) {
        return addAccessor(addView(values), values.size(), type, component, more);
    }
    std::size_t addAccessor(std::size_t view, std::size_t elements, std::string_view type,
                            std::uint32_t component, std::string_view more = {}) {
        return GltfFile::addAccessor(view, elements,
                                     {.type = type, .component = component, .more = more});
    }
};

inline constexpr std::uint32_t kBytes = kGltfByte;
inline constexpr std::uint32_t kWords = kGltfWord;
inline constexpr std::uint32_t kFloats = kGltfFloat;

/// "[0,1,2]", starting at `first`.
[[nodiscard]] std::string numbered(std::size_t first, std::size_t count);

/// The same text `count` times, separated by commas.
[[nodiscard]] std::string repeated(std::string_view text, std::size_t count);

/// Deterministic pseudo-random numbers from 0 to 1.
class Scatter {
public:
    [[nodiscard]] float next() noexcept {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<float>(m_state >> 40U) / static_cast<float>(1U << 24U);
    }

private:
    std::uint64_t m_state = 12345;
};

}  // namespace sinew::demo
