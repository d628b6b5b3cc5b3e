// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

enum class VertexColumnKind : std::uint8_t {
    Index,
    Mesh,          // index of the mesh in the file
    Primitive,     // index of the primitive in the mesh
    Sum,           // sum of the weights, over all sets
    Influences,    // number of joints with a weight other than 0
    Morph,         // largest displacement by any morph target, in mesh space
    Displacement,  // see displacementsOf; NaN: not known
    JointWeight,   // weight of the joint `component`
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
    // Integers are shown as stored: the one that represents 1 (255 if normalised, otherwise 1). 0:
    // floats.
    double one = 0.0;
    std::string name = {};  // "index", "POSITION.x", "TEXCOORD_0.u", "COLOR_0.r",
                            // "_ID", "_FLOW.x", "_BASIS.12"

    [[nodiscard]] bool isInteger() const noexcept { return one != 0.0; }
    [[nodiscard]] bool isNormalized() const noexcept { return one > 1.0; }
};

/// A primitive whose vertices a table lists.
struct VertexTablePart {
    NodeIndex node;  // node that draws it; none: not in the scene
    MeshIndex mesh;
    std::uint32_t primitive = 0;

    bool operator==(const VertexTablePart&) const = default;
};

/// What a table shows of vertices: each attribute as stored (of a single primitive), or the weights
/// with a column for each joint that has some.
enum class VertexColumns : std::uint8_t { Attributes, Joints };

/// The vertices of primitives as numbers in columns: what the file stores for each attribute, and
/// what follows from weights and morph targets. A row is a vertex; those of one primitive follow
/// each other. Nothing is copied; a number is read when asked for. Immutable and shared between
/// threads.
class VertexTable {
public:
    /// The primitives must exist, at least one. `skin` names the joints; none: they have no names.
    VertexTable(std::shared_ptr<const Asset> asset, std::vector<VertexTablePart> parts,
                SkinIndex skin, VertexColumns shown);
    /// The attributes of one primitive.
    VertexTable(std::shared_ptr<const Asset> asset, MeshIndex mesh, std::uint32_t primitive,
                SkinIndex skin)
        : VertexTable(std::move(asset), {{.node = {}, .mesh = mesh, .primitive = primitive}}, skin,
                      VertexColumns::Attributes) {}

    /// The same rows and columns with displacements ([row]).
    [[nodiscard]] VertexTable withDisplacements(
        std::shared_ptr<const std::vector<float>> displacements) const;

    [[nodiscard]] std::size_t vertexCount() const noexcept { return m_firstRows.back(); }  // rows
    [[nodiscard]] const std::vector<VertexTablePart>& parts() const noexcept { return m_parts; }
    [[nodiscard]] const VertexTablePart& partOf(std::size_t row) const noexcept {
        return m_parts[partIndex(row)];
    }
    [[nodiscard]] std::uint32_t vertexOf(std::size_t row) const noexcept {
        return static_cast<std::uint32_t>(row - m_firstRows[partIndex(row)]);
    }
    /// The row of a vertex; none: it is not in the table. O(parts).
    [[nodiscard]] std::optional<std::uint32_t> rowOf(MeshIndex mesh, std::uint32_t primitive,
                                                     std::uint32_t vertex) const noexcept;
    [[nodiscard]] const std::vector<VertexColumn>& columns() const noexcept { return m_columns; }
    [[nodiscard]] const Primitive& primitive() const noexcept { return *m_primitives.front(); }
    [[nodiscard]] const Asset& asset() const noexcept { return *m_asset; }
    [[nodiscard]] SkinIndex skin() const noexcept { return m_skin; }
    [[nodiscard]] bool hasWeights() const noexcept;         // any of the primitives
    [[nodiscard]] bool isPosed(std::size_t part) const;     // a node draws it with a skin
    [[nodiscard]] std::size_t jointCount() const noexcept;  // joints of the skin

    /// The number in a row, as stored: an integer if the column has integers.
    [[nodiscard]] double stored(std::size_t column, std::size_t row) const;
    /// The float that a stored integer represents (glTF 2.0, 3.6.2.2).
    [[nodiscard]] double decoded(std::size_t column, std::size_t row) const;
    /// The joint of a slot: of a column of joints, or of the weight beside it; or of a column.
    [[nodiscard]] JointIndex joint(std::size_t column, std::size_t row) const;
    /// The sum is 1 within the specification's tolerance, see weightSum. A vertex without weights
    /// has the sum 0.
    [[nodiscard]] bool sumIsOne(std::size_t row) const;
    /// The weight of one joint, over all slots that name it.
    [[nodiscard]] float weightOf(JointIndex joint, std::size_t row) const noexcept;

private:
    [[nodiscard]] std::size_t partIndex(std::size_t row) const noexcept;
    [[nodiscard]] double ofAttribute(const VertexColumn& column, std::size_t vertex) const;
    void listShared();
    void listJoints();
    void listAttributes(MeshIndex mesh, std::size_t primitive);
    void listCustom(const std::string& primitive);
    void add(VertexColumnKind kind, std::uint32_t set, std::uint32_t components,
             const std::string& attribute, double one);

    std::shared_ptr<const Asset> m_asset;
    std::vector<VertexTablePart> m_parts;
    std::vector<const Primitive*> m_primitives;  // [part], primitives of m_asset
    std::vector<std::size_t> m_firstRows;        // [part], then the number of rows
    SkinIndex m_skin;
    std::vector<VertexColumn> m_columns;
    std::shared_ptr<const std::vector<float>> m_displacements;  // [row]; null: not known
};

}  // namespace sinew
