// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "model/asset/asset.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/primitive_anchor.h"

namespace sinew {

/// One primitive on the device: everything lies in one buffer, which those that hold the same
/// arrays share.
struct PrimitiveBuffers {
    static constexpr std::size_t kStreams = 4;  // position, normal, texture coordinate, colour
    static constexpr std::size_t kTexcoordStream = 2;

    struct TexcoordStream {
        std::uint32_t set;  // n of TEXCOORD_n
        VkDeviceSize offset;
    };

    VkBuffer buffer = VK_NULL_HANDLE;  // of the AssetBuffers
    std::array<VkDeviceSize, kStreams> streamOffsets{};
    VkDeviceSize indexOffset = 0;
    VkIndexType indexType = VK_INDEX_TYPE_UINT32;
    std::uint32_t indexCount = 0;   // 0: nothing to draw
    std::uint32_t elementSize = 3;  // points, lines, triangles
    std::uint32_t vertexCount = 0;
    std::uint32_t influenceSets = 0;
    std::uint32_t targets = 0;
    std::uint32_t drawFlags = 0;  // kDraw… bits that follow from the geometry
    PrimitiveAnchor anchor;
    VkDescriptorSet geometry = VK_NULL_HANDLE;
    std::vector<TexcoordStream> texcoords;  // of the sets that some material's colour is laid by

    /// Where the set lies, to stand at kTexcoordStream of `streamOffsets`; none: it is not there.
    [[nodiscard]] std::optional<VkDeviceSize> texcoordOffset(std::uint32_t set) const noexcept;
};

/// Vertices, indices, influences and morph targets of every mesh of an asset as they lie in the
/// model, freed together.
/// Throws GpuError, which names the mesh, when a primitive exceeds the device's limits.
class AssetBuffers {
public:
    AssetBuffers(const DeviceView& device, VkDescriptorSetLayout geometryLayout, const Asset& asset,
                 Uploader& uploader);

    [[nodiscard]] const PrimitiveBuffers& primitive(MeshIndex mesh,
                                                    std::size_t primitive) const noexcept {
        return m_meshes[mesh.value][primitive];
    }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_arena.bytes(); }

private:
    MemoryArena m_arena;
    Unique<VkDescriptorPool> m_pool;
    std::vector<Unique<VkBuffer>> m_buffers;
    std::vector<std::vector<PrimitiveBuffers>> m_meshes;
};

}  // namespace sinew
