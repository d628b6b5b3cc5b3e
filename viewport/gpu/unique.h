// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <utility>

namespace sinew {

// One overload per handle type, defined in one file: Qt's headers hide Vulkan's prototypes, so a
// destroy function cannot be a template argument.
void destroyHandle(VkDevice device, VkBuffer handle) noexcept;
void destroyHandle(VkDevice device, VkCommandPool handle) noexcept;
void destroyHandle(VkDevice device, VkDescriptorPool handle) noexcept;
void destroyHandle(VkDevice device, VkDescriptorSetLayout handle) noexcept;
void destroyHandle(VkDevice device, VkDeviceMemory handle) noexcept;
void destroyHandle(VkDevice device, VkFence handle) noexcept;
void destroyHandle(VkDevice device, VkFramebuffer handle) noexcept;
void destroyHandle(VkDevice device, VkImage handle) noexcept;
void destroyHandle(VkDevice device, VkImageView handle) noexcept;
void destroyHandle(VkDevice device, VkPipeline handle) noexcept;
void destroyHandle(VkDevice device, VkPipelineCache handle) noexcept;
void destroyHandle(VkDevice device, VkPipelineLayout handle) noexcept;
void destroyHandle(VkDevice device, VkQueryPool handle) noexcept;
void destroyHandle(VkDevice device, VkRenderPass handle) noexcept;
void destroyHandle(VkDevice device, VkSampler handle) noexcept;
void destroyHandle(VkDevice device, VkSemaphore handle) noexcept;
void destroyHandle(VkDevice device, VkShaderModule handle) noexcept;

/// Owns one handle of a device; move-only.
template <class Handle>
class Unique {
public:
    Unique() noexcept = default;
    Unique(VkDevice device, Handle handle) noexcept : m_device(device), m_handle(handle) {}
    Unique(Unique&& other) noexcept
        : m_device(other.m_device), m_handle(std::exchange(other.m_handle, VK_NULL_HANDLE)) {}
    Unique& operator=(Unique&& other) noexcept {
        std::swap(m_device, other.m_device);
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~Unique() {
        if (m_handle != VK_NULL_HANDLE) {
            destroyHandle(m_device, m_handle);
        }
    }

    [[nodiscard]] Handle get() const noexcept { return m_handle; }
    [[nodiscard]] explicit operator bool() const noexcept { return m_handle != VK_NULL_HANDLE; }

private:
    VkDevice m_device = VK_NULL_HANDLE;  // borrowed
    Handle m_handle = VK_NULL_HANDLE;
};

}  // namespace sinew
