// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/primitive_regions.h"

#include <algorithm>

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

// The largest storage buffer offset alignment that a device may require.
constexpr std::uint64_t kRegionAlignment = 256;

// Vertices per alignment in the narrowest array.
constexpr std::size_t kRangeStep = 64;

constexpr std::size_t kBytesPerWord = sizeof(std::uint32_t);

static_assert(static_cast<std::uint32_t>(StoredType::U8) == layout::kStoredU8);
static_assert(static_cast<std::uint32_t>(StoredType::U16) == layout::kStoredU16);
static_assert(static_cast<std::uint32_t>(StoredType::F32) == layout::kStoredF32);

std::uint64_t aligned(std::uint64_t bytes) noexcept {
    return (bytes + kRegionAlignment - 1) / kRegionAlignment * kRegionAlignment;
}

PrimitiveRegions::Bytes part(PrimitiveRegions::Bytes all, std::size_t vertices,
                             const VertexRange& range) noexcept {
    const std::size_t each = all.size() / vertices;
    return all.subspan(range.first * each, range.count * each);
}

/// The arrays of a block: their number and bytes per vertex.
struct BlockSize {
    std::uint64_t arrays = 0;
    std::uint64_t tableBytes = 0;
    std::uint64_t bytesPerVertex = 0;

    void add(std::size_t bytes, std::size_t vertices) noexcept {
        arrays += bytes > 0 ? 1 : 0;
        bytesPerVertex += bytes / vertices;
    }
    [[nodiscard]] std::uint64_t verticesWithin(std::uint64_t most) const noexcept {
        const std::uint64_t around = aligned(tableBytes) + arrays * kRegionAlignment;
        return most <= around ? 0 : (most - around) / std::max<std::uint64_t>(bytesPerVertex, 1);
    }
};

BlockSize influenceBlock(const Primitive& primitive) {
    BlockSize size;
    for (const InfluenceSet& set : primitive.influenceSets) {
        size.tableBytes += layout::kInfluenceEntryWords * kBytesPerWord;
        size.add(set.joints.bytes().size(), primitive.vertexCount());
        size.add(set.weights.bytes().size(), primitive.vertexCount());
    }
    return size;
}

using MorphArray = SharedArray<glm::vec3> MorphTarget::*;

/// The arrays in the table, in its order.
std::vector<MorphArray> displacedArrays(const Primitive& primitive) {
    std::vector<MorphArray> arrays{&MorphTarget::positions};
    if (morphsNormals(primitive) || morphsTangents(primitive)) {
        arrays.push_back(&MorphTarget::normals);
    }
    if (morphsTangents(primitive)) {
        arrays.push_back(&MorphTarget::tangents);
    }
    return arrays;
}

BlockSize displacementBlock(const Primitive& primitive) {
    BlockSize size;
    for (const MorphArray array : displacedArrays(primitive)) {
        size.tableBytes += primitive.targets.size() * kBytesPerWord;
        for (const MorphTarget& target : primitive.targets) {
            size.add((target.*array).size() * sizeof(glm::vec3), primitive.vertexCount());
        }
    }
    return size;
}

bool displaces(const Primitive& primitive, MorphArray array) noexcept {
    return std::any_of(primitive.targets.begin(), primitive.targets.end(),
                       [&](const MorphTarget& target) { return !(target.*array).empty(); });
}

}  // namespace

bool morphsNormals(const Primitive& primitive) noexcept {
    return !primitive.normals.empty() && displaces(primitive, &MorphTarget::normals);
}

bool morphsTangents(const Primitive& primitive) noexcept {
    return !primitive.tangents.empty() && displaces(primitive, &MorphTarget::tangents);
}

std::vector<VertexRange> deformRanges(const Primitive& primitive, std::uint64_t mostBytes) {
    const std::size_t vertices = primitive.vertexCount();
    const std::uint64_t within = std::min({mostBytes / sizeof(glm::vec3),
                                           influenceBlock(primitive).verticesWithin(mostBytes),
                                           displacementBlock(primitive).verticesWithin(mostBytes)});
    if (within >= vertices) {
        return {{0, vertices}};
    }
    std::vector<VertexRange> ranges;
    const auto step = static_cast<std::size_t>(within / kRangeStep * kRangeStep);
    for (std::size_t first = 0; step > 0 && first < vertices; first += step) {
        ranges.push_back({first, std::min(step, vertices - first)});
    }
    return ranges;
}

std::uint64_t PrimitiveRegions::add(Bytes source, std::uint64_t bytes, Form form) {
    const std::uint64_t offset = m_end;
    m_end += aligned(bytes);
    m_pieces.push_back({offset, bytes, source, form, source});
    return offset;
}

std::uint64_t PrimitiveRegions::add(Bytes bytes) {
    return add(bytes, bytes.size(), Form::AsStored);
}

std::uint64_t PrimitiveRegions::addNormals(const SharedArray<glm::vec3>& normals) {
    return add(std::as_bytes(std::span(normals)), normals.size() * kBytesPerWord, Form::Normals);
}

std::uint64_t PrimitiveRegions::addTangents(const SharedArray<glm::vec4>& tangents) {
    return add(std::as_bytes(std::span(tangents)), tangents.size() * kBytesPerWord, Form::Tangents);
}

Region PrimitiveRegions::addInfluences(const Primitive& primitive, const VertexRange& range) {
    if (primitive.influenceSets.empty()) {
        return {};
    }
    const std::uint64_t begin = m_end;
    Table& table = addTable(primitive.influenceSets.size() * layout::kInfluenceEntryWords);
    std::size_t entry = 0;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const std::size_t vertices = primitive.vertexCount();
        table[entry] = wordsTo(part(set.joints.bytes(), vertices, range), begin);
        table[entry + 1] = static_cast<std::uint32_t>(set.joints.type());
        table[entry + 2] = wordsTo(part(set.weights.bytes(), vertices, range), begin);
        table[entry + 3] = static_cast<std::uint32_t>(set.weights.type());
        entry += layout::kInfluenceEntryWords;
    }
    return since(begin);
}

Region PrimitiveRegions::addDisplacements(const Primitive& primitive, const VertexRange& range) {
    if (primitive.targets.empty()) {
        return {};
    }
    const std::uint64_t begin = m_end;
    const std::vector<MorphArray> arrays = displacedArrays(primitive);
    Table& table = addTable(primitive.targets.size() * arrays.size());
    std::size_t entry = 0;
    for (const MorphArray array : arrays) {
        for (const MorphTarget& target : primitive.targets) {
            const Bytes bytes = std::as_bytes(std::span(target.*array));
            table[entry++] = bytes.empty()
                                 ? layout::kNoDisplacement
                                 : wordsTo(part(bytes, primitive.vertexCount(), range), begin);
        }
    }
    return since(begin);
}

std::vector<std::uint64_t> PrimitiveRegions::key() const {
    std::vector<std::uint64_t> words;
    for (const Piece& piece : m_pieces) {
        const auto isIt = [&](const Table& table) {
            return std::as_bytes(std::span(table)).data() == piece.source.data();
        };
        if (const auto table = std::find_if(m_tables.begin(), m_tables.end(), isIt);
            table != m_tables.end()) {
            words.insert(words.end(), table->begin(), table->end());
        } else {
            words.push_back(reinterpret_cast<std::uintptr_t>(piece.from.data()));
            words.push_back(piece.from.size());
        }
        words.push_back(piece.bytes);
    }
    return words;
}

PrimitiveRegions::Table& PrimitiveRegions::addTable(std::size_t words) {
    Table& table = m_tables.emplace_back(words);
    add(table);
    return table;
}

std::uint32_t PrimitiveRegions::wordsTo(Bytes bytes, std::uint64_t from) {
    return static_cast<std::uint32_t>((add(bytes) - from) / kBytesPerWord);
}

Region PrimitiveRegions::since(std::uint64_t begin) const noexcept {
    const Piece& last = m_pieces.back();
    return {begin, last.offset + last.bytes - begin};
}

}  // namespace sinew
