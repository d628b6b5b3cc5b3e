// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/geometry/primitive_anchor.h"
#include "viewport/scene/geometry/primitive_regions.h"
#include "viewport/scene/geometry/word_windows.h"

namespace sinew {

/// A range of the vertices of a primitive as a deforming compute shader reads them. Words count in
/// the bindings of `set`: influences, displacements, positions, normals, tangents.
struct DeformRange {
    VkDescriptorSet set = VK_NULL_HANDLE;
    VertexRange vertices;
    std::uint32_t influences = 0;  // word of the table
    std::uint32_t displacements = 0;
    std::uint32_t positions = 0;
    std::uint32_t normals = 0;
    std::uint32_t tangents = 0;
};

/// One primitive on the device: everything lies in one part of one buffer, which primitives that
/// hold the same arrays share. Positions are three floats, normals and tangents are packed
/// (packed_vectors.h), all else is as the model holds it.
struct PrimitiveBuffers {
    // Position, normal, texture coordinate, colour, tangent, second texture coordinate. One that is
    // absent stands at the positions.
    static constexpr std::size_t kStreams = 6;
    static constexpr std::size_t kTexcoordStream = 2;
    static constexpr std::size_t kSecondTexcoordStream = 5;

    struct TexcoordStream {
        std::uint32_t set;  // n of TEXCOORD_n
        VkDeviceSize offset;
    };

    VkBuffer buffer = VK_NULL_HANDLE;    // of the AssetBuffers
    const WordWindows* words = nullptr;  // the same buffer; of the AssetBuffers
    const Primitive* source = nullptr;   // what was uploaded; of the asset or the AssetBuffers
    std::array<VkDeviceSize, kStreams> streamOffsets{};
    VkDeviceSize indexOffset = 0;
    VkIndexType indexType = VK_INDEX_TYPE_UINT32;
    std::uint32_t indexCount = 0;   // 0: nothing to draw
    std::uint32_t elementSize = 3;  // points, lines, triangles
    std::uint32_t vertexCount = 0;
    std::uint32_t influenceSets = 0;
    std::uint32_t targets = 0;
    std::uint32_t drawFlags = 0;  // kDraw… bits that follow from the geometry
    std::uint32_t mostJoint = 0;  // that any influence names
    bool hasTangents = false;
    bool morphsTangents = false;
    PrimitiveAnchor anchor;
    // Influences and displacements, for the vertex shader. Not reached: there is more than a shader
    // sees at once, and the primitive is always deformed ahead, range by range.
    VkDescriptorSet geometry = VK_NULL_HANDLE;
    bool reached = true;
    std::uint32_t influenceTable = 0;       // word of their table in binding 0 of `geometry`
    std::uint32_t displacementTable = 0;    // and in binding 1
    std::vector<DeformRange> ranges;        // none: nothing deforms it but its node
    std::vector<TexcoordStream> texcoords;  // set 0, and those that some material's texture names

    /// Where the set lies, to stand at kTexcoordStream of `streamOffsets`; none: it is not there.
    [[nodiscard]] std::optional<VkDeviceSize> texcoordOffset(std::uint32_t set) const noexcept;
};

/// Which layouts the descriptor sets of AssetBuffers have.
struct GeometryLayouts {
    VkDescriptorSetLayout vertex;  // of PrimitiveBuffers::geometry
    VkDescriptorSetLayout deform;  // of DeformRange::set
    VkDescriptorSetLayout words;   // of PrimitiveBuffers::words
};

/// Vertices, indices, influences and morph targets of every mesh of an asset, in few large buffers
/// that are freed together; the asset must outlive them. A buffer is at most as large as what a
/// shader reaches, but for primitives that are larger alone. Throws GpuError, which names the mesh,
/// when a primitive exceeds the device's limits.
class AssetBuffers {
public:
    /// `mostRange`: what a shader reaches of a buffer, if that is less than the device allows.
    AssetBuffers(const DeviceView& device, const GeometryLayouts& layouts, const Asset& asset,
                 Uploader& uploader,
                 VkDeviceSize mostRange = std::numeric_limits<VkDeviceSize>::max());

    [[nodiscard]] const PrimitiveBuffers& primitive(MeshIndex mesh,
                                                    std::size_t primitive) const noexcept {
        return m_meshes[mesh.value][primitive];
    }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_arena.bytes(); }
    [[nodiscard]] std::size_t bufferCount() const noexcept { return m_buffers.size(); }

private:
    MemoryArena m_arena;
    std::deque<Primitive> m_expanded;  // whose corners became vertices
    Unique<VkDescriptorPool> m_pool;
    std::vector<Unique<VkBuffer>> m_buffers;
    std::deque<WordWindows> m_words;  // of each buffer; stay in place
    std::vector<std::vector<PrimitiveBuffers>> m_meshes;
};

}  // namespace sinew
