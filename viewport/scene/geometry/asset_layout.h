// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <vector>

#include "viewport/scene/geometry/primitive_plan.h"

namespace sinew {

/// Assigns primitives to buffers and offsets. Primitives with equal arrays share their data.
struct AssetLayout {
    struct Page {
        VkDeviceSize bytes = 0;
        bool reached = true;  // one shader descriptor reaches all of it
    };

    std::deque<Primitive> expanded;  // created for the plans that reference them
    std::deque<PrimitivePlan> plans;
    std::vector<Page> pages;
    std::vector<std::size_t> planOf;  // [primitive], over all meshes

    /// Number of ranges in pages that exceed the shader range.
    [[nodiscard]] std::size_t rangesApart() const noexcept;
};

/// The asset must outlive the layout. Throws GpuError that names the primitive.
[[nodiscard]] AssetLayout layoutOf(const Asset& asset, VkDeviceSize mostRange);

}  // namespace sinew
