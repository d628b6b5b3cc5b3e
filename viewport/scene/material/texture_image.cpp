// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/texture_image.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <vector>

#include "model/codec/texel_format.h"
#include "model/core/srgb.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/device_limits.h"

namespace sinew {

namespace {

VkFilter filter(Filter value) {
    return value == Filter::Nearest ? VK_FILTER_NEAREST : VK_FILTER_LINEAR;
}

VkSamplerAddressMode addressMode(Wrap wrap) {
    switch (wrap) {
        case Wrap::Repeat:
            return VK_SAMPLER_ADDRESS_MODE_REPEAT;
        case Wrap::MirroredRepeat:
            return VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT;
        case Wrap::ClampToEdge:
            return VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    }
    return VK_SAMPLER_ADDRESS_MODE_REPEAT;
}

static_assert(static_cast<int>(Filter::Linear) == 1 && static_cast<int>(Wrap::ClampToEdge) == 2,
              "keyOf assumes two filters and three wrap modes");

std::size_t keyOf(const TextureSampler& s) {
    std::size_t key = static_cast<std::size_t>(s.magFilter);
    key = key * 2 + static_cast<std::size_t>(s.minFilter);
    key = key * 2 + static_cast<std::size_t>(s.mipFilter);
    key = key * 2 + (s.mipmaps ? 1 : 0);
    key = key * 3 + static_cast<std::size_t>(s.wrapU);
    return key * 3 + static_cast<std::size_t>(s.wrapV);
}

constexpr float kMostAnisotropy = 16.0F;

bool isSmooth(const TextureSampler& s) {
    return s.magFilter == Filter::Linear && s.minFilter == Filter::Linear &&
           s.mipFilter == Filter::Linear && s.mipmaps;
}

// Software devices are many times slower with it and show artefacts.
float anisotropyOf(const DeviceView& device) {
    const bool isUsable = device.features.samplerAnisotropy != VK_FALSE && !isSoftware(device);
    return isUsable ? std::min(deviceLimits(device).maxSamplerAnisotropy, kMostAnisotropy) : 0.0F;
}

constexpr VkFormatFeatureFlags kNeeded = VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT |
                                         VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT |
                                         VK_FORMAT_FEATURE_TRANSFER_DST_BIT;

// The sRGB variant follows the linear format, if there is one.
VkFormat blockFormat(const Image& image, TextureCoding coding) noexcept {
    const auto isSrgb = [](std::uint32_t number) {
        const auto format = texelFormat(number);
        return format && format->srgb;
    };
    const std::uint32_t stored = image.blockFormat;
    if (coding == TextureCoding::Srgb) {
        return static_cast<VkFormat>(!isSrgb(stored) && isSrgb(stored + 1) ? stored + 1 : stored);
    }
    return static_cast<VkFormat>(isSrgb(stored) ? stored - 1 : stored);
}

struct TexturePixels {
    VkExtent2D extent{};
    std::vector<std::uint8_t> rgba;
};

Image2D uploadPixels(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                     VkExtent2D extent, std::span<const std::uint8_t> rgba, TextureCoding coding) {
    Image2D image =
        makeImage(device, arena,
                  {.name = "texture",
                   .format = coding == TextureCoding::Srgb ? VK_FORMAT_R8G8B8A8_SRGB
                                                           : VK_FORMAT_R8G8B8A8_UNORM,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT |
                            VK_IMAGE_USAGE_TRANSFER_SRC_BIT,
                   .mipLevels = mipLevelCount(extent)});
    uploader.write(image, std::as_bytes(rgba), 4);
    return image;
}

std::array<float, 256> linearValues() {
    std::array<float, 256> values{};
    for (std::size_t byte = 0; byte < values.size(); ++byte) {
        values.at(byte) = linearOfSrgb(static_cast<float>(byte) / 255.0F);
    }
    return values;
}

float linearOf(std::uint8_t byte) noexcept {
    static const std::array<float, 256> values = linearValues();
    return values[byte];
}

std::uint8_t srgbOf(float value) noexcept {
    return static_cast<std::uint8_t>(255.0F * srgbOfLinear(value) + 0.5F);
}

/// Half the width and height, at least 1: the mean of four texels, in linear light for sRGB.
TexturePixels halved(const TexturePixels& source, TextureCoding coding) {
    TexturePixels result{
        {std::max(1U, source.extent.width / 2), std::max(1U, source.extent.height / 2)}, {}};
    result.rgba.reserve(std::size_t{4} * result.extent.width * result.extent.height);
    for (std::uint32_t y = 0; y < result.extent.height; ++y) {
        for (std::uint32_t x = 0; x < result.extent.width; ++x) {
            for (std::uint32_t channel = 0; channel < 4; ++channel) {
                const bool srgb = coding == TextureCoding::Srgb && channel < 3;
                float sum = 0.0F;
                for (std::uint32_t corner = 0; corner < 4; ++corner) {
                    const std::uint32_t fromX =
                        std::min(2 * x + corner % 2, source.extent.width - 1);
                    const std::uint32_t fromY =
                        std::min(2 * y + corner / 2, source.extent.height - 1);
                    const std::uint8_t byte =
                        source
                            .rgba[4 * (std::size_t{fromY} * source.extent.width + fromX) + channel];
                    sum += srgb ? linearOf(byte) : static_cast<float>(byte);
                }
                result.rgba.push_back(srgb ? srgbOf(0.25F * sum)
                                           : static_cast<std::uint8_t>(0.25F * sum + 0.5F));
            }
        }
    }
    return result;
}

Image2D uploadSmaller(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                      const Image& source, TextureCoding coding) {
    TexturePixels pixels{{source.width, source.height}, {source.rgba.begin(), source.rgba.end()}};
    for (std::uint32_t i = 0; i < uploader.droppedLevels(); ++i) {
        pixels = halved(pixels, coding);
    }
    return uploadPixels(device, arena, uploader, pixels.extent, pixels.rgba, coding);
}

Image2D uploadBlocks(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                     const Image& source, TextureCoding coding) {
    const TexelFormat format = texelFormat(source.blockFormat).value_or(TexelFormat{});
    const std::span<const ImageLevel> kept =
        std::span(source.levels)
            .subspan(std::min<std::size_t>(uploader.droppedLevels(), source.levels.size() - 1));
    Image2D image =
        makeImage(device, arena,
                  {.name = "compressed texture",
                   .format = blockFormat(source, coding),
                   .extent = {kept.front().width, kept.front().height},
                   .usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT,
                   .mipLevels = static_cast<std::uint32_t>(kept.size())});
    std::vector<LevelTexels> levels;
    for (const ImageLevel& level : kept) {
        levels.push_back(
            {{level.width, level.height},
             std::as_bytes(std::span(source.blocks).subspan(level.offset, level.bytes))});
    }
    uploader.write(image, {format.blockWidth, format.blockHeight, format.blockBytes}, levels);
    return image;
}

}  // namespace

SamplerCache::SamplerCache(const DeviceView& device)
    : m_device(device), m_anisotropy(anisotropyOf(device)) {}

VkSampler SamplerCache::get(const TextureSampler& settings) {
    Unique<VkSampler>& slot = m_samplers.at(keyOf(settings));
    if (!slot) {
        VkSamplerCreateInfo info{};
        info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
        info.magFilter = filter(settings.magFilter);
        info.minFilter = filter(settings.minFilter);
        info.mipmapMode = settings.mipFilter == Filter::Nearest ? VK_SAMPLER_MIPMAP_MODE_NEAREST
                                                                : VK_SAMPLER_MIPMAP_MODE_LINEAR;
        info.addressModeU = addressMode(settings.wrapU);
        info.addressModeV = addressMode(settings.wrapV);
        info.addressModeW = info.addressModeU;
        // Without mipmaps, a small positive limit keeps the selection between both filters.
        info.maxLod = settings.mipmaps ? VK_LOD_CLAMP_NONE : 0.25F;
        if (m_anisotropy > 1.0F && isSmooth(settings)) {
            info.anisotropyEnable = VK_TRUE;
            info.maxAnisotropy = m_anisotropy;
        }
        slot = create(m_device, vkCreateSampler, info, "create a sampler",
                      {"sampler of textures", keyOf(settings)});
    }
    return slot.get();
}

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

std::string unsampledReason(const DeviceView& device, const Image& image, TextureCoding coding) {
    const std::uint32_t most = deviceLimits(device).maxImageDimension2D;
    if (image.width > most || image.height > most) {
        return std::to_string(image.width) + " x " + std::to_string(image.height) +
               " texels exceed the limit of the graphics device (" + std::to_string(most) + ")";
    }
    if (image.blockFormat == 0) {
        return {};
    }
    if (supports(device.physical, blockFormat(image, coding), kNeeded)) {
        return {};
    }
    return "the graphics device cannot show its compressed format (VkFormat " +
           std::to_string(image.blockFormat) + ")";
}

Image2D uploadTexture(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                      const Image& image, TextureCoding coding) {
    if (image.blockFormat != 0) {
        return uploadBlocks(device, arena, uploader, image, coding);
    }
    return uploader.droppedLevels() > 0
               ? uploadSmaller(device, arena, uploader, image, coding)
               : uploadPixels(device, arena, uploader, {image.width, image.height}, image.rgba,
                              coding);
}

Image2D uploadTexel(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                    const std::array<std::uint8_t, 4>& rgba) {
    return uploadPixels(device, arena, uploader, {1, 1}, rgba, TextureCoding::Linear);
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
    return uploadPixels(device, arena, uploader, {kSide, kSide}, rgba, TextureCoding::Srgb);
}

}  // namespace sinew
