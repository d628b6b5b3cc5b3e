// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <utility>

namespace sinew {

/// The object type of a handle.
struct ObjectType {
    // NOLINTBEGIN(google-explicit-constructor)
    constexpr ObjectType(VkBuffer) noexcept : value(VK_OBJECT_TYPE_BUFFER) {}
    constexpr ObjectType(VkCommandBuffer) noexcept : value(VK_OBJECT_TYPE_COMMAND_BUFFER) {}
    constexpr ObjectType(VkCommandPool) noexcept : value(VK_OBJECT_TYPE_COMMAND_POOL) {}
    constexpr ObjectType(VkDescriptorPool) noexcept : value(VK_OBJECT_TYPE_DESCRIPTOR_POOL) {}
    constexpr ObjectType(VkDescriptorSet) noexcept : value(VK_OBJECT_TYPE_DESCRIPTOR_SET) {}
    constexpr ObjectType(VkDescriptorSetLayout) noexcept
        : value(VK_OBJECT_TYPE_DESCRIPTOR_SET_LAYOUT) {}
    constexpr ObjectType(VkDeviceMemory) noexcept : value(VK_OBJECT_TYPE_DEVICE_MEMORY) {}
    constexpr ObjectType(VkFence) noexcept : value(VK_OBJECT_TYPE_FENCE) {}
    constexpr ObjectType(VkFramebuffer) noexcept : value(VK_OBJECT_TYPE_FRAMEBUFFER) {}
    constexpr ObjectType(VkImage) noexcept : value(VK_OBJECT_TYPE_IMAGE) {}
    constexpr ObjectType(VkImageView) noexcept : value(VK_OBJECT_TYPE_IMAGE_VIEW) {}
    constexpr ObjectType(VkPipeline) noexcept : value(VK_OBJECT_TYPE_PIPELINE) {}
    constexpr ObjectType(VkPipelineCache) noexcept : value(VK_OBJECT_TYPE_PIPELINE_CACHE) {}
    constexpr ObjectType(VkPipelineLayout) noexcept : value(VK_OBJECT_TYPE_PIPELINE_LAYOUT) {}
    constexpr ObjectType(VkQueryPool) noexcept : value(VK_OBJECT_TYPE_QUERY_POOL) {}
    constexpr ObjectType(VkQueue) noexcept : value(VK_OBJECT_TYPE_QUEUE) {}
    constexpr ObjectType(VkRenderPass) noexcept : value(VK_OBJECT_TYPE_RENDER_PASS) {}
    constexpr ObjectType(VkSampler) noexcept : value(VK_OBJECT_TYPE_SAMPLER) {}
    constexpr ObjectType(VkShaderModule) noexcept : value(VK_OBJECT_TYPE_SHADER_MODULE) {}
    // NOLINTEND(google-explicit-constructor)

    VkObjectType value;
};

/// Destroys an object of a type that the device creates. Defined in one file: Qt's headers hide
/// Vulkan's prototypes, so a destroy function cannot be a template argument here.
void destroyHandle(VkDevice device, ObjectType type, std::uint64_t handle) noexcept;

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
            destroyHandle(m_device, m_handle, reinterpret_cast<std::uint64_t>(m_handle));
        }
    }

    [[nodiscard]] Handle get() const noexcept { return m_handle; }
    [[nodiscard]] explicit operator bool() const noexcept { return m_handle != VK_NULL_HANDLE; }

private:
    VkDevice m_device = VK_NULL_HANDLE;  // borrowed
    Handle m_handle = VK_NULL_HANDLE;
};

}  // namespace sinew
