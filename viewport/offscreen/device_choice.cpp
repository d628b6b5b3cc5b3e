// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/device_choice.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "model/core/ascii.h"
#include "model/weights/filter_tokens.h"
#include "viewport/gpu/check.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {

namespace {

struct DeviceKind {
    VkPhysicalDeviceType type;
    const char* name;
};
/// The best first.
constexpr std::array kDeviceKinds{DeviceKind{VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, "discrete"},
                                  DeviceKind{VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, "integrated"},
                                  DeviceKind{VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU, "virtual"},
                                  DeviceKind{VK_PHYSICAL_DEVICE_TYPE_CPU, "software"},
                                  DeviceKind{VK_PHYSICAL_DEVICE_TYPE_OTHER, "other"}};

/// Types that are not known yet count as the last.
std::size_t rank(VkPhysicalDeviceType type) noexcept {
    const auto* const row = std::ranges::find(kDeviceKinds, type, &DeviceKind::type);
    return std::min(static_cast<std::size_t>(row - kDeviceKinds.begin()), kDeviceKinds.size() - 1);
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
    const std::vector<VkQueueFamilyProperties> families = queueFamilies(physical);
    const auto draws = std::ranges::find_if(families, [](const VkQueueFamilyProperties& family) {
        return (family.queueFlags & VK_QUEUE_GRAPHICS_BIT) != 0;
    });
    return draws != families.end()
               ? std::optional(static_cast<std::uint32_t>(draws - families.begin()))
               : std::nullopt;
}

std::string listed(const std::vector<DeviceCandidate>& candidates) {
    std::string text;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        text += (i == 0 ? "" : ", ") + std::to_string(i) + " '" + candidates[i].info.name + "'";
    }
    return text;
}

bool isNumber(const std::string& request) {
    return request.find_first_not_of("+-0123456789") == std::string::npos;
}

const DeviceCandidate* findNamed(const std::vector<DeviceCandidate>& candidates,
                                 const std::string& request) {
    for (const DeviceCandidate& candidate : candidates) {
        if (asciiLower(candidate.info.name).find(asciiLower(request)) != std::string::npos) {
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
        const VkPhysicalDeviceProperties properties = propertiesOf(physical);
        const auto family = graphicsFamily(physical);
        if (properties.apiVersion < VK_API_VERSION_1_1 || !family) {
            continue;
        }
        candidates.push_back({.physical = physical,
                              .queueFamily = *family,
                              .type = properties.deviceType,
                              .info = {.name = static_cast<const char*>(properties.deviceName),
                                       .kind = kDeviceKinds[rank(properties.deviceType)].name,
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
    const char* const end = request.data() + request.size();
    std::size_t index = candidates.size();
    if (std::from_chars(request.data(), end, index).ptr == end && index < candidates.size()) {
        return candidates[index];
    }
    const DeviceCandidate* const named =
        isNumber(request) ? nullptr : findNamed(candidates, request);
    if (named != nullptr) {
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
