// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// The mask of the selection, two bytes per pixel: how much of it the selection covers, hidden or
/// not, and how much of that is visible. Multisampled like the scene and resolved. The render pass
/// depends on the sample count, the images also on the size.
class OutlineMask {
public:
    static constexpr std::uint32_t kDepthBinding = 8;  // of descriptor set 0: depth of the scene

    OutlineMask(const DeviceView& device, std::uint32_t samples);

    /// Recreates the images if the size differs. The device must be idle.
    void resize(VkExtent2D extent);

    [[nodiscard]] PassScope begin(VkCommandBuffer commands) const noexcept;
    [[nodiscard]] VkRenderPass renderPass() const noexcept { return m_renderPass.get(); }
    /// Readable by fragment shaders after the pass.
    [[nodiscard]] VkImageView picture() const noexcept { return m_images->picture.view.get(); }

private:
    struct Images {
        MemoryArena arena;
        Image2D multisampled;  // empty with one sample
        Image2D picture;
        Unique<VkFramebuffer> framebuffer;
    };
    [[nodiscard]] Images makeImages(VkExtent2D extent) const;

    DeviceView m_device;  // borrowed
    std::uint32_t m_samples;
    Unique<VkRenderPass> m_renderPass;
    std::optional<Images> m_images;
};

}  // namespace sinew
