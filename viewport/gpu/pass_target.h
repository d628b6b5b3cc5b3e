// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// A render pass with the images that it draws into, all of one size: colour and depth, as far as
/// the pass has a format for them, and the samples of colour if it has several. Colours start as 0,
/// depths as 1.
class PassTarget {
public:
    PassTarget(const DeviceView& device, const RenderPass& options);

    [[nodiscard]] bool fits(VkExtent2D extent) const noexcept;
    /// Recreates the images if the size differs, and returns whether it did. The device must then
    /// be idle.
    bool resize(VkExtent2D extent);

    [[nodiscard]] VkRenderPass renderPass() const noexcept { return m_renderPass.get(); }
    [[nodiscard]] std::uint32_t samples() const noexcept { return m_options.samples; }
    /// Once it has images, as the next two.
    [[nodiscard]] VkExtent2D extent() const noexcept { return m_images->extent; }
    /// Readable by fragment shaders after the pass.
    [[nodiscard]] VkImageView picture() const noexcept { return m_images->color.view.get(); }
    /// Has the pass's number of samples.
    [[nodiscard]] const Image2D& depth() const noexcept { return m_images->depth; }

    /// `compatible`: another pass to begin instead of that of the target.
    [[nodiscard]] PassScope begin(VkCommandBuffer commands, const char* label,
                                  VkRenderPass compatible = VK_NULL_HANDLE) const noexcept;
    /// `loading`: a compatible pass that loads its attachments.
    [[nodiscard]] PassScope resume(VkCommandBuffer commands, const char* label,
                                   VkRenderPass loading) const noexcept;

private:
    struct Images {
        MemoryArena arena;
        Image2D samples;  // empty with one sample
        Image2D depth;    // empty without depth
        Image2D color;    // empty without colour
        Unique<VkFramebuffer> framebuffer;
        VkExtent2D extent;
    };
    [[nodiscard]] Images makeImages(VkExtent2D extent) const;

    DeviceView m_device;  // borrowed
    RenderPass m_options;
    Unique<VkRenderPass> m_renderPass;
    std::optional<Images> m_images;
};

}  // namespace sinew
