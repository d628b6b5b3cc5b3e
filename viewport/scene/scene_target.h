// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/gpu/unique.h"

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
    [[nodiscard]] bool fits(VkExtent2D extent) const noexcept;

    /// A picture is drawn in one pass, or in two if there are transmissive surfaces: after `Behind`
    /// the picture so far is resolved and readable; `Rest` continues it. Pipelines are compatible
    /// with all.
    enum class Part { Whole, Behind, Rest };
    enum class DepthUse { Dropped, Read };  // of the finished picture's depth
    [[nodiscard]] PassScope begin(VkCommandBuffer commands, Part part, DepthUse use) const noexcept;
    /// After the last part with DepthUse::Read: fragment shaders can read `depth` from here on.
    void makeDepthReadable(VkCommandBuffer commands) const noexcept;

    [[nodiscard]] VkRenderPass renderPass() const noexcept { return m_whole.get(); }
    [[nodiscard]] std::uint32_t samples() const noexcept { return m_samples; }
    [[nodiscard]] VkExtent2D extent() const noexcept { return m_extent; }
    [[nodiscard]] VkImageView picture() const noexcept { return m_images->color.view.get(); }
    /// Multisampled like the scene.
    [[nodiscard]] VkImageView depth() const noexcept { return m_images->depth.view.get(); }
    /// The picture as an image: copies may read it if they change its layout and change it back to
    /// SHADER_READ_ONLY.
    [[nodiscard]] VkImage image() const noexcept { return m_images->color.image.get(); }

private:
    struct Images {
        MemoryArena arena;
        Image2D multisampled;  // empty with one sample
        Image2D depth;
        Image2D color;
        Unique<VkFramebuffer> framebuffer;
    };
    [[nodiscard]] Images makeImages(VkExtent2D extent) const;
    [[nodiscard]] PassScope begin(VkCommandBuffer commands, const char* label,
                                  VkRenderPass renderPass,
                                  std::span<const VkClearValue> clear) const noexcept;

    DeviceView m_device;  // borrowed
    std::uint32_t m_samples;
    VkFormat m_depthFormat;
    Unique<VkRenderPass> m_whole;
    Unique<VkRenderPass> m_behind;
    Unique<VkRenderPass> m_rest;
    Unique<VkRenderPass> m_wholeWithDepth;
    Unique<VkRenderPass> m_restWithDepth;
    VkExtent2D m_extent{};
    std::optional<Images> m_images;
};

}  // namespace sinew
