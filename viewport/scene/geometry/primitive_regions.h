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

/// Whether any target displaces normals, or tangents, that the primitive has.
[[nodiscard]] bool morphsNormals(const Primitive& primitive) noexcept;
[[nodiscard]] bool morphsTangents(const Primitive& primitive) noexcept;

/// A part of a buffer, in bytes.
struct Region {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

struct VertexRange {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// The vertices of a primitive in as few ranges as it takes for everything that a deforming shader
/// reads of each to lie within `mostBytes` of a buffer, array by array and block by block. Ranges
/// begin at multiples of 64 vertices. None: not even 64 vertices fit.
[[nodiscard]] std::vector<VertexRange> deformRanges(const Primitive& primitive,
                                                    std::uint64_t mostBytes);

/// Where the arrays of a primitive lie, from the beginning of its part of a buffer. They are copied
/// there from where they are; what is added must outlive this.
class PrimitiveRegions {
public:
    using Bytes = std::span<const std::byte>;
    enum class Form { AsStored, Normals, Tangents };  // the last two are packed: packed_vectors.h

    struct Piece {
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;  // that it takes
        Bytes source;
        Form form = Form::AsStored;
    };

    /// Its offset, a multiple of 256.
    std::uint64_t add(Bytes bytes);
    template <class Array>
    std::uint64_t add(const Array& values) {
        return add(std::as_bytes(std::span(values)));
    }
    std::uint64_t addNormals(const SharedArray<glm::vec3>& normals);
    std::uint64_t addTangents(const SharedArray<glm::vec4>& tangents);

    /// Of a range of the vertices, in the form that shaders/stored_vertex.glsl reads: a table, then
    /// the arrays that it names. Empty where the primitive has none.
    Region addInfluences(const Primitive& primitive, const VertexRange& range);
    Region addDisplacements(const Primitive& primitive, const VertexRange& range);

    [[nodiscard]] std::uint64_t end() const noexcept { return m_end; }
    [[nodiscard]] const std::vector<Piece>& pieces() const noexcept { return m_pieces; }

    /// Two parts with the same key hold the same arrays in the same places.
    [[nodiscard]] std::vector<std::uint64_t> key() const;

private:
    using Table = std::vector<std::uint32_t>;

    std::uint64_t add(Bytes source, std::uint64_t bytes, Form form);
    Table& addTable(std::size_t words);
    [[nodiscard]] std::uint32_t wordsTo(Bytes bytes, std::uint64_t from);
    [[nodiscard]] Region since(std::uint64_t begin) const noexcept;

    std::uint64_t m_end = 0;
    std::vector<Piece> m_pieces;
    std::deque<Table> m_tables;  // stay in place
};

}  // namespace sinew
