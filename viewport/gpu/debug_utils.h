// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <optional>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

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

    void name(ObjectType type, std::uint64_t handle, const ObjectName& name) const noexcept;
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

/// Names an object if a tool is active.
template <class Handle>
void setName(const DeviceView& device, Handle handle, const ObjectName& name) noexcept {
    if (device.debug != nullptr) {
        device.debug->name(handle, reinterpret_cast<std::uint64_t>(handle), name);
    }
}

}  // namespace sinew
