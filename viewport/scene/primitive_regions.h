// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "model/asset/mesh.h"

namespace sinew {

/// Whether any target displaces normals that the primitive has.
[[nodiscard]] bool morphsNormals(const Primitive& primitive) noexcept;

/// A part of a buffer, in bytes.
struct Region {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

/// Where the arrays of a primitive lie in its buffer. They are copied there from where they are,
/// as they are; what is added must outlive this.
class PrimitiveRegions {
public:
    using Bytes = std::span<const std::byte>;

    struct Piece {
        std::uint64_t offset = 0;
        Bytes bytes;
    };

    /// Its offset.
    std::uint64_t add(Bytes bytes);
    template <class Array>
    std::uint64_t add(const Array& values) {
        return add(std::as_bytes(std::span(values)));
    }

    /// In the form that shaders/deform.glsl reads: a table, then the arrays that it names. Empty
    /// where the primitive has none.
    Region addInfluences(const Primitive& primitive);
    Region addDisplacements(const Primitive& primitive);

    [[nodiscard]] std::uint64_t end() const noexcept { return m_end; }
    [[nodiscard]] const std::vector<Piece>& pieces() const noexcept { return m_pieces; }

    /// Two buffers with the same key hold the same arrays in the same places.
    [[nodiscard]] std::vector<std::uint64_t> key() const;

private:
    using Table = std::vector<std::uint32_t>;

    Table& addTable(std::size_t words);
    [[nodiscard]] std::uint32_t wordsTo(const Bytes& bytes, std::uint64_t from);
    [[nodiscard]] Region since(std::uint64_t begin) const noexcept;

    std::uint64_t m_end = 0;
    std::vector<Piece> m_pieces;
    std::deque<Table> m_tables;  // stay in place
};

}  // namespace sinew
