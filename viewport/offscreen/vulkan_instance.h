// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A message of the validation layer.
struct ValidationMessage {
    bool error = false;  // false: best-practice advice
    std::string id;      // "UNASSIGNED-BestPractices-…"
    std::string text;
};

/// Collects the messages of the validation layer. Thread-safe.
class ValidationMessages {
public:
    /// `bestPractices`: also best-practice advice. `echoes`: also writes them to standard error.
    explicit ValidationMessages(bool bestPractices, bool echoes = false);
    ~ValidationMessages();
    ValidationMessages(const ValidationMessages&) = delete;
    ValidationMessages& operator=(const ValidationMessages&) = delete;

    /// For the creation of an instance, whose messages it collects.
    [[nodiscard]] const VkDebugUtilsMessengerCreateInfoEXT& info() const noexcept { return m_info; }
    /// Afterwards: an instance with the layer, which must outlive this object. Throws GpuError
    /// (LayerMissing).
    void listenTo(VkInstance instance);

    void add(ValidationMessage message);
    /// So far.
    [[nodiscard]] std::vector<ValidationMessage> all() const;
    [[nodiscard]] std::vector<std::string> errors() const;

private:
    bool m_echoes;
    VkDebugUtilsMessengerCreateInfoEXT m_info{};
    VkInstance m_instance = VK_NULL_HANDLE;  // borrowed
    VkDebugUtilsMessengerEXT m_messenger = VK_NULL_HANDLE;
    mutable std::mutex m_mutex;  // the layer reports from any thread
    std::vector<ValidationMessage> m_all;
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
    [[nodiscard]] std::vector<std::string> errors() const {
        return m_messages ? m_messages->errors() : std::vector<std::string>();
    }
    /// All messages so far. Thread-safe.
    [[nodiscard]] std::vector<ValidationMessage> messages() const {
        return m_messages ? m_messages->all() : std::vector<ValidationMessage>();
    }

private:
    std::optional<ValidationMessages> m_messages;  // none: without the layer
    VkInstance m_instance = VK_NULL_HANDLE;
};

}  // namespace sinew
