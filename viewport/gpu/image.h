// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"

namespace sinew {

struct ImageOptions {
    ObjectName name;
    VkFormat format = VK_FORMAT_UNDEFINED;
    VkExtent2D extent{};
    VkImageUsageFlags usage = 0;
    VkImageAspectFlags aspect = VK_IMAGE_ASPECT_COLOR_BIT;
    std::uint32_t samples = 1;
    std::uint32_t mipLevels = 1;
};

/// The image properties needed for mipmap generation.
struct MipChain {
    VkImage image = VK_NULL_HANDLE;
    VkExtent2D extent{};  // extent of level 0
    std::uint32_t levels = 1;
};

/// A 2D image with memory from an arena and a view of all its levels.
struct Image2D {
    Unique<VkImage> image;
    Unique<VkImageView> view;
    VkExtent2D extent{};
    std::uint32_t mipLevels = 1;

    [[nodiscard]] MipChain chain() const noexcept { return {image.get(), extent, mipLevels}; }
};

/// A view of the first levels of an image.
[[nodiscard]] Unique<VkImageView> makeView(const DeviceView& device, VkImage image,
                                           const ImageOptions& options);

[[nodiscard]] Image2D makeImage(const DeviceView& device, MemoryArena& arena,
                                const ImageOptions& options);

struct ImageTransition {
    VkImage image = VK_NULL_HANDLE;
    VkImageLayout from = VK_IMAGE_LAYOUT_UNDEFINED;
    VkImageLayout to = VK_IMAGE_LAYOUT_UNDEFINED;
    VkPipelineStageFlags before = VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
    VkAccessFlags wrote = 0;
    VkPipelineStageFlags after = VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT;
    VkAccessFlags uses = 0;
    std::uint32_t firstLevel = 0;
    std::uint32_t levels = VK_REMAINING_MIP_LEVELS;
    VkImageAspectFlags aspect = VK_IMAGE_ASPECT_COLOR_BIT;
};

/// Records a barrier that changes the layout of an image.
void transition(VkCommandBuffer commands, const ImageTransition& change) noexcept;

/// Before copies into an image, whose contents are lost; after `before` has read it.
[[nodiscard]] ImageTransition forCopies(
    VkImage image, VkPipelineStageFlags before = VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT) noexcept;
/// After copies: fragment shaders read the image.
[[nodiscard]] ImageTransition copied(VkImage image) noexcept;

/// Number of levels of a full chain down to one texel.
[[nodiscard]] std::uint32_t mipLevelCount(VkExtent2D extent) noexcept;

/// Records the generation of all levels from level 0 (all in TRANSFER_DST layout) and leaves every
/// level in SHADER_READ_ONLY layout. sRGB formats are averaged in linear light.
void recordMipmaps(VkCommandBuffer commands, const MipChain& chain) noexcept;

}  // namespace sinew
