// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/texel_sampler.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/create.h"

namespace sinew {

Unique<VkSampler> makeTexelSampler(const DeviceView& device) {
    VkSamplerCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
    info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    return create(device, vkCreateSampler, info, "create a sampler");
}

}  // namespace sinew
