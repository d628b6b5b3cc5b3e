// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <optional>

#include "viewport/gpu/device_view.h"

namespace sinew {

/// Name of an object in captures and messages: "material 3". Borrows the text.
struct ObjectName {
    // NOLINTNEXTLINE(google-explicit-constructor): most names are literals
    constexpr ObjectName(const char* text) noexcept : what(text) {}
    constexpr ObjectName(const char* text, std::size_t index) noexcept
        : what(text), number(index) {}

    const char* what;
    std::optional<std::size_t> number = {};
};

/// Names Vulkan objects and labels passes (VK_EXT_debug_utils) for frame captures and validation
/// messages. Allocates nothing.
class DebugUtils {
public:
    struct Functions {
        PFN_vkSetDebugUtilsObjectNameEXT setName = nullptr;
        PFN_vkCmdBeginDebugUtilsLabelEXT beginLabel = nullptr;
        PFN_vkCmdEndDebugUtilsLabelEXT endLabel = nullptr;
    };
    DebugUtils(VkDevice device, const Functions& functions) noexcept
        : m_device(device), m_functions(functions) {}

    void name(VkObjectType type, std::uint64_t handle, const ObjectName& name) const noexcept;
    void begin(VkCommandBuffer commands, const char* label) const noexcept;
    void end(VkCommandBuffer commands) const noexcept;

private:
    VkDevice m_device;  // borrowed
    Functions m_functions;
};

/// For a device of an instance. None if the instance lacks the extension or no tool (RenderDoc, the
/// validation layer) is active.
[[nodiscard]] std::optional<DebugUtils> debugUtilsOf(const DeviceView& device);

/// Labels the commands recorded during its lifetime.
class DebugLabel {
public:
    DebugLabel(const DebugUtils* utils, VkCommandBuffer commands, const char* label) noexcept
        : m_utils(utils), m_commands(commands) {
        if (m_utils != nullptr) {
            m_utils->begin(m_commands, label);
        }
    }
    ~DebugLabel() {
        if (m_utils != nullptr) {
            m_utils->end(m_commands);
        }
    }
    DebugLabel(const DebugLabel&) = delete;
    DebugLabel& operator=(const DebugLabel&) = delete;

private:
    const DebugUtils* m_utils;  // borrowed; null: no tool is active
    VkCommandBuffer m_commands;
};

/// The object type of each handle type in use.
template <class Handle>
inline constexpr VkObjectType kObjectType = VK_OBJECT_TYPE_UNKNOWN;
template <>
inline constexpr VkObjectType kObjectType<VkBuffer> = VK_OBJECT_TYPE_BUFFER;
template <>
inline constexpr VkObjectType kObjectType<VkCommandBuffer> = VK_OBJECT_TYPE_COMMAND_BUFFER;
template <>
inline constexpr VkObjectType kObjectType<VkCommandPool> = VK_OBJECT_TYPE_COMMAND_POOL;
template <>
inline constexpr VkObjectType kObjectType<VkDescriptorPool> = VK_OBJECT_TYPE_DESCRIPTOR_POOL;
template <>
inline constexpr VkObjectType kObjectType<VkDescriptorSet> = VK_OBJECT_TYPE_DESCRIPTOR_SET;
template <>
inline constexpr VkObjectType kObjectType<VkDescriptorSetLayout> =
    VK_OBJECT_TYPE_DESCRIPTOR_SET_LAYOUT;
template <>
inline constexpr VkObjectType kObjectType<VkDeviceMemory> = VK_OBJECT_TYPE_DEVICE_MEMORY;
template <>
inline constexpr VkObjectType kObjectType<VkFence> = VK_OBJECT_TYPE_FENCE;
template <>
inline constexpr VkObjectType kObjectType<VkFramebuffer> = VK_OBJECT_TYPE_FRAMEBUFFER;
template <>
inline constexpr VkObjectType kObjectType<VkImage> = VK_OBJECT_TYPE_IMAGE;
template <>
inline constexpr VkObjectType kObjectType<VkImageView> = VK_OBJECT_TYPE_IMAGE_VIEW;
template <>
inline constexpr VkObjectType kObjectType<VkPipeline> = VK_OBJECT_TYPE_PIPELINE;
template <>
inline constexpr VkObjectType kObjectType<VkPipelineCache> = VK_OBJECT_TYPE_PIPELINE_CACHE;
template <>
inline constexpr VkObjectType kObjectType<VkPipelineLayout> = VK_OBJECT_TYPE_PIPELINE_LAYOUT;
template <>
inline constexpr VkObjectType kObjectType<VkQueryPool> = VK_OBJECT_TYPE_QUERY_POOL;
template <>
inline constexpr VkObjectType kObjectType<VkQueue> = VK_OBJECT_TYPE_QUEUE;
template <>
inline constexpr VkObjectType kObjectType<VkRenderPass> = VK_OBJECT_TYPE_RENDER_PASS;
template <>
inline constexpr VkObjectType kObjectType<VkSampler> = VK_OBJECT_TYPE_SAMPLER;
template <>
inline constexpr VkObjectType kObjectType<VkShaderModule> = VK_OBJECT_TYPE_SHADER_MODULE;

/// Names an object if a tool is active.
template <class Handle>
void setName(const DeviceView& device, Handle handle, const ObjectName& name) noexcept {
    static_assert(kObjectType<Handle> != VK_OBJECT_TYPE_UNKNOWN);
    if (device.debug != nullptr) {
        device.debug->name(kObjectType<Handle>, reinterpret_cast<std::uint64_t>(handle), name);
    }
}

}  // namespace sinew
