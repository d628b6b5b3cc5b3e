// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/check.h"

#include <string>

#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

std::string inWords(VkResult result) {
    switch (result) {
        case VK_NOT_READY:
            return "not ready";
        case VK_TIMEOUT:
            return "it took too long";
        case VK_ERROR_OUT_OF_HOST_MEMORY:
            return "out of memory";
        case VK_ERROR_OUT_OF_DEVICE_MEMORY:
            return "out of device memory";
        case VK_ERROR_OUT_OF_POOL_MEMORY:
        case VK_ERROR_FRAGMENTED_POOL:
            return "out of descriptors";
        case VK_ERROR_TOO_MANY_OBJECTS:
            return "too many objects";
        case VK_ERROR_INITIALIZATION_FAILED:
            return "the driver could not be initialised";
        case VK_ERROR_DEVICE_LOST:
            return "the device was lost";
        case VK_ERROR_MEMORY_MAP_FAILED:
            return "memory could not be mapped";
        case VK_ERROR_LAYER_NOT_PRESENT:
            return "a layer is not installed";
        case VK_ERROR_EXTENSION_NOT_PRESENT:
            return "an extension is missing";
        case VK_ERROR_FEATURE_NOT_PRESENT:
            return "a feature is missing";
        case VK_ERROR_INCOMPATIBLE_DRIVER:
            return "there is no compatible Vulkan driver";
        case VK_ERROR_FORMAT_NOT_SUPPORTED:
            return "a format is not supported";
        default:
            return "Vulkan result " + std::to_string(static_cast<int>(result));
    }
}

GpuError::Kind kindOf(VkResult result) {
    if (result == VK_ERROR_DEVICE_LOST) {
        return GpuError::Kind::DeviceLost;
    }
    if (result == VK_ERROR_OUT_OF_DEVICE_MEMORY || result == VK_ERROR_OUT_OF_HOST_MEMORY) {
        return GpuError::Kind::OutOfMemory;
    }
    return GpuError::Kind::Failed;
}

}  // namespace

void check(VkResult result, const char* verbPhrase) {
    if (result == VK_SUCCESS) {
        return;
    }
    const std::string message = std::string("cannot ") + verbPhrase + ": " + inWords(result);
    throw result == VK_ERROR_INCOMPATIBLE_DRIVER ? noDriver(message)
                                                 : GpuError(kindOf(result), message);
}

GpuError noDriver(const std::string& message) {
    return {GpuError::Kind::NoDriver,
            message +
                "; the package mesa-vulkan-drivers (Debian, Ubuntu) has a driver that needs "
                "no graphics card"};
}

}  // namespace sinew
