// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

struct Binding {
    VkDescriptorType type;
    VkShaderStageFlags stages;
    std::uint32_t count = 1;  // greater than 1: an array
};

/// Bindings are numbered from 0.
[[nodiscard]] Unique<VkDescriptorSetLayout> makeSetLayout(const DeviceView& device,
                                                          const ObjectName& name,
                                                          std::initializer_list<Binding> bindings);

[[nodiscard]] Unique<VkDescriptorPool> makeDescriptorPool(
    const DeviceView& device, const ObjectName& name, std::uint32_t sets,
    std::initializer_list<VkDescriptorPoolSize> sizes);

[[nodiscard]] VkDescriptorSet allocateSet(const DeviceView& device, const ObjectName& name,
                                          VkDescriptorPool pool, VkDescriptorSetLayout layout);

struct BufferRange {
    VkBuffer buffer;
    VkDeviceSize offset;
    VkDeviceSize bytes;
};
void writeSet(const DeviceView& device, VkDescriptorSet set, std::uint32_t binding,
              VkDescriptorType type, const BufferRange& range) noexcept;

/// Writes a combined image sampler in SHADER_READ_ONLY layout; `element` of an array.
void writeSet(const DeviceView& device, VkDescriptorSet set, std::uint32_t binding,
              VkImageView view, VkSampler sampler, std::uint32_t element = 0) noexcept;

/// For images read texel by texel: nearest, clamped.
[[nodiscard]] Unique<VkSampler> makeTexelSampler(const DeviceView& device);

/// For images read with interpolation between texels and mipmaps: trilinear, clamped.
[[nodiscard]] Unique<VkSampler> makeTrilinearSampler(const DeviceView& device);

}  // namespace sinew
