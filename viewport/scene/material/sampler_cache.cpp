// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/sampler_cache.h"

#include <vulkan/vulkan.h>

#include <algorithm>

#include "viewport/gpu/create.h"

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
    VkPhysicalDeviceProperties properties{};
    vkGetPhysicalDeviceProperties(device.physical, &properties);
    const bool isUsable = device.features.samplerAnisotropy != VK_FALSE &&
                          properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU;
    return isUsable ? std::min(properties.limits.maxSamplerAnisotropy, kMostAnisotropy) : 0.0F;
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

}  // namespace sinew
