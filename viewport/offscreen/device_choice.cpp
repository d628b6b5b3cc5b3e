// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/device_choice.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

#include "viewport/gpu/check.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {

namespace {

const char* kindName(VkPhysicalDeviceType type) {
    switch (type) {
        case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
            return "discrete";
        case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
            return "integrated";
        case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
            return "virtual";
        case VK_PHYSICAL_DEVICE_TYPE_CPU:
            return "software";
        default:
            return "other";
    }
}

int rank(VkPhysicalDeviceType type) {
    switch (type) {
        case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
            return 0;
        case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
            return 1;
        case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
            return 2;
        case VK_PHYSICAL_DEVICE_TYPE_CPU:
            return 3;
        default:
            return 4;
    }
}

std::string driverName(VkPhysicalDevice physical) {
    VkPhysicalDeviceDriverProperties driver{};
    driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
    VkPhysicalDeviceProperties2 properties{};
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    properties.pNext = &driver;
    vkGetPhysicalDeviceProperties2(physical, &properties);
    const std::string name(static_cast<const char*>(driver.driverName));
    const std::string detail(static_cast<const char*>(driver.driverInfo));
    return name + (name.empty() || detail.empty() ? "" : ", ") + detail;
}

std::optional<std::uint32_t> graphicsFamily(VkPhysicalDevice physical) {
    std::uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(physical, &count, nullptr);
    std::vector<VkQueueFamilyProperties> families(count);
    vkGetPhysicalDeviceQueueFamilyProperties(physical, &count, families.data());
    for (std::uint32_t family = 0; family < count; ++family) {
        if ((families[family].queueFlags & VK_QUEUE_GRAPHICS_BIT) != 0) {
            return family;
        }
    }
    return std::nullopt;
}

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string listed(const std::vector<DeviceCandidate>& candidates) {
    std::string text;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        text += (i == 0 ? "" : ", ") + std::to_string(i) + " '" + candidates[i].info.name + "'";
    }
    return text;
}

std::optional<std::size_t> asIndex(const std::string& request) {
    std::size_t index = 0;
    const auto [end, error] =
        std::from_chars(request.data(), request.data() + request.size(), index);
    const bool whole = error == std::errc() && end == request.data() + request.size();
    return whole ? std::optional(index) : std::nullopt;
}

bool isNumber(const std::string& request) {
    return request.find_first_not_of("+-0123456789") == std::string::npos;
}

const DeviceCandidate* findNamed(const std::vector<DeviceCandidate>& candidates,
                                 const std::string& request) {
    for (const DeviceCandidate& candidate : candidates) {
        if (lowered(candidate.info.name).find(lowered(request)) != std::string::npos) {
            return &candidate;
        }
    }
    return nullptr;
}

}  // namespace

std::vector<DeviceCandidate> deviceCandidates(VkInstance instance) {
    std::uint32_t count = 0;
    check(vkEnumeratePhysicalDevices(instance, &count, nullptr), "list the Vulkan devices");
    std::vector<VkPhysicalDevice> devices(count);
    check(vkEnumeratePhysicalDevices(instance, &count, devices.data()), "list the Vulkan devices");
    std::vector<DeviceCandidate> candidates;
    for (const VkPhysicalDevice physical : devices) {
        VkPhysicalDeviceProperties properties{};
        vkGetPhysicalDeviceProperties(physical, &properties);
        const auto family = graphicsFamily(physical);
        if (properties.apiVersion < VK_API_VERSION_1_1 || !family) {
            continue;
        }
        candidates.push_back({.physical = physical,
                              .queueFamily = *family,
                              .type = properties.deviceType,
                              .info = {.name = static_cast<const char*>(properties.deviceName),
                                       .kind = kindName(properties.deviceType),
                                       .driver = driverName(physical)}});
    }
    return candidates;
}

DeviceCandidate chooseDevice(const std::vector<DeviceCandidate>& candidates,
                             const std::string& request) {
    if (candidates.empty()) {
        throw noDriver("there is no Vulkan 1.1 device");
    }
    if (request.empty()) {
        return *std::min_element(
            candidates.begin(), candidates.end(),
            [](const auto& a, const auto& b) { return rank(a.type) < rank(b.type); });
    }
    if (isNumber(request)) {
        if (const auto index = asIndex(request); index && *index < candidates.size()) {
            return candidates[*index];
        }
    } else if (const DeviceCandidate* named = findNamed(candidates, request)) {
        return *named;
    }
    throw GpuError(GpuError::Kind::NoDevice,
                   "there is no device '" + request + "'; valid: " + listed(candidates));
}

OffscreenDevice::OffscreenDevice(VkInstance instance, const DeviceCandidate& candidate,
                                 VkDeviceSize memoryLimitBytes)
    : m_budget(memoryLimitBytes > 0 ? memoryLimitBytes : largestHeapBytes(candidate.physical)) {
    m_view.instance = instance;
    m_view.physical = candidate.physical;
    m_view.queueFamily = candidate.queueFamily;
    m_view.budget = &m_budget;
    vkGetPhysicalDeviceFeatures(candidate.physical, &m_view.features);
    m_view.features.robustBufferAccess = VK_FALSE;  // slow; QVulkanWindow does not enable it either

    const std::optional<std::uint32_t> copies = transferFamily(candidate.physical);
    const float priority = 1.0F;
    std::vector<VkDeviceQueueCreateInfo> queues;
    for (const std::uint32_t family : {candidate.queueFamily, copies.value_or(0)}) {
        VkDeviceQueueCreateInfo& queue = queues.emplace_back();
        queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
        queue.queueFamilyIndex = family;
        queue.queueCount = 1;
        queue.pQueuePriorities = &priority;
    }
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = copies ? 2 : 1;
    info.pQueueCreateInfos = queues.data();
    info.pEnabledFeatures = &m_view.features;
    check(vkCreateDevice(candidate.physical, &info, nullptr, &m_view.device),
          "open the Vulkan device");
    vkGetDeviceQueue(m_view.device, candidate.queueFamily, 0, &m_view.queue);
    if (copies) {
        m_view.transferFamily = *copies;
        vkGetDeviceQueue(m_view.device, *copies, 0, &m_view.transferQueue);
    }
    m_debug = debugUtilsOf(m_view);
    m_view.debug = m_debug ? &*m_debug : nullptr;
    setName(m_view, m_view.queue, "graphics");
    if (copies) {
        setName(m_view, m_view.transferQueue, "transfer");
    }
}

OffscreenDevice::~OffscreenDevice() {
    vkDestroyDevice(m_view.device, nullptr);
}

}  // namespace sinew
