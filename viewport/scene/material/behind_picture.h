// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/lazy_pipeline.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// The image seen through transmissive surfaces (KHR_materials_transmission): the scene drawn
/// before them over the background, converted back to light, with mipmaps for rough surfaces.
/// Linear, before exposure, half floats; alpha is coverage.
class BehindPicture {
public:
    static constexpr std::uint32_t kBinding = 6;  // binding of descriptor set 0

    /// `sceneLayout`: of descriptor set 0, borrowed.
    BehindPicture(const DeviceView& device, VkPipelineCache cache,
                  VkDescriptorSetLayout sceneLayout, PipelineTime time);

    [[nodiscard]] bool fits(VkExtent2D extent) const noexcept { return m_target.fits(extent); }
    /// Recreates the images and records a clear, so that they can be bound before they are rendered
    /// to. The device must be idle.
    void resize(VkCommandBuffer commands, VkExtent2D extent);
    /// The scene's resolved picture. The device must be idle.
    void setScene(VkImageView scene) noexcept;

    /// View of all levels, for surfaces, once it has images. The sampler is trilinear.
    [[nodiscard]] VkImageView view() const noexcept { return m_target.picture(); }
    [[nodiscard]] VkSampler sampler() const noexcept { return m_trilinear.get(); }

    /// Between the two passes of a scene: reads the scene's picture and leaves this image readable
    /// by fragment shaders.
    void record(VkCommandBuffer commands, const FrameMemory& memory,
                const layout::CompositeConstants& background) const;

private:
    void recordPicture(VkCommandBuffer commands, const FrameMemory& memory,
                       const layout::CompositeConstants& background) const;

    DeviceView m_device;  // borrowed
    PassTarget m_target;
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkPipelineLayout> m_layout;
    LazyPipeline m_pipeline;
    Unique<VkSampler> m_texel;
    Unique<VkSampler> m_trilinear;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_set = VK_NULL_HANDLE;
};

}  // namespace sinew
