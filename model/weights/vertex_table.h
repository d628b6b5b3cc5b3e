// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

enum class VertexColumnKind : std::uint8_t {
    Index,
    Sum,         // sum of the weights, over all sets
    Influences,  // number of joints with a weight other than 0
    Position,
    Normal,
    Tangent,
    Texcoord,
    Color,
    Joint,
    Weight,
    Custom,
};

/// One number per vertex.
struct VertexColumn {
    VertexColumnKind kind = VertexColumnKind::Index;
    std::uint32_t set = 0;  // custom attributes: the n-th
    std::uint32_t component = 0;
    // Integers are shown as stored: the one that stands for 1 (255 if normalised, otherwise 1).
    // 0: floats.
    double one = 0.0;
    std::string name = {};  // "index", "POSITION.x", "TEXCOORD_0.u", "COLOR_0.r",
                            // "_ID", "_FLOW.x", "_BASIS.12"

    [[nodiscard]] bool isInteger() const noexcept { return one != 0.0; }
    [[nodiscard]] bool isNormalized() const noexcept { return one > 1.0; }
};

/// The vertices of a primitive as numbers in columns: what the file stores for each attribute, and
/// what follows from the weights. Nothing is copied; a number is read when asked for. Immutable
/// and shared between threads.
class VertexTable {
public:
    /// The primitive must exist. `skin` names the joints; none: they have no names.
    VertexTable(std::shared_ptr<const Asset> asset, MeshIndex mesh, std::size_t primitive,
                SkinIndex skin);

    [[nodiscard]] std::size_t vertexCount() const noexcept { return m_primitive->vertexCount(); }
    [[nodiscard]] const std::vector<VertexColumn>& columns() const noexcept { return m_columns; }
    [[nodiscard]] const Primitive& primitive() const noexcept { return *m_primitive; }
    [[nodiscard]] const Asset& asset() const noexcept { return *m_asset; }
    [[nodiscard]] SkinIndex skin() const noexcept { return m_skin; }
    [[nodiscard]] bool hasWeights() const noexcept { return !m_primitive->influenceSets.empty(); }
    [[nodiscard]] std::size_t jointCount() const noexcept;  // joints of the skin

    /// The number of a vertex, as stored: an integer if the column has integers.
    [[nodiscard]] double stored(std::size_t column, std::size_t vertex) const;
    /// The float that a stored integer stands for (glTF 2.0, 3.6.2.2).
    [[nodiscard]] double decoded(std::size_t column, std::size_t vertex) const;
    /// The joint of a slot: of a column of joints, or of the weight beside it.
    [[nodiscard]] JointIndex joint(std::size_t column, std::size_t vertex) const;
    /// The sum is 1 within the specification's tolerance, see weightSum. A vertex without weights
    /// has the sum 0.
    [[nodiscard]] bool sumIsOne(std::size_t vertex) const;
    /// Of one joint, over all slots that name it.
    [[nodiscard]] float weightOf(JointIndex joint, std::size_t vertex) const noexcept;

private:
    void listAttributes(MeshIndex mesh, std::size_t primitive);
    void listCustom(const std::string& primitive);
    void add(VertexColumnKind kind, std::uint32_t set, std::uint32_t components,
             const std::string& attribute, double one);

    std::shared_ptr<const Asset> m_asset;
    const Primitive* m_primitive;  // primitive of m_asset
    SkinIndex m_skin;
    std::vector<VertexColumn> m_columns;
};

}  // namespace sinew
