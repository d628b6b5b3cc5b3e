// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// A render pass with one subpass that clears its attachments. For targets reused by consecutive
/// frames on the same queue: waits for earlier reads and writes.
struct RenderPass {
    VkFormat colorFormat = VK_FORMAT_UNDEFINED;
    VkFormat depthFormat = VK_FORMAT_UNDEFINED;  // undefined: no depth
    std::uint32_t samples = 1;                   // if greater than 1, a resolve attachment comes
                                                 // last
    // For one picture in two passes: the first keeps its attachments, the second loads them. Both
    // are compatible with a pass that does neither.
    bool keeps = false;
    bool loads = false;
    // How the single-sampled colour is used next.
    VkImageLayout finalLayout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    VkPipelineStageFlags readBy = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    VkAccessFlags readAs = VK_ACCESS_SHADER_READ_BIT;
};

/// Attachments in order: colour, depth, resolve, as far as present.
[[nodiscard]] Unique<VkRenderPass> makeRenderPass(const DeviceView& device,
                                                  const RenderPass& options);

[[nodiscard]] Unique<VkFramebuffer> makeFramebuffer(const DeviceView& device,
                                                    VkRenderPass renderPass,
                                                    std::span<const VkImageView> views,
                                                    VkExtent2D extent);

/// Begins a pass over the whole framebuffer and clears its attachments to these values.
void beginPass(VkCommandBuffer commands, VkRenderPass renderPass, VkFramebuffer framebuffer,
               VkExtent2D extent, std::span<const VkClearValue> clear = {}) noexcept;

}  // namespace sinew
