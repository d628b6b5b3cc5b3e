// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/asset_buffers.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "viewport/gpu/buffer.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/scene/primitive_regions.h"
#include "viewport/scene/shader_layout.h"
#include "viewport/scene/shown_color.h"

namespace sinew {
namespace {

constexpr VkBufferUsageFlags kUsage =
    VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT |
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;

// The sets that the primitive has and the colour of one of its materials is laid by, once each.
std::vector<std::uint32_t> shownTexcoordSets(const Asset& asset, const Primitive& primitive) {
    std::vector<std::uint32_t> sets;
    const auto add = [&](MaterialIndex material) {
        const std::uint32_t set =
            material.valid() ? shownColor(asset[material]).texture.texcoordSet : 0;
        if (set < primitive.texcoords.size() && !primitive.texcoords[set].empty() &&
            std::find(sets.begin(), sets.end(), set) == sets.end()) {
            sets.push_back(set);
        }
    };
    add(primitive.material);
    std::for_each(primitive.variantMaterials.begin(), primitive.variantMaterials.end(), add);
    return sets;
}

std::uint32_t flagsOf(const Primitive& primitive, std::uint32_t elementSize) {
    std::uint32_t flags = 0;
    flags |= primitive.normals.empty() ? 0 : layout::kDrawHasNormals;
    flags |= elementSize == 3 ? layout::kDrawSurface : 0;
    flags |= morphsNormals(primitive) ? layout::kDrawMorphNormals : 0;
    flags |= primitive.colors.empty() || primitive.colors[0].empty() ? 0 : layout::kDrawHasColors;
    return flags;
}

void requireRange(const Region& region, VkDeviceSize most, const char* what,
                  const std::string& where) {
    if (region.bytes > most) {
        throw GpuError(GpuError::Kind::Failed,
                       where + ": its " + what + " need " + std::to_string(region.bytes) +
                           " bytes, and the device allows " + std::to_string(most));
    }
}

// Keys of what is on the device: see PrimitiveRegions::key.
using Known = std::map<std::vector<std::uint64_t>, PrimitiveBuffers>;

struct Builder {
    const DeviceView& device;
    const VkPhysicalDeviceLimits limits;
    MemoryArena& arena;
    VkDescriptorPool pool;
    VkDescriptorSetLayout layout;
    Uploader& uploader;
    std::vector<Unique<VkBuffer>>& buffers;
    Known known = {};

    PrimitiveBuffers build(const Asset& asset, const Primitive& primitive,
                           const std::string& where);
    void upload(PrimitiveBuffers& result, const PrimitiveRegions& regions);
    void describe(PrimitiveBuffers& result, const Region& influences, const Region& displacements,
                  VkDeviceSize total) const;
};

PrimitiveBuffers Builder::build(const Asset& asset, const Primitive& primitive,
                                const std::string& where) {
    PrimitiveBuffers result;
    const bool asStored = isElementList(primitive);
    const std::vector<std::uint32_t> made =
        asStored ? std::vector<std::uint32_t>() : elementList(primitive);
    result.indexCount =
        static_cast<std::uint32_t>(asStored ? primitive.indices.size() : made.size());
    if (result.indexCount == 0 || primitive.positions.empty()) {
        return {};
    }
    result.elementSize = elementSize(primitive.topology);
    result.drawFlags = flagsOf(primitive, result.elementSize);
    result.vertexCount = static_cast<std::uint32_t>(primitive.vertexCount());
    result.influenceSets = static_cast<std::uint32_t>(primitive.influenceSets.size());
    result.targets = static_cast<std::uint32_t>(primitive.targets.size());
    result.anchor = anchorOf(primitive);

    PrimitiveRegions regions;
    result.streamOffsets[0] = regions.add(primitive.positions);
    if (!primitive.normals.empty()) {
        result.streamOffsets[1] = regions.add(primitive.normals);
    }
    for (const std::uint32_t set : shownTexcoordSets(asset, primitive)) {
        result.texcoords.push_back({set, regions.add(primitive.texcoords[set])});
    }
    if ((result.drawFlags & layout::kDrawHasColors) != 0) {
        result.streamOffsets[3] = regions.add(primitive.colors[0]);
    }
    result.indexOffset = asStored ? regions.add(primitive.indices.bytes()) : regions.add(made);
    if (asStored && primitive.indices.type() == StoredType::U16) {
        result.indexType = VK_INDEX_TYPE_UINT16;
    }
    const Region influences = regions.addInfluences(primitive);
    const Region displacements = regions.addDisplacements(primitive);
    requireRange(influences, limits.maxStorageBufferRange, "joints and weights", where);
    requireRange(displacements, limits.maxStorageBufferRange, "morph targets", where);

    std::vector<std::uint64_t> key = regions.key();
    key.insert(key.end(), {result.drawFlags, result.elementSize, result.indexCount});
    for (const PrimitiveBuffers::TexcoordStream& stream : result.texcoords) {
        key.push_back(stream.set);
    }
    if (const auto same = known.find(key); asStored && same != known.end()) {
        return same->second;
    }
    // An absent stream reads the positions, and the shader takes no notice; the widest stream
    // (colours) must still end inside the buffer.
    const VkDeviceSize total =
        std::max<VkDeviceSize>(regions.end(), sizeof(glm::vec4) * primitive.vertexCount());
    buffers.push_back(makeBuffer(device, total, kUsage));
    result.buffer = buffers.back().get();
    upload(result, regions);
    describe(result, influences, displacements, total);
    if (asStored) {
        known.emplace(std::move(key), result);
    }
    return result;
}

void Builder::upload(PrimitiveBuffers& result, const PrimitiveRegions& regions) {
    arena.bind(result.buffer);
    for (const PrimitiveRegions::Piece& piece : regions.pieces()) {
        uploader.write(result.buffer, piece.offset, piece.bytes);
    }
}

void Builder::describe(PrimitiveBuffers& result, const Region& influences,
                       const Region& displacements, VkDeviceSize total) const {
    result.geometry = allocateSet(device, pool, layout);
    // An absent block is never read; its descriptor still has to be valid.
    const VkDeviceSize any = std::min<VkDeviceSize>(total, limits.maxStorageBufferRange);
    std::uint32_t binding = 0;
    for (const Region& region : {influences, displacements}) {
        const BufferRange range = region.bytes == 0
                                      ? BufferRange{result.buffer, 0, any}
                                      : BufferRange{result.buffer, region.offset, region.bytes};
        writeSet(device, result.geometry, binding++, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, range);
    }
}

std::uint32_t primitiveCount(const Asset& asset) {
    std::size_t count = 0;
    for (const Mesh& mesh : asset.meshes) {
        count += mesh.primitives.size();
    }
    return std::max(static_cast<std::uint32_t>(count), 1U);
}

}  // namespace

std::optional<VkDeviceSize> PrimitiveBuffers::texcoordOffset(std::uint32_t set) const noexcept {
    for (const TexcoordStream& stream : texcoords) {
        if (stream.set == set) {
            return stream.offset;
        }
    }
    return std::nullopt;
}

AssetBuffers::AssetBuffers(const DeviceView& device, VkDescriptorSetLayout geometryLayout,
                           const Asset& asset, Uploader& uploader)
    : m_arena(device, MemoryArena::Access::Device),
      m_pool(makeDescriptorPool(device, primitiveCount(asset),
                                {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 2 * primitiveCount(asset)}})),
      m_meshes(asset.meshes.size()) {
    Builder builder{device,   deviceLimits(device), m_arena, m_pool.get(), geometryLayout, uploader,
                    m_buffers};
    for (std::size_t mesh = 0; mesh < asset.meshes.size(); ++mesh) {
        const auto& primitives = asset.meshes[mesh].primitives;
        for (std::size_t i = 0; i < primitives.size(); ++i) {
            const std::string where =
                "/meshes/" + std::to_string(mesh) + "/primitives/" + std::to_string(i);
            m_meshes[mesh].push_back(builder.build(asset, primitives[i], where));
        }
    }
}

}  // namespace sinew
