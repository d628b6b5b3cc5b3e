// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/bounds.h"
#include "viewport/scene/geometry/primitive_regions.h"

namespace sinew {

/// The sort position of a translucent primitive: the centre of its box, moving with the strongest
/// joint of the nearest vertex.
struct PrimitiveAnchor {
    glm::vec3 position{0.0F};  // mesh space
    std::uint32_t joint = 0;
};
[[nodiscard]] PrimitiveAnchor anchorOf(const Primitive& primitive) noexcept;

class WordWindows;

/// A vertex range of a primitive for the deform compute shader. Words are relative to the bindings
/// of `set`: influences, displacements, positions, normals, tangents.
struct DeformRange {
    VkDescriptorSet set = VK_NULL_HANDLE;
    VertexRange vertices;
    std::uint32_t influences = 0;  // word of the table
    std::uint32_t displacements = 0;
    std::uint32_t positions = 0;
    std::uint32_t normals = 0;
    std::uint32_t tangents = 0;
};

/// One primitive on the device, in one part of one buffer that primitives with equal arrays share.
/// Positions are three floats, normals and tangents are packed (packed_vectors.h), everything else
/// has the model's format.
struct PrimitiveBuffers {
    // Position, normal, texture coordinate, colour, tangent, second texture coordinate. Absent
    // streams use the offset of the positions.
    static constexpr std::size_t kStreams = 6;
    static constexpr std::size_t kTexcoordStream = 2;
    static constexpr std::size_t kSecondTexcoordStream = 5;

    struct TexcoordStream {
        std::uint32_t set;  // n of TEXCOORD_n
        VkDeviceSize offset;
    };

    /// Words in binding 0 of `geometry`.
    struct CornerWords {
        std::uint32_t indices = 0;
        std::uint32_t positions = 0;
    };

    VkBuffer buffer = VK_NULL_HANDLE;    // owned by the AssetBuffers
    const WordWindows* words = nullptr;  // the same buffer; owned by the AssetBuffers
    const Primitive* source = nullptr;   // the uploaded primitive; owned by the asset or the
                                         // AssetBuffers
    std::array<VkDeviceSize, kStreams> streamOffsets{};
    VkDeviceSize indexOffset = 0;
    VkIndexType indexType = VK_INDEX_TYPE_UINT32;
    std::uint32_t indexCount = 0;   // 0: nothing to draw
    std::uint32_t elementSize = 3;  // points, lines, triangles
    std::uint32_t vertexCount = 0;
    std::uint32_t influenceSets = 0;
    std::uint32_t targets = 0;
    std::uint32_t drawFlags = 0;  // kDraw… bits derived from the geometry
    std::uint32_t mostJoint = 0;  // largest joint index of any influence
    bool hasTangents = false;
    bool morphsTangents = false;
    PrimitiveAnchor anchor;
    Box bounds;  // bounds of the positions, if it is rigid and they are finite; otherwise empty
    // Influences and displacements, for the vertex shader. Null: the data exceeds the range of a
    // shader, so the primitive is always deformed ahead, range by range.
    VkDescriptorSet geometry = VK_NULL_HANDLE;
    bool reached = true;
    std::uint32_t influenceTable = 0;       // word of the table in binding 0 of `geometry`
    std::uint32_t displacementTable = 0;    // word of the table in binding 1
    std::optional<CornerWords> corners;     // none: out of reach of a shader
    std::vector<DeformRange> ranges;        // empty: rigid
    std::vector<TexcoordStream> texcoords;  // set 0, and those used by textures of its materials

    /// Offset of the set, for kTexcoordStream of `streamOffsets`; none: not uploaded.
    [[nodiscard]] std::optional<VkDeviceSize> texcoordOffset(std::uint32_t set) const noexcept;
};

}  // namespace sinew
