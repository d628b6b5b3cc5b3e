// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/asset_buffers.h"

#include <algorithm>
#include <string>

#include "viewport/gpu/buffer.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/scene/shader_layout.h"
#include "viewport/scene/shown_color.h"

namespace sinew {
namespace {

// The largest alignment of a storage buffer's offset that a device may ask for.
constexpr VkDeviceSize kRegionAlignment = 256;

constexpr VkBufferUsageFlags kUsage =
    VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT |
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;

struct Region {
    VkDeviceSize offset = 0;
    std::span<const std::byte> bytes;
};

/// Regions one after another in one buffer.
class RegionList {
public:
    template <class Array>
    Region add(const Array& values) {
        const Region region{m_end, std::as_bytes(std::span(values))};
        m_end = alignUp(m_end + region.bytes.size(), kRegionAlignment);
        m_regions.push_back(region);
        return region;
    }
    [[nodiscard]] VkDeviceSize end() const noexcept { return m_end; }
    [[nodiscard]] const std::vector<Region>& regions() const noexcept { return m_regions; }

private:
    VkDeviceSize m_end = 0;
    std::vector<Region> m_regions;
};

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
    if (region.bytes.size() > most) {
        throw GpuError(GpuError::Kind::Failed,
                       where + ": its " + what + " need " + std::to_string(region.bytes.size()) +
                           " bytes, and the device allows " + std::to_string(most));
    }
}

struct Builder {
    const DeviceView& device;
    const VkPhysicalDeviceLimits limits;
    MemoryArena& arena;
    VkDescriptorPool pool;
    VkDescriptorSetLayout layout;
    Uploader& uploader;

    PrimitiveBuffers build(const Asset& asset, const Primitive& primitive,
                           const std::string& where) const;
    void describe(PrimitiveBuffers& result, const Region& influences, const Region& deltas,
                  VkDeviceSize total) const;
};

void Builder::describe(PrimitiveBuffers& result, const Region& influences, const Region& deltas,
                       VkDeviceSize total) const {
    result.geometry = allocateSet(device, pool, layout);
    // An absent block is never read; its descriptor still has to be valid.
    const VkDeviceSize any = std::min<VkDeviceSize>(total, limits.maxStorageBufferRange);
    std::uint32_t binding = 0;
    for (const Region& region : {influences, deltas}) {
        const BufferRange range =
            region.bytes.empty()
                ? BufferRange{result.buffer.get(), 0, any}
                : BufferRange{result.buffer.get(), region.offset, region.bytes.size()};
        writeSet(device, result.geometry, binding++, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, range);
    }
}

PrimitiveBuffers Builder::build(const Asset& asset, const Primitive& primitive,
                                const std::string& where) const {
    PrimitiveBuffers result;
    const std::vector<std::uint32_t> indices = elementList(primitive);
    if (indices.empty() || primitive.positions.empty()) {
        return result;
    }
    const std::vector<std::uint32_t> influences = packInfluences(primitive);
    const std::vector<float> deltas = packMorphDeltas(primitive);
    result.elementSize = elementSize(primitive.topology);
    result.drawFlags = flagsOf(primitive, result.elementSize);
    result.indexCount = static_cast<std::uint32_t>(indices.size());
    result.vertexCount = static_cast<std::uint32_t>(primitive.vertexCount());
    result.influenceSets = static_cast<std::uint32_t>(primitive.influenceSets.size());
    result.targets = static_cast<std::uint32_t>(primitive.targets.size());
    result.anchor = anchorOf(primitive);

    RegionList list;
    result.streamOffsets[0] = list.add(primitive.positions).offset;
    if (!primitive.normals.empty()) {
        result.streamOffsets[1] = list.add(primitive.normals).offset;
    }
    for (const std::uint32_t set : shownTexcoordSets(asset, primitive)) {
        result.texcoords.push_back({set, list.add(primitive.texcoords[set]).offset});
    }
    if ((result.drawFlags & layout::kDrawHasColors) != 0) {
        result.streamOffsets[3] = list.add(primitive.colors[0]).offset;
    }
    result.indexOffset = list.add(indices).offset;
    const Region influenceRegion = list.add(influences);
    const Region deltaRegion = list.add(deltas);
    requireRange(influenceRegion, limits.maxStorageBufferRange, "joints and weights", where);
    requireRange(deltaRegion, limits.maxStorageBufferRange, "morph targets", where);

    // An absent stream reads the positions, and the shader takes no notice; the widest stream
    // (colours) must still end inside the buffer.
    const VkDeviceSize total =
        std::max<VkDeviceSize>(list.end(), sizeof(glm::vec4) * primitive.vertexCount());
    result.buffer = makeBuffer(device, total, kUsage);
    arena.bind(result.buffer.get());
    for (const Region& region : list.regions()) {
        uploader.write(result.buffer.get(), region.offset, region.bytes);
    }
    describe(result, influenceRegion, deltaRegion, total);
    return result;
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
    const Builder builder{device,       deviceLimits(device), m_arena,
                          m_pool.get(), geometryLayout,       uploader};
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
