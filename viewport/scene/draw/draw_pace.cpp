// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/draw_pace.h"

#include <vulkan/vulkan.h>

#include <algorithm>

#include "viewport/gpu/render_pass.h"

namespace sinew {
namespace {

// Indices that take as much memory as the state of a draw.
constexpr std::uint64_t kIndicesPerDraw = 50;

}  // namespace

void DrawPace::draw(VkCommandBuffer commands, std::uint32_t indices, std::uint32_t firstInstance,
                    std::uint32_t instances) noexcept {
    if (!m_needed) {
        vkCmdDrawIndexed(commands, indices, instances, 0, 0, firstInstance);
        return;
    }
    if (indices > kMostIndices) {
        for (std::uint32_t i = firstInstance; i < firstInstance + instances; ++i) {
            for (std::uint32_t first = 0; first < indices; first += kMostIndices) {
                const std::uint32_t part = std::min(kMostIndices, indices - first);
                vkCmdDrawIndexed(commands, part, 1, first, 0, i);
                pass(commands, part);
            }
        }
        return;
    }
    const std::uint32_t together = std::max(kMostIndices / std::max(indices, 1U), 1U);
    for (std::uint32_t i = 0; i < instances; i += together) {
        const std::uint32_t part = std::min(together, instances - i);
        vkCmdDrawIndexed(commands, indices, part, 0, 0, firstInstance + i);
        pass(commands, std::uint64_t{part} * indices);
    }
}

/// Counts what was drawn.
void DrawPace::pass(VkCommandBuffer commands, std::uint64_t indices) noexcept {
    m_indices += indices + kIndicesPerDraw;
    if (m_indices >= kMostIndices) {
        recordPassBarrier(commands);
        m_indices = 0;
    }
}

}  // namespace sinew
