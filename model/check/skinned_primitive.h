// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"
#include "model/weights/vertex_influences.h"

namespace sinew::check {

/// One influence slot of a vertex; its weight may be 0.
using InfluenceSlot = JointWeight;

enum class WeightFormat { Float, UnsignedByte, UnsignedShort };

/// A primitive with joints and weights, its position in the file, and the skin of the first node
/// that draws it (none if no node does). Borrows from the asset.
class SkinnedPrimitive {
public:
    SkinnedPrimitive(const Asset& asset, MeshIndex mesh, std::size_t primitive, SkinIndex skin);

    [[nodiscard]] const Primitive& primitive() const noexcept { return *m_primitive; }
    [[nodiscard]] SkinIndex skin() const noexcept { return m_skin; }
    [[nodiscard]] MeshIndex mesh() const noexcept { return m_mesh; }
    [[nodiscard]] std::size_t jointCount() const noexcept { return m_jointCount; }
    [[nodiscard]] std::size_t vertexCount() const noexcept { return m_primitive->vertexCount(); }

    /// All slots of a vertex: the first of every set, then the second of every set, and so on. The
    /// result is valid until the next call.
    [[nodiscard]] const std::vector<InfluenceSlot>& slotsOf(std::size_t vertex) const;

    /// How WEIGHTS_n is stored in the file.
    [[nodiscard]] WeightFormat format(std::size_t set) const { return m_formats[set]; }

    /// Whether all sets are stored in this format.
    [[nodiscard]] bool isStoredAs(WeightFormat format) const;

    /// Whether the file has data of the first weights; otherwise all of them are zero.
    [[nodiscard]] bool hasStoredWeights() const noexcept { return m_hasStoredWeights; }

    /// Whether lossy compression (KHR_draco_mesh_compression) rounded the weights.
    [[nodiscard]] bool isLossy() const noexcept { return m_isLossy; }

    /// "/meshes/0/primitives/0" with the indices filled in.
    [[nodiscard]] Diagnostic place() const;

private:
    const Primitive* m_primitive;
    MeshIndex m_mesh;
    std::size_t m_index;
    SkinIndex m_skin;
    std::size_t m_jointCount;
    bool m_isLossy = false;
    bool m_hasStoredWeights = true;
    std::vector<WeightFormat> m_formats;  // [set]
    mutable std::vector<InfluenceSlot> m_slots;
};

/// [joint]: whether a vertex of the mesh follows it; without the joints after the last of these.
[[nodiscard]] std::vector<bool> followedJoints(const Mesh& mesh, const std::stop_token& stop);

/// Every primitive of the file that has joints and weights.
[[nodiscard]] std::vector<SkinnedPrimitive> skinnedPrimitives(const Asset& asset);

}  // namespace sinew::check
