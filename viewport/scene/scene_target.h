// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/render_pass.h"

namespace sinew {

/// The render target of the scene: premultiplied half floats over transparent black with depth,
/// multisampled and resolved. The passes depend on the sample count, the images also on the size.
class SceneTarget {
public:
    /// `samples` must be a supported count.
    SceneTarget(const DeviceView& device, std::uint32_t samples);

    /// Recreates the images if the size differs, and returns whether it did. The device must then
    /// be idle. Throws GpuError for a size beyond the device's limits.
    bool resize(VkExtent2D extent);
    [[nodiscard]] bool fits(VkExtent2D extent) const noexcept { return m_target.fits(extent); }

    /// A picture is drawn in one pass, or in two if there are transmissive surfaces: after `Behind`
    /// the picture so far is resolved and readable; `Rest` continues it. Pipelines are compatible
    /// with all.
    enum class Part { Whole, Behind, Rest };
    enum class DepthUse { Dropped, Read };  // use of the finished picture's depth
    [[nodiscard]] PassScope begin(VkCommandBuffer commands, Part part, DepthUse use) const noexcept;
    /// After the last part with DepthUse::Read: fragment shaders can read `depth` from here on.
    void makeDepthReadable(VkCommandBuffer commands) const noexcept;

    [[nodiscard]] VkRenderPass renderPass() const noexcept { return m_target.renderPass(); }
    [[nodiscard]] std::uint32_t samples() const noexcept { return m_target.samples(); }
    [[nodiscard]] VkImageView picture() const noexcept { return m_target.picture(); }
    /// Multisampled like the scene.
    [[nodiscard]] VkImageView depth() const noexcept { return m_target.depth().view.get(); }

private:
    DeviceView m_device;  // borrowed
    PassTarget m_target;  // target of Part::Whole
    Unique<VkRenderPass> m_behind;
    Unique<VkRenderPass> m_rest;
    Unique<VkRenderPass> m_wholeWithDepth;
    Unique<VkRenderPass> m_restWithDepth;
};

}  // namespace sinew
