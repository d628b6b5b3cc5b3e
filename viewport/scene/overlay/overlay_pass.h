// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "viewport/gpu/lazy_pipeline.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/outline/outline_pass.h"
#include "viewport/scene/overlay/glyph_atlas.h"

namespace sinew {

/// Draws quads to a separate image (premultiplied sRGB bytes), so that translucent quads look the
/// same in every host.
class OverlayPass {
public:
    OverlayPass(const DeviceView& device, VkPipelineCache cache, const GlyphAtlas& atlas,
                PipelineTime time);

    [[nodiscard]] PassTarget& target() noexcept { return m_target; }
    [[nodiscard]] const PassTarget& target() const noexcept { return m_target; }

    struct Content {
        std::span<const layout::OverlayQuad> quads;  // pixels of the picture
        const OutlinePass* outline;  // drawn below them, pixels of the target; null: there is none
        glm::uvec2 first;            // pixel of the picture that is the first of the target
    };
    /// Outside any render pass; the quads are written to the frame's ring.
    void record(VkCommandBuffer commands, FrameRing& ring, const Content& content) const;

private:
    void recordQuads(VkCommandBuffer commands, FrameRing& ring, const Content& content) const;

    PassTarget m_target;
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkPipelineLayout> m_layout;
    LazyPipeline m_pipeline;
    Unique<VkSampler> m_sampler;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_set;
};

}  // namespace sinew
