// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/primitive_plan.h"

#include <algorithm>

#include "model/evaluate/off_sums.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

// Set 0 and every stored set used by a texture of the primitive's materials, once each.
std::vector<std::uint32_t> usedTexcoordSets(const Asset& asset, const Primitive& primitive) {
    std::vector<std::uint32_t> sets;
    const auto addSet = [&](std::uint32_t set) {
        if (set < primitive.texcoords.size() && !primitive.texcoords[set].empty() &&
            std::find(sets.begin(), sets.end(), set) == sets.end()) {
            sets.push_back(set);
        }
    };
    const auto addMaterial = [&](MaterialIndex material) {
        if (material.valid()) {
            for (const TextureRef& texture : asset[material].textures) {
                addSet(texture.texcoordSet);
            }
        }
    };
    addSet(0);
    addMaterial(primitive.material);
    std::for_each(primitive.variantMaterials.begin(), primitive.variantMaterials.end(),
                  addMaterial);
    return sets;
}

std::uint32_t flagsOf(const Primitive& primitive, std::uint32_t elementSize) {
    std::uint32_t flags = 0;
    flags |= primitive.normals.empty() ? 0 : layout::kDrawHasNormals;
    flags |= elementSize == 3 ? layout::kDrawSurface : 0;
    flags |= elementSize == 1 ? layout::kDrawPoints : 0;
    flags |= sumsAreOne(primitive) ? layout::kDrawSumsAreOne : 0;
    flags |= morphsNormals(primitive) ? layout::kDrawMorphNormals : 0;
    flags |= primitive.colors.empty() || primitive.colors[0].empty() ? 0 : layout::kDrawHasColors;
    return flags;
}

std::uint32_t mostJointOf(const Primitive& primitive) {
    std::uint32_t most = 0;
    for (const InfluenceSet& set : primitive.influenceSets) {
        set.joints.visit([&](const auto& array) {
            for (const auto& joints : array) {
                most = std::max({most, std::uint32_t{joints.x}, std::uint32_t{joints.y},
                                 std::uint32_t{joints.z}, std::uint32_t{joints.w}});
            }
        });
    }
    return most;
}

/// Empty if a position is not finite.
Box boundsOf(const Primitive& primitive) {
    Box box;
    glm::vec3 sum(0.0F);  // finite only if all are
    for (const glm::vec3& position : primitive.positions) {
        box.min = glm::min(box.min, position);
        box.max = glm::max(box.max, position);
        sum += position * 0.0F;
    }
    return sum == glm::vec3(0.0F) ? box : Box();
}

void planIndices(const Primitive& primitive, PrimitivePlan& plan) {
    PrimitiveBuffers& buffers = plan.buffers;
    const bool asStored = isElementList(primitive);
    if (!asStored) {
        plan.madeIndices = elementList(primitive);
    }
    buffers.indexCount =
        static_cast<std::uint32_t>(asStored ? primitive.indices.size() : plan.madeIndices.size());
    buffers.indexOffset = asStored
                              ? plan.regions.add(primitive.indices.bytes())
                              : plan.regions.addMade(plan.madeIndices, primitive.indices.bytes());
    if (asStored && primitive.indices.type() == StoredType::U16) {
        buffers.indexType = VK_INDEX_TYPE_UINT16;
    }
}

void planStreams(const Asset& asset, const Primitive& primitive, PrimitivePlan& plan) {
    PrimitiveBuffers& buffers = plan.buffers;
    PrimitiveRegions& regions = plan.regions;
    buffers.streamOffsets.fill(regions.add(primitive.positions));
    if (!primitive.normals.empty()) {
        buffers.streamOffsets[1] = regions.addNormals(primitive.normals);
    }
    buffers.hasTangents = !primitive.tangents.empty();
    if (buffers.hasTangents) {
        buffers.streamOffsets[4] = regions.addTangents(primitive.tangents);
    }
    for (const std::uint32_t set : usedTexcoordSets(asset, primitive)) {
        buffers.texcoords.push_back({set, regions.add(primitive.texcoords[set])});
    }
    if ((buffers.drawFlags & layout::kDrawHasColors) != 0) {
        buffers.streamOffsets[3] = regions.add(primitive.colors[0]);
    }
}

void planRanges(const Primitive& primitive, VkDeviceSize mostRange, const std::string& where,
                PrimitivePlan& plan) {
    if (primitive.influenceSets.empty() && primitive.targets.empty()) {
        return;
    }
    const std::vector<VertexRange> ranges = deformRanges(primitive, mostRange);
    if (ranges.empty()) {
        throw GpuError(GpuError::Kind::Failed,
                       where +
                           ": the joints, weights and morph targets of 64 vertices need more "
                           "than the " +
                           std::to_string(mostRange) + " bytes that the device allows");
    }
    for (const VertexRange& range : ranges) {
        plan.ranges.push_back({range, plan.regions.addInfluences(primitive, range),
                               plan.regions.addDisplacements(primitive, range)});
    }
}

}  // namespace

PrimitivePlan planned(const Asset& asset, const Primitive& primitive, VkDeviceSize mostRange,
                      const std::string& where) {
    PrimitivePlan plan;
    PrimitiveBuffers& buffers = plan.buffers;
    if (primitive.positions.empty()) {
        return plan;
    }
    buffers.source = &primitive;
    buffers.elementSize = elementSize(primitive.topology);
    buffers.drawFlags = flagsOf(primitive, buffers.elementSize);
    buffers.vertexCount = static_cast<std::uint32_t>(primitive.vertexCount());
    buffers.influenceSets = static_cast<std::uint32_t>(primitive.influenceSets.size());
    buffers.targets = static_cast<std::uint32_t>(primitive.targets.size());
    buffers.mostJoint = mostJointOf(primitive);
    buffers.morphsTangents = morphsTangents(primitive);
    buffers.anchor = anchorOf(primitive);
    planStreams(asset, primitive, plan);
    planIndices(primitive, plan);
    if (buffers.indexCount == 0) {
        return {};
    }
    planRanges(primitive, mostRange, where, plan);
    if (plan.ranges.empty()) {
        buffers.bounds = boundsOf(primitive);
    }
    // Absent streams at the offset of the positions must end inside the part, even the widest
    // (colours).
    plan.bytes =
        std::max<std::uint64_t>(plan.regions.end(), sizeof(glm::vec4) * primitive.vertexCount());
    return plan;
}

}  // namespace sinew
