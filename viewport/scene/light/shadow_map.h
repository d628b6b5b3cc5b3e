// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Depth map from a light. Its render pass leaves it readable by fragment shaders. The constructor
/// clears it to the farthest depth and waits.
class ShadowMap {
public:
    ShadowMap(const DeviceView& device, VkRenderPass renderPass, std::uint32_t side);

    [[nodiscard]] PassScope begin(VkCommandBuffer commands) const noexcept;

    [[nodiscard]] VkImageView view() const noexcept { return m_image.view.get(); }
    [[nodiscard]] std::uint32_t side() const noexcept { return m_image.extent.width; }

private:
    const DebugUtils* m_debug;  // borrowed
    VkRenderPass m_renderPass;  // borrowed
    MemoryArena m_arena;
    Image2D m_image;
    Unique<VkFramebuffer> m_framebuffer;
};

/// The render pass of ShadowMap and of the pipelines that draw into it.
[[nodiscard]] Unique<VkRenderPass> makeShadowPass(const DeviceView& device);

/// A comparison sampler: 1 if the reference is not behind the stored depth; filtered if the device
/// supports it.
[[nodiscard]] Unique<VkSampler> makeShadowSampler(const DeviceView& device);

}  // namespace sinew
