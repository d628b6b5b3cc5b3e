// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <functional>
#include <limits>
#include <vector>

#include "model/asset/asset.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/geometry/primitive_buffers.h"
#include "viewport/scene/geometry/word_windows.h"

namespace sinew {

/// Descriptor set layouts used by AssetBuffers.
struct GeometryLayouts {
    VkDescriptorSetLayout vertex;  // layout of PrimitiveBuffers::geometry
    VkDescriptorSetLayout deform;  // layout of DeformRange::set
    VkDescriptorSetLayout words;   // layout of PrimitiveBuffers::words
};

/// Vertices, indices, influences and morph targets of every mesh of an asset, in few large buffers
/// that are freed together; the asset must outlive them. Buffers do not exceed the range that a
/// shader can access, except for single larger primitives. Throws GpuError that names the mesh if a
/// primitive exceeds the device's limits.
class AssetBuffers {
public:
    AssetBuffers(AssetBuffers&& other) noexcept = default;  // a copy would refer to the original

    /// `mostRange`: buffer range of a shader, if less than the device's limit.
    AssetBuffers(const DeviceView& device, const GeometryLayouts& layouts, const Asset& asset,
                 Uploader& uploader,
                 VkDeviceSize mostRange = std::numeric_limits<VkDeviceSize>::max());

    /// The same object for primitives with the same data.
    [[nodiscard]] const PrimitiveBuffers& primitive(MeshIndex mesh,
                                                    std::size_t primitive) const noexcept {
        return m_primitives[m_firstOf[mesh.value] + primitive].get();
    }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_arena.bytes(); }
    [[nodiscard]] std::size_t bufferCount() const noexcept { return m_buffers.size(); }

private:
    MemoryArena m_arena;
    std::deque<Primitive> m_expanded;  // primitives whose corners became vertices
    Unique<VkDescriptorPool> m_pool;
    std::vector<Unique<VkBuffer>> m_buffers;
    std::deque<WordWindows> m_words;        // windows of each buffer; stable addresses
    std::vector<PrimitiveBuffers> m_built;  // each once, however many primitives share it
    std::vector<std::reference_wrapper<const PrimitiveBuffers>> m_primitives;  // mesh by mesh
    std::vector<std::size_t> m_firstOf;  // [mesh]: its first primitive
};

}  // namespace sinew
