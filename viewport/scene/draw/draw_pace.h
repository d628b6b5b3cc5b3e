// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>

namespace sinew {

/// Software devices (lavapipe) keep all triangles of a render pass until they are rasterised, about
/// a kilobyte each, and gigabytes of them where the vertices are ready faster than the pixels. A
/// pace lets them finish from time to time, by a barrier within the pass, and bounds that memory.
/// The passes must allow it (`makeRenderPass` does, on such devices).
class DrawPace {
public:
    /// `needed`: of a software device. Otherwise draws are recorded as they are.
    explicit DrawPace(bool needed) noexcept : m_needed(needed) {}

    /// Indices that are drawn between two barriers.
    static constexpr std::uint32_t kMostIndices = 600'000;
    static_assert(kMostIndices % 6 == 0, "draws are split between points, lines and triangles");

    /// Records a draw of all indices of bound buffers, for a range of instances. The picture is the
    /// same as that of one call.
    void draw(VkCommandBuffer commands, std::uint32_t indices, std::uint32_t firstInstance,
              std::uint32_t instances) noexcept;

private:
    void pass(VkCommandBuffer commands, std::uint64_t indices) noexcept;

    bool m_needed;
    std::uint64_t m_indices = 0;  // since the last barrier
};

}  // namespace sinew
