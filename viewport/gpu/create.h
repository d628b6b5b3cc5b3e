// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/check.h"
#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Calls a vkCreate… function, names the object and returns an owning handle. Throws GpuError
/// "cannot VERB PHRASE: …".
template <class Handle, class Info>
[[nodiscard]] Unique<Handle> create(
    const DeviceView& device,
    VkResult(VKAPI_PTR* function)(VkDevice, const Info*, const VkAllocationCallbacks*, Handle*),
    const Info& info, const char* verbPhrase, const ObjectName& name) {
    Handle handle = VK_NULL_HANDLE;
    check(function(device.device, &info, nullptr, &handle), verbPhrase);
    setName(device, handle, name);
    return {device.device, handle};
}

}  // namespace sinew
