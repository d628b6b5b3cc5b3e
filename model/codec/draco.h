// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/component_type.h"
#include "model/core/result.h"

namespace sinew::codec {

/// One attribute of the compressed mesh, in the format of the accessor that it fills.
struct DracoAttribute {
    std::uint32_t uniqueId = 0;
    ComponentType component = ComponentType::Float;
    std::uint32_t width = 3;  // components per vertex, 1 to 4; must match the stored count
};

/// Estimated bytes that decoding may take: connectivity and decoded attributes.
struct DracoLimits {
    std::uint64_t maxBytes = 0;
    // Remaining bytes for all concurrent decodes, this one included. Reserved bytes are returned at
    // the end.
    std::shared_ptr<std::atomic<std::uint64_t>> shared = {};
    // Returns at once from a large mesh; decoding ends before its next step or attribute.
    std::stop_token stop = {};
};

struct DracoMesh {
    std::uint32_t vertexCount = 0;
    std::vector<std::uint32_t> indices;                 // three per triangle, below vertexCount
    std::vector<std::vector<std::uint8_t>> attributes;  // requested order; tightly packed
};

/// Decodes a mesh (KHR_draco_mesh_compression; Draco bitstream up to 2.2). Errors: not a Draco
/// mesh, truncated, malformed, a point cloud; an attribute that does not exist (pointer
/// "/attributes"), has another number of components or does not fit its type; LimitExceeded before
/// memory beyond the limit is allocated; Cancelled.
[[nodiscard]] Result<DracoMesh> decodeDraco(std::span<const std::uint8_t> source,
                                            std::span<const DracoAttribute> attributes,
                                            const DracoLimits& limits);

}  // namespace sinew::codec
