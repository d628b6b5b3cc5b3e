// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/outline/outline_pass.h"
#include "viewport/scene/overlay/glyph_atlas.h"

namespace sinew {

/// Draws quads to a separate image (premultiplied sRGB bytes), so that translucent quads look the
/// same in every host.
class OverlayPass {
public:
    OverlayPass(const DeviceView& device, VkPipelineCache cache, const GlyphAtlas& atlas);

    [[nodiscard]] bool fits(VkExtent2D extent) const noexcept;
    /// The device must be idle.
    void resize(VkExtent2D extent);
    [[nodiscard]] VkImageView picture() const noexcept { return m_images->color.view.get(); }

    [[nodiscard]] VkRenderPass renderPass() const noexcept { return m_renderPass.get(); }

    /// Outside any render pass; the quads are written to the frame's ring. `outline`: drawn below
    /// them; null: there is none.
    void record(VkCommandBuffer commands, FrameRing& ring,
                std::span<const layout::OverlayQuad> quads,
                const OutlinePass* outline) const noexcept;

private:
    void recordQuads(VkCommandBuffer commands, FrameRing& ring,
                     std::span<const layout::OverlayQuad> quads) const noexcept;

    struct Images {
        MemoryArena arena;
        Image2D color;
        Unique<VkFramebuffer> framebuffer;
    };

    DeviceView m_device;  // borrowed
    Unique<VkRenderPass> m_renderPass;
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkPipelineLayout> m_layout;
    Unique<VkPipeline> m_pipeline;
    Unique<VkSampler> m_sampler;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_set;
    std::optional<Images> m_images;
};

}  // namespace sinew
