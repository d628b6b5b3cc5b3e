// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/sampler_cache.h"

#include <vulkan/vulkan.h>

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

std::size_t keyOf(const TextureSampler& s) {
    std::size_t key = static_cast<std::size_t>(s.magFilter);
    key = key * 2 + static_cast<std::size_t>(s.minFilter);
    key = key * 2 + static_cast<std::size_t>(s.mipFilter);
    key = key * 2 + (s.mipmaps ? 1 : 0);
    key = key * 3 + static_cast<std::size_t>(s.wrapU);
    return key * 3 + static_cast<std::size_t>(s.wrapV);
}

}  // namespace

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
        // Without mipmaps a small positive limit keeps the choice between the two filters.
        info.maxLod = settings.mipmaps ? VK_LOD_CLAMP_NONE : 0.25F;
        slot = create(m_device, vkCreateSampler, info, "create a sampler");
    }
    return slot.get();
}

}  // namespace sinew
