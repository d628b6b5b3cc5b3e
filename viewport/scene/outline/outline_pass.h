// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "viewport/gpu/lazy_pipeline.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Binding of descriptor set 0: scene depth.
inline constexpr std::uint32_t kOutlineDepthBinding = 8;

/// The target of the mask of the selection, two bytes per pixel: how much of it the selection
/// covers, hidden or not, and how much of that is visible. Multisampled like the scene and
/// resolved.
[[nodiscard]] PassTarget makeOutlineMask(const DeviceView& device, std::uint32_t samples);

/// The outline around such a mask: a line of constant width in points with a dark rim, outside of
/// the mask. Finds the tiles of the picture that it crosses first, because the search for the
/// nearest covered pixel is expensive.
class OutlinePass {
public:
    /// `overlayPass`: where `draw` is recorded; borrowed.
    OutlinePass(const DeviceView& device, VkPipelineCache cache, VkRenderPass overlayPass,
                PipelineTime time);

    /// Recreates the image of the tiles if their number differs. The device must be idle.
    void resize(VkExtent2D picture);
    /// The device must be idle.
    void setMask(VkImageView mask) noexcept;
    [[nodiscard]] VkSampler sampler() const noexcept { return m_sampler.get(); }

    /// Outside any render pass, after the mask: finds the tiles.
    void record(VkCommandBuffer commands, float pixelsPerPoint);
    /// Inside `overlayPass`: the outline.
    void draw(VkCommandBuffer commands) const;

private:
    void bind(VkCommandBuffer commands, VkPipeline pipeline,
              std::span<const VkDescriptorSet> sets) const noexcept;

    DeviceView m_device;  // borrowed
    PassTarget m_tiles;
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkPipelineLayout> m_layout;
    Unique<VkSampler> m_sampler;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_maskSet;
    VkDescriptorSet m_tilesSet;
    LazyPipeline m_tilesPipeline;
    LazyPipeline m_pipeline;
    layout::OutlineConstants m_constants{};
};

}  // namespace sinew
