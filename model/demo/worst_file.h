// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/math.h"
#include "model/demo/glb_container.h"

namespace sinew::demo {

/// Builds a large binary glTF file, object by object, as JSON text.
class WorstFile {
public:
    /// Appends an object to a top-level array and returns its index.
    std::size_t add(const std::string& array, std::string_view json);

    /// The number of elements of the array.
    [[nodiscard]] std::size_t count(const std::string& array) const;

    /// Sets a top-level property, or several: `"scene":0`.
    void set(std::string_view property);

    /// Adds a separate buffer view.
    template <class T>
    std::size_t addView(const std::vector<T>& values) {
        const GltfBufferRange range = m_buffer.append(std::span<const T>(values));
        return add("bufferViews", "{\"buffer\":0,\"byteOffset\":" + std::to_string(range.offset) +
                                      ",\"byteLength\":" + std::to_string(range.length) + '}');
    }

    /// Adds an accessor over all of a new buffer view. `more`: further properties,
    /// `,"normalized":true`.
    template <class T>
    std::size_t addAccessor(const std::vector<T>& values, const std::string& type,
                            std::uint32_t component, const std::string& more = {}) {
        return addAccessor(addView(values), values.size(), type, component, more);
    }
    std::size_t addAccessor(std::size_t view, std::size_t elements, const std::string& type,
                            std::uint32_t component, const std::string& more = {});

    [[nodiscard]] std::vector<std::uint8_t> glb() const;

private:
    struct List {
        std::string text;
        std::size_t count = 0;
    };

    std::map<std::string, List> m_lists;
    std::string m_properties;
    GltfBuffer m_buffer;
};

// Component types (glTF 2.0, 3.6.2.2).
inline constexpr std::uint32_t kBytes = 5121;
inline constexpr std::uint32_t kWords = 5125;
inline constexpr std::uint32_t kFloats = 5126;

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
