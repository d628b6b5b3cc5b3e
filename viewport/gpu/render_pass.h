// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// On software devices: a barrier within a pass of `makeRenderPass`, after which everything before
/// it is drawn. Others have no such dependency.
void recordPassBarrier(VkCommandBuffer commands) noexcept;

/// A render pass with one subpass that clears its attachments. For targets reused by consecutive
/// frames on the same queue: waits for earlier reads and writes.
struct RenderPass {
    ObjectName name;
    VkFormat colorFormat = VK_FORMAT_UNDEFINED;  // undefined: no colour
    VkFormat depthFormat = VK_FORMAT_UNDEFINED;  // undefined: no depth
    std::uint32_t samples = 1;                   // if greater than 1, a resolve attachment comes
                                                 // last
    // For one picture in two passes: the first keeps its attachments, the second loads them. Both
    // are compatible with a pass that does neither.
    bool keeps = false;
    bool loads = false;
    bool keepsDepth = false;  // depth is read later
    bool mipmaps = false;     // a PassTarget's colour has all levels; the pass draws the first
    // How the single-sampled colour, or depth without colour, is used next.
    VkImageLayout finalLayout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    VkPipelineStageFlags readBy = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    VkAccessFlags readAs = VK_ACCESS_SHADER_READ_BIT;
};

/// Attachments in order: colour, depth, resolve, as far as present.
[[nodiscard]] Unique<VkRenderPass> makeRenderPass(const DeviceView& device,
                                                  const RenderPass& options);

[[nodiscard]] Unique<VkFramebuffer> makeFramebuffer(const DeviceView& device,
                                                    const ObjectName& name, VkRenderPass renderPass,
                                                    std::span<const VkImageView> views,
                                                    VkExtent2D extent);

/// Records a render pass during its lifetime: over the whole framebuffer, with full viewport and
/// scissor, under a label.
class PassScope {
public:
    struct Pass {
        const char* label;
        VkRenderPass renderPass;
        VkFramebuffer framebuffer;
        VkExtent2D extent;
        std::span<const VkClearValue> clear = {};  // values of the attachments
    };
    /// `debug`: null if no tool is active.
    PassScope(const DebugUtils* debug, VkCommandBuffer commands, const Pass& pass) noexcept;
    ~PassScope();
    PassScope(const PassScope&) = delete;
    PassScope& operator=(const PassScope&) = delete;

private:
    DebugLabel m_label;
    VkCommandBuffer m_commands;
};

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
    /// Once it has images, as the next three.
    [[nodiscard]] VkExtent2D extent() const noexcept { return m_images->extent; }
    /// The single-sampled colour, with a view of all levels; see RenderPass::finalLayout.
    [[nodiscard]] const Image2D& color() const noexcept { return m_images->color; }
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
        Image2D samples;              // empty with one sample
        Image2D depth;                // empty without depth
        Image2D color;                // empty without colour
        Unique<VkImageView> largest;  // level 0 of several
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
