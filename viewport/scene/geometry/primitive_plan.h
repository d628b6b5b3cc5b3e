// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "viewport/scene/geometry/primitive_buffers.h"
#include "viewport/scene/geometry/primitive_regions.h"

namespace sinew {

/// The contents of a part of a buffer before its position is known: offsets and words of `buffers`
/// are relative to the start of the part.
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
    std::size_t page = 0;  // page of the part, see AssetLayout
    VkDeviceSize offset = 0;
};

/// `primitive` must outlive the plan. Throws GpuError, prefixed with `where`, if not even a few
/// vertices fit in `mostRange` bytes.
[[nodiscard]] PrimitivePlan planned(const Asset& asset, const Primitive& primitive,
                                    VkDeviceSize mostRange, const std::string& where);

}  // namespace sinew
