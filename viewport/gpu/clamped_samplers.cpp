// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/clamped_samplers.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/create.h"

namespace sinew {
namespace {

VkSamplerCreateInfo clamped() noexcept {
    VkSamplerCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
    info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    return info;
}

}  // namespace

Unique<VkSampler> makeTexelSampler(const DeviceView& device) {
    return create(device, vkCreateSampler, clamped(), "create a sampler", "texel sampler");
}

Unique<VkSampler> makeTrilinearSampler(const DeviceView& device) {
    VkSamplerCreateInfo info = clamped();
    info.magFilter = VK_FILTER_LINEAR;
    info.minFilter = VK_FILTER_LINEAR;
    info.mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR;
    info.maxLod = VK_LOD_CLAMP_NONE;
    return create(device, vkCreateSampler, info, "create a sampler", "trilinear sampler");
}

}  // namespace sinew
