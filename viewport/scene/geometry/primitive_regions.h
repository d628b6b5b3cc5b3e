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

/// Whether any target displaces normals (or tangents) that the primitive has.
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

/// Splits the vertices of a primitive into as few ranges as possible so that each array or block
/// that a deform shader reads is within `mostBytes`. Ranges start at multiples of 64 vertices.
/// Empty: not even 64 vertices fit.
[[nodiscard]] std::vector<VertexRange> deformRanges(const Primitive& primitive,
                                                    std::uint64_t mostBytes);

/// Offsets of a primitive's arrays relative to its part of a buffer. The arrays are copied from
/// their source, which must outlive this object.
class PrimitiveRegions {
public:
    using Bytes = std::span<const std::byte>;
    enum class Form {
        AsStored,
        Normals,
        Tangents
    };  // the last two are packed, see
        // packed_vectors.h

    struct Piece {
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;  // bytes in the buffer
        Bytes source;
        Form form = Form::AsStored;
        Bytes from;  // origin of a derived source, or the source itself
    };

    /// Returns its offset, a multiple of 256.
    std::uint64_t add(Bytes bytes);
    template <class Array>
    std::uint64_t add(const Array& values) {
        return add(std::as_bytes(std::span(values)));
    }
    /// Values that the plan of a primitive computed; other plans compute the same from the same
    /// array.
    template <class Array>
    std::uint64_t addMade(const Array& values, Bytes from) {
        const std::uint64_t offset = add(values);
        m_pieces.back().from = from;
        return offset;
    }
    std::uint64_t addNormals(const SharedArray<glm::vec3>& normals);
    std::uint64_t addTangents(const SharedArray<glm::vec4>& tangents);

    /// Adds a vertex range in the format of shaders/stored_vertex.glsl: a table followed by its
    /// arrays. Empty if the primitive has none.
    Region addInfluences(const Primitive& primitive, const VertexRange& range);
    Region addDisplacements(const Primitive& primitive, const VertexRange& range);

    [[nodiscard]] std::uint64_t end() const noexcept { return m_end; }
    [[nodiscard]] const std::vector<Piece>& pieces() const noexcept { return m_pieces; }

    /// Parts with equal keys have equal arrays at equal offsets.
    [[nodiscard]] std::vector<std::uint64_t> key() const;

private:
    using Table = std::vector<std::uint32_t>;

    std::uint64_t add(Bytes source, std::uint64_t bytes, Form form);
    Table& addTable(std::size_t words);
    [[nodiscard]] std::uint32_t wordsTo(Bytes bytes, std::uint64_t from);
    [[nodiscard]] Region since(std::uint64_t begin) const noexcept;

    std::uint64_t m_end = 0;
    std::vector<Piece> m_pieces;
    std::deque<Table> m_tables;  // stable addresses
};

}  // namespace sinew
