// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "model/core/result.h"

namespace sinew::codec {

/// glTF's component types that Draco can be asked for.
enum class DracoComponent { Byte, UnsignedByte, Short, UnsignedShort, UnsignedInt, Float };

/// One attribute of the compressed mesh, in the format of the accessor that it fills.
struct DracoAttribute {
    std::uint32_t uniqueId = 0;
    DracoComponent component = DracoComponent::Float;
    std::uint32_t width = 3;  // components per vertex, 1 to 4; as many as are stored
};

/// Bytes that decoding may take: connectivity and decoded attributes, by estimate.
struct DracoLimits {
    std::uint64_t maxBytes = 0;
    // Left for all that decode at once, this one included; borrowed. What is taken from it is given
    // back at the end.
    std::atomic<std::uint64_t>* shared = nullptr;
};

struct DracoMesh {
    std::uint32_t vertexCount = 0;
    std::vector<std::uint32_t> indices;                 // three per triangle, below vertexCount
    std::vector<std::vector<std::uint8_t>> attributes;  // as requested; tightly packed
};

/// Whether this build has Draco.
[[nodiscard]] bool hasDraco() noexcept;

/// Decodes a mesh (KHR_draco_mesh_compression; Draco bitstream up to 2.2). Errors: no Draco mesh,
/// cut off or malformed, a point cloud, an attribute that does not exist (pointer "/attributes"),
/// has another number of components or does not fit its type, and LimitExceeded before memory
/// beyond the limit is taken.
[[nodiscard]] Result<DracoMesh> decodeDraco(std::span<const std::uint8_t> source,
                                            std::span<const DracoAttribute> attributes,
                                            const DracoLimits& limits);

}  // namespace sinew::codec
