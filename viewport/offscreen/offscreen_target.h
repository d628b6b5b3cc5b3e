// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/render_pass.h"

namespace sinew {

/// The render pass of the offscreen host; its image ends in TRANSFER_SRC layout.
[[nodiscard]] RenderPass offscreenPass(VkFormat format) noexcept;

/// An image with four bytes per pixel, and a buffer for reading it back on the CPU.
class OffscreenTarget {
public:
    OffscreenTarget(const DeviceView& device, VkFormat format, VkExtent2D extent);

    [[nodiscard]] PassScope begin(VkCommandBuffer commands) const noexcept;
    /// After the pass: copies the picture into the buffer.
    void readBack(VkCommandBuffer commands) const noexcept;

    [[nodiscard]] VkExtent2D extent() const noexcept { return m_target.extent(); }
    /// Rows from the top; the result of the last completed `readBack`.
    [[nodiscard]] std::span<const std::byte> bytes() const noexcept { return m_buffer.mapped(); }

private:
    PassTarget m_target;
    OwnedBuffer m_buffer;
};

}  // namespace sinew
