// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/check.h"

#include <algorithm>
#include <array>
#include <string>

#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

struct ResultWords {
    VkResult result;
    const char* words;
};
constexpr std::array kResultWords{
    ResultWords{VK_NOT_READY, "not ready"},
    ResultWords{VK_TIMEOUT, "it took too long"},
    ResultWords{VK_ERROR_OUT_OF_HOST_MEMORY, "out of memory"},
    ResultWords{VK_ERROR_OUT_OF_DEVICE_MEMORY, "out of device memory"},
    ResultWords{VK_ERROR_OUT_OF_POOL_MEMORY, "out of descriptors"},
    ResultWords{VK_ERROR_FRAGMENTED_POOL, "out of descriptors"},
    ResultWords{VK_ERROR_TOO_MANY_OBJECTS, "too many objects"},
    ResultWords{VK_ERROR_INITIALIZATION_FAILED, "the driver could not be initialised"},
    ResultWords{VK_ERROR_DEVICE_LOST, "the device was lost"},
    ResultWords{VK_ERROR_MEMORY_MAP_FAILED, "memory could not be mapped"},
    ResultWords{VK_ERROR_LAYER_NOT_PRESENT, "a layer is not installed"},
    ResultWords{VK_ERROR_EXTENSION_NOT_PRESENT, "an extension is missing"},
    ResultWords{VK_ERROR_FEATURE_NOT_PRESENT, "a feature is missing"},
    ResultWords{VK_ERROR_INCOMPATIBLE_DRIVER, "there is no compatible Vulkan driver"},
    ResultWords{VK_ERROR_FORMAT_NOT_SUPPORTED, "a format is not supported"},
};

std::string inWords(VkResult result) {
    const auto* const row = std::ranges::find(kResultWords, result, &ResultWords::result);
    return row != kResultWords.end() ? row->words : "Vulkan result " + std::to_string(result);
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
