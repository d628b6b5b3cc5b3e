// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/asset_buffers.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/scene/geometry/asset_layout.h"
#include "viewport/scene/geometry/packed_vectors.h"

namespace sinew {
namespace {

constexpr VkBufferUsageFlags kUsage =
    VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT |
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr std::uint32_t kVertexBindings = 2;
constexpr std::uint32_t kDeformBindings = 5;
constexpr std::size_t kVectorsAtOnce = 65536;  // packed and uploaded at a time
constexpr VkDeviceSize kPositionBytes = sizeof(glm::vec3);
constexpr VkDeviceSize kPackedBytes = sizeof(std::uint32_t);

std::uint32_t words(VkDeviceSize bytes) noexcept {
    return static_cast<std::uint32_t>(bytes / sizeof(std::uint32_t));
}

VkDescriptorPoolSize storageBuffers(std::size_t vertexSets, std::size_t deformSets) {
    return {kStorage, static_cast<std::uint32_t>(vertexSets * kVertexBindings +
                                                 deformSets * kDeformBindings)};
}

template <class Vector, class Pack>
void uploadPacked(Uploader& uploader, VkBuffer buffer, VkDeviceSize offset,
                  PrimitiveRegions::Bytes source, const Pack& pack) {
    std::span values(reinterpret_cast<const Vector*>(source.data()),
                     source.size() / sizeof(Vector));
    std::vector<std::uint32_t> codes;
    while (!values.empty()) {
        const auto some = values.first(std::min(kVectorsAtOnce, values.size()));
        codes.clear();
        std::transform(some.begin(), some.end(), std::back_inserter(codes), pack);
        uploader.write(buffer, offset, std::as_bytes(std::span(codes)));
        offset += codes.size() * kPackedBytes;
        values = values.subspan(some.size());
    }
}

void upload(Uploader& uploader, VkBuffer buffer, VkDeviceSize offset,
            const PrimitiveRegions::Piece& piece) {
    switch (piece.form) {
        case PrimitiveRegions::Form::AsStored:
            uploader.write(buffer, offset, piece.source);
            break;
        case PrimitiveRegions::Form::Normals:
            uploadPacked<glm::vec3>(uploader, buffer, offset, piece.source, packedNormal);
            break;
        case PrimitiveRegions::Form::Tangents:
            uploadPacked<glm::vec4>(uploader, buffer, offset, piece.source, packedTangent);
            break;
    }
}

/// Creates buffers and descriptor sets from a layout.
class AssetBuffersBuilder {
public:
    AssetBuffersBuilder(const DeviceView& device, const GeometryLayouts& layouts,
                        VkDescriptorPool pool)
        : m_device(device), m_layouts(layouts), m_pool(pool) {}

    /// The sets for a whole page; null if it exceeds the accessible range.
    void addPage(VkBuffer buffer, const WordWindows& words, const AssetLayout::Page& page) {
        Page made{.buffer = buffer, .words = &words};
        if (page.reached) {
            const BufferRange all{buffer, 0, page.bytes};
            made.vertex = makeSet(m_layouts.vertex, {all, all});
            made.deform = makeSet(m_layouts.deform, {all, all, all, all, all});
        }
        m_pages.push_back(made);
    }

    [[nodiscard]] PrimitiveBuffers build(const PrimitivePlan& plan) const {
        PrimitiveBuffers result = plan.buffers;
        if (plan.bytes == 0) {
            return result;
        }
        const Page& page = m_pages[plan.page];
        result.buffer = page.buffer;
        result.words = page.words;
        result.indexOffset += plan.offset;
        for (VkDeviceSize& offset : result.streamOffsets) {
            offset += plan.offset;
        }
        for (PrimitiveBuffers::TexcoordStream& stream : result.texcoords) {
            stream.offset += plan.offset;
        }
        result.reached = plan.ranges.size() <= 1;
        if (page.deform != VK_NULL_HANDLE) {
            describeWithin(page, plan, result);
        } else {
            describeApart(plan, result);
        }
        return result;
    }

private:
    struct Page {
        VkBuffer buffer = VK_NULL_HANDLE;
        const WordWindows* words = nullptr;
        VkDescriptorSet vertex = VK_NULL_HANDLE;
        VkDescriptorSet deform = VK_NULL_HANDLE;
    };

    [[nodiscard]] VkDescriptorSet makeSet(VkDescriptorSetLayout layout,
                                          std::initializer_list<BufferRange> ranges) const {
        const VkDescriptorSet set = allocateSet(m_device, "geometry", m_pool, layout);
        std::uint32_t binding = 0;
        for (const BufferRange& range : ranges) {
            writeSet(m_device, set, binding++, kStorage, range);
        }
        return set;
    }

    static void describeWithin(const Page& page, const PrimitivePlan& plan,
                               PrimitiveBuffers& result) {
        result.geometry = page.vertex;
        result.corners = {.indices = words(result.indexOffset),
                          .positions = words(result.streamOffsets[0])};
        for (const PrimitivePlan::Range& range : plan.ranges) {
            const VkDeviceSize first = range.vertices.first;
            result.ranges.push_back(
                {.set = page.deform,
                 .vertices = range.vertices,
                 .influences = words(plan.offset + range.influences.offset),
                 .displacements = words(plan.offset + range.displacements.offset),
                 .positions = words(result.streamOffsets[0] + first * kPositionBytes),
                 .normals = words(result.streamOffsets[1] + first * kPackedBytes),
                 .tangents = words(result.streamOffsets[4] + first * kPackedBytes)});
        }
        if (!result.ranges.empty()) {
            result.influenceTable = result.ranges.front().influences;
            result.displacementTable = result.ranges.front().displacements;
        }
    }

    void describeApart(const PrimitivePlan& plan, PrimitiveBuffers& result) const {
        // An absent block is never read, but its descriptor must be valid.
        const auto block = [&](const Region& region) {
            return region.bytes > 0 ? BufferRange{result.buffer, plan.offset + region.offset,
                                                  alignUp(region.bytes, kPartBytes)}
                                    : BufferRange{result.buffer, 0, kPartBytes};
        };
        for (const PrimitivePlan::Range& range : plan.ranges) {
            const auto stream = [&](std::size_t index, VkDeviceSize bytes) {
                return BufferRange{result.buffer,
                                   result.streamOffsets[index] + range.vertices.first * bytes,
                                   alignUp(range.vertices.count * bytes, kPartBytes)};
            };
            const auto set =
                makeSet(m_layouts.deform, {block(range.influences), block(range.displacements),
                                           stream(0, kPositionBytes), stream(1, kPackedBytes),
                                           stream(4, kPackedBytes)});
            result.ranges.push_back({.set = set, .vertices = range.vertices});
        }
        const bool deforms = !plan.ranges.empty();
        const Region none;
        result.geometry =
            makeSet(m_layouts.vertex, {block(deforms ? plan.ranges[0].influences : none),
                                       block(deforms ? plan.ranges[0].displacements : none)});
    }

    // Alignment of arrays; pairs of vertices may read past the end of an array.
    static constexpr VkDeviceSize kPartBytes = 256;

    const DeviceView& m_device;
    GeometryLayouts m_layouts;
    VkDescriptorPool m_pool;
    std::vector<Page> m_pages;
};

}  // namespace

AssetBuffers::AssetBuffers(const DeviceView& device, const GeometryLayouts& layouts,
                           const Asset& asset, Uploader& uploader, VkDeviceSize mostRange)
    : m_arena(device, MemoryArena::Access::Device) {
    mostRange = std::min<VkDeviceSize>(mostRange, deviceLimits(device).maxStorageBufferRange);
    AssetLayout layout = layoutOf(asset, mostRange);
    const std::size_t vertexSets = layout.pages.size() + 1;
    const std::size_t deformSets = layout.pages.size() + layout.rangesApart() + 1;
    m_pool = makeDescriptorPool(device, "sets of the geometry",
                                static_cast<std::uint32_t>(vertexSets + deformSets),
                                {storageBuffers(vertexSets, deformSets)});
    AssetBuffersBuilder builder(device, layouts, m_pool.get());
    for (const AssetLayout::Page& page : layout.pages) {
        uploader.expect(page.bytes);
        m_buffers.push_back(makeBuffer(device, {"geometry", m_buffers.size()}, page.bytes, kUsage));
        m_arena.bind(m_buffers.back().get());
        m_words.emplace_back(device, layouts.words, m_buffers.back().get(), page.bytes, mostRange);
        builder.addPage(m_buffers.back().get(), m_words.back(), page);
    }
    m_built.reserve(layout.plans.size());
    for (const PrimitivePlan& plan : layout.plans) {
        for (const PrimitiveRegions::Piece& piece : plan.regions.pieces()) {
            upload(uploader, m_buffers[plan.page].get(), plan.offset + piece.offset, piece);
        }
        m_built.push_back(builder.build(plan));
    }
    m_primitives.reserve(layout.planOf.size());
    for (const std::size_t plan : layout.planOf) {
        m_primitives.emplace_back(m_built[plan]);
    }
    std::size_t first = 0;
    for (const Mesh& mesh : asset.meshes) {
        m_firstOf.push_back(first);
        first += mesh.primitives.size();
    }
    m_expanded = std::move(layout.expanded);
}

}  // namespace sinew
