// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/primitive_regions.h"

#include <algorithm>

#include "viewport/scene/shader_layout.h"

namespace sinew {
namespace {

// The largest alignment of a storage buffer's offset that a device may ask for.
constexpr std::uint64_t kRegionAlignment = 256;

constexpr std::size_t kWordBytes = sizeof(std::uint32_t);

static_assert(static_cast<std::uint32_t>(StoredType::U8) == layout::kStoredU8);
static_assert(static_cast<std::uint32_t>(StoredType::U16) == layout::kStoredU16);
static_assert(static_cast<std::uint32_t>(StoredType::F32) == layout::kStoredF32);

}  // namespace

bool morphsNormals(const Primitive& primitive) noexcept {
    return !primitive.normals.empty() &&
           std::any_of(primitive.targets.begin(), primitive.targets.end(),
                       [](const MorphTarget& target) { return !target.normals.empty(); });
}

std::uint64_t PrimitiveRegions::add(Bytes bytes) {
    const std::uint64_t offset = m_end;
    m_end = (m_end + bytes.size() + kRegionAlignment - 1) / kRegionAlignment * kRegionAlignment;
    m_pieces.push_back({offset, bytes});
    return offset;
}

Region PrimitiveRegions::addInfluences(const Primitive& primitive) {
    if (primitive.influenceSets.empty()) {
        return {};
    }
    const std::uint64_t begin = m_end;
    Table& table = addTable(primitive.influenceSets.size() * layout::kInfluenceEntryWords);
    std::size_t entry = 0;
    for (const InfluenceSet& set : primitive.influenceSets) {
        table[entry] = wordsTo(set.joints.bytes(), begin);
        table[entry + 1] = static_cast<std::uint32_t>(set.joints.type());
        table[entry + 2] = wordsTo(set.weights.bytes(), begin);
        table[entry + 3] = static_cast<std::uint32_t>(set.weights.type());
        entry += layout::kInfluenceEntryWords;
    }
    return since(begin);
}

Region PrimitiveRegions::addDisplacements(const Primitive& primitive) {
    if (primitive.targets.empty()) {
        return {};
    }
    const std::uint64_t begin = m_end;
    const bool normals = morphsNormals(primitive);
    Table& table = addTable(primitive.targets.size() * (normals ? 2 : 1));
    std::size_t entry = 0;
    const auto addOne = [&](const SharedArray<glm::vec3>& values) {
        table[entry++] = values.empty() ? layout::kNoDisplacement
                                        : wordsTo(std::as_bytes(std::span(values)), begin);
    };
    for (const MorphTarget& target : primitive.targets) {
        addOne(target.positions);
    }
    for (std::size_t i = 0; normals && i < primitive.targets.size(); ++i) {
        addOne(primitive.targets[i].normals);
    }
    return since(begin);
}

std::vector<std::uint64_t> PrimitiveRegions::key() const {
    std::vector<std::uint64_t> words;
    for (const Piece& piece : m_pieces) {
        const auto isIt = [&](const Table& table) {
            return std::as_bytes(std::span(table)).data() == piece.bytes.data();
        };
        if (const auto table = std::find_if(m_tables.begin(), m_tables.end(), isIt);
            table != m_tables.end()) {
            words.insert(words.end(), table->begin(), table->end());
        } else {
            words.push_back(reinterpret_cast<std::uintptr_t>(piece.bytes.data()));
        }
        words.push_back(piece.bytes.size());
    }
    return words;
}

PrimitiveRegions::Table& PrimitiveRegions::addTable(std::size_t words) {
    Table& table = m_tables.emplace_back(words);
    add(table);
    return table;
}

std::uint32_t PrimitiveRegions::wordsTo(const Bytes& bytes, std::uint64_t from) {
    return static_cast<std::uint32_t>((add(bytes) - from) / kWordBytes);
}

Region PrimitiveRegions::since(std::uint64_t begin) const noexcept {
    const Piece& last = m_pieces.back();
    return {begin, last.offset + last.bytes.size() - begin};
}

}  // namespace sinew
