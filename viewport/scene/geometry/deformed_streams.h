// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>

namespace sinew {

class WordWindows;

/// The deformed vertices of one draw: in world space, for all its instances in order, as vertex
/// attributes. Owned by the DeformPass, valid until its next frame.
struct DeformedStreams {
    static constexpr VkDeviceSize kPositionBytes = 12;  // three floats
    static constexpr VkDeviceSize kVectorBytes = 4;     // packed_vectors.h

    VkBuffer buffer = VK_NULL_HANDLE;    // null: not deformed ahead, the draw's source is Stored
    const WordWindows* words = nullptr;  // the same buffer
    VkDeviceSize positions = 0;          // offset of the first instance's first vertex
    VkDeviceSize normals = 0;            // that of the positions if the primitive has none,
    VkDeviceSize tangents = 0;           // so that something can be bound
    std::uint32_t stride = 0;            // vertices between instances

    /// The same for a later instance. Absent streams do not move.
    [[nodiscard]] DeformedStreams ofInstance(std::uint32_t instance) const noexcept {
        DeformedStreams result = *this;
        const VkDeviceSize vertices = VkDeviceSize{instance} * stride;
        result.positions += vertices * kPositionBytes;
        result.normals += normals == positions ? 0 : vertices * kVectorBytes;
        result.tangents += tangents == positions ? 0 : vertices * kVectorBytes;
        return result;
    }
};

}  // namespace sinew
