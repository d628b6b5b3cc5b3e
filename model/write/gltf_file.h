// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sinew {

// Component types of accessors, and targets of buffer views (glTF 2.0, 5.1.3 and 5.11.5).
inline constexpr std::uint32_t kGltfByte = 5121;
inline constexpr std::uint32_t kGltfShort = 5123;
inline constexpr std::uint32_t kGltfWord = 5125;
inline constexpr std::uint32_t kGltfFloat = 5126;
inline constexpr std::uint32_t kGltfVertices = 34962;
inline constexpr std::uint32_t kGltfIndices = 34963;

/// What an accessor says of its values besides their number.
struct GltfAccessor {
    std::string_view type;  // "VEC3"
    std::uint32_t component = kGltfFloat;
    bool normalized = false;
    std::uint32_t target = 0;    // target of the buffer view; 0: none
    std::string_view more = {};  // further properties: `,"min":[0],"max":[1]`
};

/// Collects a binary glTF 2.0 file: a document, object by object as JSON text, and the values of
/// its one buffer. Deterministic: members are written in the order in which they were first added.
/// Checks nothing.
class GltfFile {
public:
    /// `asset`: the object of that name.
    explicit GltfFile(std::string_view asset = R"({"version":"2.0"})");

    /// Appends an object to a top-level array and returns its index.
    std::size_t add(const std::string& array, std::string_view json);

    /// The number of elements of the array.
    [[nodiscard]] std::size_t count(std::string_view array) const noexcept;

    /// Sets a top-level property, or several: `"scene":0`.
    void set(std::string_view property);

    /// Adds a separate buffer view, aligned to four bytes.
    template <class T>
    std::size_t addView(std::span<const T> values, std::uint32_t target = 0) {
        static_assert(std::is_trivially_copyable_v<T>);
        return addBytes({reinterpret_cast<const std::uint8_t*>(values.data()), values.size_bytes()},
                        target);
    }
    template <class T>
    std::size_t addView(const std::vector<T>& values, std::uint32_t target = 0) {
        return addView(std::span<const T>(values), target);
    }

    /// Adds an accessor of `count` elements over all of a new buffer view.
    template <class T>
    std::size_t addAccessor(std::span<const T> values, std::size_t count,
                            const GltfAccessor& accessor) {
        return addAccessor(addView(values, accessor.target), count, accessor);
    }
    std::size_t addAccessor(std::size_t view, std::size_t count, const GltfAccessor& accessor) {
        return addAccessor(view, {}, count, accessor);
    }

    /// Adds a sparse accessor (glTF 2.0, 3.6.2.3): zeros except for the elements of `where`, which
    /// ascend. Has no sparse part if there are none.
    template <class Where, class T>
    std::size_t addSparse(const std::vector<Where>& where, const std::vector<T>& values,
                          std::size_t count, const GltfAccessor& accessor) {
        static_assert(sizeof(Where) == 2 || sizeof(Where) == 4);
        if (where.empty()) {
            return addAccessor({}, {}, count, accessor);
        }
        const SparseViews sparse{.count = where.size(),
                                 .component = sizeof(Where) == 2 ? kGltfShort : kGltfWord,
                                 .indices = addView(where),
                                 .values = addView(values)};
        return addAccessor({}, sparse, count, accessor);
    }

    /// An upper bound of the size of `glb`, which cannot be larger than 4 GiB.
    [[nodiscard]] std::uint64_t bytes() const noexcept;

    /// Header, JSON chunk and binary chunk (glTF 2.0, 4.4), each padded to four bytes.
    [[nodiscard]] std::vector<std::uint8_t> glb() const;

private:
    struct Member {
        std::string array;  // empty: one property or several
        std::string text;
        std::size_t count = 0;
    };

    /// Buffer views of a sparse accessor.
    struct SparseViews {
        std::size_t count = 0;  // 0: not sparse
        std::uint32_t component = 0;
        std::size_t indices = 0;
        std::size_t values = 0;
    };

    std::size_t addAccessor(std::optional<std::size_t> view, const SparseViews& sparse,
                            std::size_t count, const GltfAccessor& accessor);
    std::size_t addBytes(std::span<const std::uint8_t> bytes, std::uint32_t target);

    std::string m_asset;
    std::vector<Member> m_members;
    std::vector<std::uint8_t> m_buffer;
};

}  // namespace sinew
