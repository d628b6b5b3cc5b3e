// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// A message of the validation layer.
struct ValidationMessage {
    bool error = false;  // false: best-practice advice
    std::string id;      // "UNASSIGNED-BestPractices-…"
    std::string text;
};

/// A Vulkan 1.1 instance, optionally with the Khronos validation layer (synchronisation checks on)
/// and a collector of its messages. Throws GpuError: NoDriver without a Vulkan driver,
/// LayerMissing without the layer.
class VulkanInstance {
public:
    /// `bestPractices`: also best-practice advice; requires `validation`.
    explicit VulkanInstance(bool validation, bool bestPractices = false);
    ~VulkanInstance();
    VulkanInstance(const VulkanInstance&) = delete;
    VulkanInstance& operator=(const VulkanInstance&) = delete;

    [[nodiscard]] VkInstance get() const noexcept { return m_instance; }

    /// Error messages so far. Thread-safe.
    [[nodiscard]] std::vector<std::string> errors() const;
    /// All messages so far. Thread-safe.
    [[nodiscard]] std::vector<ValidationMessage> messages() const;

private:
    struct Messages;
    std::unique_ptr<Messages> m_messages;
    VkInstance m_instance = VK_NULL_HANDLE;
    VkDebugUtilsMessengerEXT m_messenger = VK_NULL_HANDLE;
};

}  // namespace sinew
