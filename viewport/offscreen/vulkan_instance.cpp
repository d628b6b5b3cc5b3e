// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/vulkan_instance.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <span>
#include <utility>

#include "viewport/gpu/check.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

constexpr const char* kValidationLayer = "VK_LAYER_KHRONOS_validation";
// The second only with the layer. Debug utilities cost nothing until a tool is active
// (debugUtilsOf).
constexpr std::array kExtensions{VK_EXT_DEBUG_UTILS_EXTENSION_NAME,
                                 VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME};

void requireLayer() {
    std::uint32_t count = 0;
    check(vkEnumerateInstanceLayerProperties(&count, nullptr), "list the Vulkan layers");
    std::vector<VkLayerProperties> layers(count);
    check(vkEnumerateInstanceLayerProperties(&count, layers.data()), "list the Vulkan layers");
    const bool present = std::any_of(layers.begin(), layers.end(), [](const auto& layer) {
        return std::strcmp(static_cast<const char*>(layer.layerName), kValidationLayer) == 0;
    });
    if (!present) {
        throw GpuError(GpuError::Kind::LayerMissing,
                       "the Vulkan validation layer is not installed "
                       "(Debian: vulkan-validationlayers)");
    }
}

VKAPI_ATTR VkBool32 VKAPI_CALL collect(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                       VkDebugUtilsMessageTypeFlagsEXT /*type*/,
                                       const VkDebugUtilsMessengerCallbackDataEXT* data,
                                       void* messages) {
    static_cast<ValidationMessages*>(messages)->add(
        {.error = severity >= VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
         .id = data->pMessageIdName == nullptr ? "" : data->pMessageIdName,
         .text = data->pMessage});
    return VK_FALSE;
}

}  // namespace

ValidationMessages::ValidationMessages(bool bestPractices, bool echoes) : m_echoes(echoes) {
    m_info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT;
    m_info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    if (bestPractices) {
        m_info.messageSeverity |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT;
    }
    m_info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT |
                         VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT |
                         VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT;
    m_info.pfnUserCallback = collect;
    m_info.pUserData = this;
}

ValidationMessages::~ValidationMessages() {
    if (m_messenger != VK_NULL_HANDLE) {
        const auto destroy = reinterpret_cast<PFN_vkDestroyDebugUtilsMessengerEXT>(
            vkGetInstanceProcAddr(m_instance, "vkDestroyDebugUtilsMessengerEXT"));
        destroy(m_instance, m_messenger, nullptr);
    }
}

void ValidationMessages::listenTo(VkInstance instance) {
    m_instance = instance;
    const auto create = reinterpret_cast<PFN_vkCreateDebugUtilsMessengerEXT>(
        vkGetInstanceProcAddr(instance, "vkCreateDebugUtilsMessengerEXT"));
    if (create == nullptr || create(instance, &m_info, nullptr, &m_messenger) != VK_SUCCESS) {
        throw GpuError(GpuError::Kind::LayerMissing,
                       "the Vulkan validation layer does not report its messages");
    }
}

void ValidationMessages::add(ValidationMessage message) {
    const std::scoped_lock lock(m_mutex);
    if (m_echoes) {
        std::fprintf(stderr, "sinew: Vulkan validation: %s\n", message.text.c_str());
    }
    m_all.push_back(std::move(message));
}

std::vector<ValidationMessage> ValidationMessages::all() const {
    const std::scoped_lock lock(m_mutex);
    return m_all;
}

std::vector<std::string> ValidationMessages::errors() const {
    std::vector<std::string> texts;
    for (ValidationMessage& message : all()) {
        if (message.error) {
            texts.push_back(std::move(message.text));
        }
    }
    return texts;
}

VulkanInstance::VulkanInstance(bool validation, bool bestPractices) {
    if (validation) {
        requireLayer();
        m_messages.emplace(bestPractices);
    }

    constexpr std::array kChecks{VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT,
                                 VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT};
    VkValidationFeaturesEXT checks{};
    checks.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT;
    checks.pNext = m_messages ? &m_messages->info() : nullptr;
    checks.enabledValidationFeatureCount = bestPractices ? 2 : 1;
    checks.pEnabledValidationFeatures = kChecks.data();

    VkApplicationInfo application{};
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.pApplicationName = "sinew";
    application.apiVersion = VK_API_VERSION_1_1;

    VkInstanceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pApplicationInfo = &application;
    const std::span<const char* const> extensions(kExtensions);
    info.enabledExtensionCount = validation ? 2 : 1;
    info.ppEnabledExtensionNames = extensions.data();
    if (validation) {
        info.pNext = &checks;
        info.enabledLayerCount = 1;
        info.ppEnabledLayerNames = &kValidationLayer;
    }
    VkResult made = vkCreateInstance(&info, nullptr, &m_instance);
    if (made == VK_ERROR_EXTENSION_NOT_PRESENT && !validation) {
        info.enabledExtensionCount = 0;  // then objects are unnamed
        made = vkCreateInstance(&info, nullptr, &m_instance);
    }
    check(made, "start Vulkan");
    if (m_messages) {
        m_messages->listenTo(m_instance);
    }
}

VulkanInstance::~VulkanInstance() {
    m_messages.reset();
    vkDestroyInstance(m_instance, nullptr);
}

}  // namespace sinew
