// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <limits>
#include <vector>

#include "model/asset/asset.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/geometry/primitive_buffers.h"
#include "viewport/scene/geometry/word_windows.h"

namespace sinew {

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
