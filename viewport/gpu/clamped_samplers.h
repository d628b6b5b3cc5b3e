// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// For images read texel by texel: nearest, clamped.
[[nodiscard]] Unique<VkSampler> makeTexelSampler(const DeviceView& device);

/// For images read with interpolation between texels and mipmaps: trilinear, clamped.
[[nodiscard]] Unique<VkSampler> makeTrilinearSampler(const DeviceView& device);

}  // namespace sinew
