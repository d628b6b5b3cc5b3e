// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

namespace sinew {

/// Throws GpuError "cannot VERB PHRASE: out of device memory" unless the result is VK_SUCCESS.
void check(VkResult result, const char* verbPhrase);

}  // namespace sinew
