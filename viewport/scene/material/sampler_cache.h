// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/asset/material.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// One sampler per different setting. Textures that are filtered linearly in every way and have
/// mipmaps are filtered anisotropically on graphics processors that can, up to 16 times.
class SamplerCache {
public:
    explicit SamplerCache(const DeviceView& device);
    [[nodiscard]] VkSampler get(const TextureSampler& settings);

private:
    DeviceView m_device;                            // borrowed
    float m_anisotropy;                             // 0: none
    std::array<Unique<VkSampler>, 144> m_samplers;  // by settings, made on demand
};

}  // namespace sinew
