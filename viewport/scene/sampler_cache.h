// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/asset/material.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// One sampler per different setting.
class SamplerCache {
public:
    explicit SamplerCache(const DeviceView& device) : m_device(device) {}
    [[nodiscard]] VkSampler get(const TextureSampler& settings);

private:
    DeviceView m_device;                            // borrowed
    std::array<Unique<VkSampler>, 144> m_samplers;  // by settings, made on demand
};

}  // namespace sinew
