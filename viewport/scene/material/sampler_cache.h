// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/asset/material.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// One sampler per distinct setting. Textures with fully linear filtering and mipmaps use
/// anisotropic filtering up to 16x on GPUs that support it.
class SamplerCache {
public:
    explicit SamplerCache(const DeviceView& device);
    [[nodiscard]] VkSampler get(const TextureSampler& settings);

private:
    // Three filters with 2 values, mipmaps on or off, two wrap modes with 3 values.
    static constexpr std::size_t kMost = 2 * 2 * 2 * 2 * 3 * 3;

    DeviceView m_device;                              // borrowed
    float m_anisotropy;                               // 0: none
    std::array<Unique<VkSampler>, kMost> m_samplers;  // [settings], created on demand
};

}  // namespace sinew
