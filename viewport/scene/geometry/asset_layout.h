// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <vector>

#include "viewport/scene/geometry/primitive_plan.h"

namespace sinew {

/// Which primitive lies where in which buffer. Those that hold the same arrays lie together.
struct AssetLayout {
    struct Page {
        VkDeviceSize bytes = 0;
        bool reached = true;  // a shader can reach all of it at once
    };

    std::deque<Primitive> expanded;  // made for plans that name them
    std::deque<PrimitivePlan> plans;
    std::vector<Page> pages;
    std::vector<std::size_t> planOf;  // of each primitive, all meshes one after another

    /// How many ranges lie in pages that are not reached.
    [[nodiscard]] std::size_t rangesApart() const noexcept;
};

/// The asset must outlive the layout. Throws GpuError, which names the primitive.
[[nodiscard]] AssetLayout layoutOf(const Asset& asset, VkDeviceSize mostRange);

}  // namespace sinew
