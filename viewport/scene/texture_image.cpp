// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/texture_image.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>

#include "model/codec/texel_format.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/mipmaps.h"

namespace sinew {
namespace {

constexpr VkFormatFeatureFlags kNeeded = VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT |
                                         VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT |
                                         VK_FORMAT_FEATURE_TRANSFER_DST_BIT;

// A colour texture is sRGB whatever the file's number says (glTF 2.0, 3.9.2): the sRGB sibling
// follows the linear format, where there is one.
VkFormat colorFormat(const Image& image) noexcept {
    const auto sibling = texelFormat(image.blockFormat + 1);
    const bool isSrgbSibling = sibling && sibling->srgb;
    const auto stored = texelFormat(image.blockFormat);
    const bool hasSibling = stored && !stored->srgb && isSrgbSibling;
    return static_cast<VkFormat>(hasSibling ? image.blockFormat + 1 : image.blockFormat);
}

Image2D uploadPixels(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                     VkExtent2D extent, std::span<const std::uint8_t> rgba) {
    Image2D image =
        makeImage(device, arena,
                  {.format = VK_FORMAT_R8G8B8A8_SRGB,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT |
                            VK_IMAGE_USAGE_TRANSFER_SRC_BIT,
                   .mipLevels = mipLevelCount(extent)});
    uploader.write(image, std::as_bytes(rgba), 4);
    return image;
}

Image2D uploadBlocks(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                     const Image& source) {
    const TexelFormat format = texelFormat(source.blockFormat).value_or(TexelFormat{});
    Image2D image =
        makeImage(device, arena,
                  {.format = colorFormat(source),
                   .extent = {source.width, source.height},
                   .usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT,
                   .mipLevels = static_cast<std::uint32_t>(source.levels.size())});
    std::vector<LevelTexels> levels;
    for (const ImageLevel& level : source.levels) {
        levels.push_back(
            {{level.width, level.height},
             std::as_bytes(std::span(source.blocks).subspan(level.offset, level.bytes))});
    }
    uploader.write(image, {format.blockWidth, format.blockHeight, format.blockBytes}, levels);
    return image;
}

}  // namespace

bool hasTexels(const Image& image) noexcept {
    if (image.width == 0 || image.height == 0) {
        return false;
    }
    if (image.blockFormat == 0) {
        return image.rgba.size() == std::size_t{4} * image.width * image.height;
    }
    const auto format = texelFormat(image.blockFormat);
    std::uint32_t at = 0;
    return format && !image.levels.empty() &&
           std::all_of(image.levels.begin(), image.levels.end(), [&](const ImageLevel& level) {
               const std::uint32_t shift = at++;
               return shift < mipLevelCount({image.width, image.height}) &&
                      level.width == std::max(1U, image.width >> shift) &&
                      level.height == std::max(1U, image.height >> shift) &&
                      level.bytes == format->bytes(level.width, level.height) &&
                      level.offset <= image.blocks.size() &&
                      level.bytes <= image.blocks.size() - level.offset;
           });
}

std::string unsampledReason(const DeviceView& device, const Image& image) {
    const std::uint32_t most = deviceLimits(device).maxImageDimension2D;
    if (image.width > most || image.height > most) {
        return std::to_string(image.width) + " x " + std::to_string(image.height) +
               " texels are more than the graphics device takes (" + std::to_string(most) + ")";
    }
    if (image.blockFormat == 0) {
        return {};
    }
    VkFormatProperties properties{};
    vkGetPhysicalDeviceFormatProperties(device.physical, colorFormat(image), &properties);
    if ((properties.optimalTilingFeatures & kNeeded) == kNeeded) {
        return {};
    }
    return "the graphics device cannot show its compressed format (VkFormat " +
           std::to_string(image.blockFormat) + ")";
}

Image2D uploadColors(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                     const Image& image) {
    return image.blockFormat != 0
               ? uploadBlocks(device, arena, uploader, image)
               : uploadPixels(device, arena, uploader, {image.width, image.height}, image.rgba);
}

Image2D uploadWhite(const DeviceView& device, MemoryArena& arena, Uploader& uploader) {
    constexpr std::array<std::uint8_t, 4> kWhite{255, 255, 255, 255};
    return uploadPixels(device, arena, uploader, {1, 1}, kWhite);
}

Image2D uploadPlaceholder(const DeviceView& device, MemoryArena& arena, Uploader& uploader) {
    constexpr std::size_t kSide = 8;
    std::array<std::uint8_t, kSide * kSide * 4> rgba{};
    for (std::size_t i = 0; i < kSide * kSide; ++i) {
        const bool bright = (i / kSide / 2 + i % kSide / 2) % 2 == 0;
        const std::uint8_t c = bright ? 255 : 0;
        const std::array<std::uint8_t, 4> texel{c, 0, c, 255};
        std::copy(texel.begin(), texel.end(), rgba.begin() + static_cast<std::ptrdiff_t>(4 * i));
    }
    return uploadPixels(device, arena, uploader, {kSide, kSide}, rgba);
}

}  // namespace sinew
