// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/debug_utils.h"

#include <vulkan/vulkan.h>

#include <array>
#include <cstdio>

namespace sinew {
namespace {

template <class Function>
Function load(VkInstance instance, const char* name) noexcept {
    return reinterpret_cast<Function>(vkGetInstanceProcAddr(instance, name));
}

/// Whether a tool is active between Sinew and the driver (VK_EXT_tooling_info; the loader answers
/// for drivers without the extension). True if the loader is too old to know.
bool isObserved(const DeviceView& device) {
    const auto tools = load<PFN_vkGetPhysicalDeviceToolPropertiesEXT>(
        device.instance, "vkGetPhysicalDeviceToolPropertiesEXT");
    if (tools == nullptr) {
        return true;
    }
    std::uint32_t count = 0;
    return tools(device.physical, &count, nullptr) != VK_SUCCESS || count > 0;
}

}  // namespace

void DebugUtils::name(ObjectType type, std::uint64_t handle,
                      const ObjectName& name) const noexcept {
    std::array<char, 96> text{};
    if (name.number) {
        std::snprintf(text.data(), text.size(), "%s %zu", name.what, *name.number);
    }
    VkDebugUtilsObjectNameInfoEXT info{};
    info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT;
    info.objectType = type.value;
    info.objectHandle = handle;
    info.pObjectName = name.number ? text.data() : name.what;
    m_functions.setName(m_device, &info);  // failures leave the object unnamed
}

void DebugUtils::begin(VkCommandBuffer commands, const char* label) const noexcept {
    VkDebugUtilsLabelEXT info{};
    info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
    info.pLabelName = label;
    m_functions.beginLabel(commands, &info);
}

void DebugUtils::end(VkCommandBuffer commands) const noexcept {
    m_functions.endLabel(commands);
}

std::optional<DebugUtils> debugUtilsOf(const DeviceView& device) {
    // The loader returns these only for instances with the extension.
    const DebugUtils::Functions functions{
        .setName =
            load<PFN_vkSetDebugUtilsObjectNameEXT>(device.instance, "vkSetDebugUtilsObjectNameEXT"),
        .beginLabel =
            load<PFN_vkCmdBeginDebugUtilsLabelEXT>(device.instance, "vkCmdBeginDebugUtilsLabelEXT"),
        .endLabel =
            load<PFN_vkCmdEndDebugUtilsLabelEXT>(device.instance, "vkCmdEndDebugUtilsLabelEXT")};
    if (functions.setName == nullptr || functions.beginLabel == nullptr ||
        functions.endLabel == nullptr || !isObserved(device)) {
        return std::nullopt;
    }
    return DebugUtils(device.device, functions);
}

}  // namespace sinew
