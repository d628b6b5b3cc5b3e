// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/descriptors.h"

#include <vulkan/vulkan.h>

#include <vector>

#include "viewport/gpu/check.h"
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

Unique<VkDescriptorSetLayout> makeSetLayout(const DeviceView& device, const ObjectName& name,
                                            std::initializer_list<Binding> bindings) {
    std::vector<VkDescriptorSetLayoutBinding> list;
    for (const Binding& binding : bindings) {
        list.push_back({static_cast<std::uint32_t>(list.size()), binding.type, binding.count,
                        binding.stages, nullptr});
    }
    VkDescriptorSetLayoutCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    info.bindingCount = static_cast<std::uint32_t>(list.size());
    info.pBindings = list.data();
    return create(device, vkCreateDescriptorSetLayout, info, "create a descriptor set layout",
                  name);
}

Unique<VkDescriptorPool> makeDescriptorPool(const DeviceView& device, const ObjectName& name,
                                            std::uint32_t sets,
                                            std::initializer_list<VkDescriptorPoolSize> sizes) {
    VkDescriptorPoolCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
    info.maxSets = sets;
    info.poolSizeCount = static_cast<std::uint32_t>(sizes.size());
    info.pPoolSizes = sizes.begin();
    return create(device, vkCreateDescriptorPool, info, "create a descriptor pool", name);
}

VkDescriptorSet allocateSet(const DeviceView& device, const ObjectName& name, VkDescriptorPool pool,
                            VkDescriptorSetLayout layout) {
    VkDescriptorSetAllocateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
    info.descriptorPool = pool;
    info.descriptorSetCount = 1;
    info.pSetLayouts = &layout;
    VkDescriptorSet set = VK_NULL_HANDLE;
    check(vkAllocateDescriptorSets(device.device, &info, &set), "allocate a descriptor set");
    setName(device, set, name);
    return set;
}

void writeSet(const DeviceView& device, VkDescriptorSet set, std::uint32_t binding,
              VkDescriptorType type, const BufferRange& range) noexcept {
    const VkDescriptorBufferInfo buffer{range.buffer, range.offset, range.bytes};
    VkWriteDescriptorSet write{};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = set;
    write.dstBinding = binding;
    write.descriptorCount = 1;
    write.descriptorType = type;
    write.pBufferInfo = &buffer;
    vkUpdateDescriptorSets(device.device, 1, &write, 0, nullptr);
}

void writeSet(const DeviceView& device, VkDescriptorSet set, std::uint32_t binding,
              VkImageView view, VkSampler sampler, std::uint32_t element) noexcept {
    const VkDescriptorImageInfo image{sampler, view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
    VkWriteDescriptorSet write{};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = set;
    write.dstBinding = binding;
    write.dstArrayElement = element;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    write.pImageInfo = &image;
    vkUpdateDescriptorSets(device.device, 1, &write, 0, nullptr);
}

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
