// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/unique.h"

#include <vulkan/vulkan.h>

namespace sinew {

void destroyHandle(VkDevice device, VkBuffer handle) noexcept {
    vkDestroyBuffer(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkCommandPool handle) noexcept {
    vkDestroyCommandPool(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkDescriptorPool handle) noexcept {
    vkDestroyDescriptorPool(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkDescriptorSetLayout handle) noexcept {
    vkDestroyDescriptorSetLayout(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkDeviceMemory handle) noexcept {
    vkFreeMemory(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkFence handle) noexcept {
    vkDestroyFence(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkFramebuffer handle) noexcept {
    vkDestroyFramebuffer(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkImage handle) noexcept {
    vkDestroyImage(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkImageView handle) noexcept {
    vkDestroyImageView(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkPipeline handle) noexcept {
    vkDestroyPipeline(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkPipelineCache handle) noexcept {
    vkDestroyPipelineCache(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkPipelineLayout handle) noexcept {
    vkDestroyPipelineLayout(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkQueryPool handle) noexcept {
    vkDestroyQueryPool(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkRenderPass handle) noexcept {
    vkDestroyRenderPass(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkSampler handle) noexcept {
    vkDestroySampler(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkSemaphore handle) noexcept {
    vkDestroySemaphore(device, handle, nullptr);
}
void destroyHandle(VkDevice device, VkShaderModule handle) noexcept {
    vkDestroyShaderModule(device, handle, nullptr);
}

}  // namespace sinew
