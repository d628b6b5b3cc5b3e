// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "viewport/scene/geometry/primitive_buffers.h"
#include "viewport/scene/geometry/primitive_regions.h"

namespace sinew {

/// What will lie in a part of a buffer, before it is known where that is: offsets and words of
/// `buffers` count from the beginning of the part.
struct PrimitivePlan {
    struct Range {
        VertexRange vertices;
        Region influences;
        Region displacements;
    };

    PrimitiveBuffers buffers;
    PrimitiveRegions regions;
    std::vector<Range> ranges;
    std::uint64_t bytes = 0;  // 0: nothing to draw
    std::vector<std::uint32_t> madeIndices;
    std::size_t page = 0;  // where the part lies: see AssetLayout
    VkDeviceSize offset = 0;
};

/// `primitive` must outlive the plan. Throws GpuError, which begins with `where`, when not even a
/// few vertices lie within `mostRange` bytes.
[[nodiscard]] PrimitivePlan planned(const Asset& asset, const Primitive& primitive,
                                    VkDeviceSize mostRange, const std::string& where);

}  // namespace sinew
