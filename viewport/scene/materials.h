// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/sampler_cache.h"

namespace sinew {

/// Constants, textures and descriptor sets of an asset's materials, and of the default material
/// that a primitive without one has (glTF 2.0, 3.9.1).
class Materials {
public:
    Materials(const DeviceView& device, VkDescriptorSetLayout materialLayout, const Asset& asset,
              Uploader& uploader);

    [[nodiscard]] const Material& material(MaterialIndex index) const noexcept;
    [[nodiscard]] VkDescriptorSet set(MaterialIndex index) const noexcept {
        return m_sets[position(index)];
    }

    /// What the device cannot show and has a placeholder for, in words.
    [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return m_notices; }

private:
    [[nodiscard]] std::size_t position(MaterialIndex index) const noexcept {
        return index.value < m_materials.size() - 1 ? index.value : m_materials.size() - 1;
    }
    void uploadImages(const Asset& asset, Uploader& uploader);
    void uploadConstants(Uploader& uploader);
    void describe(const Asset& asset, VkDescriptorSetLayout layout);

    DeviceView m_device;  // borrowed
    MemoryArena m_arena;
    SamplerCache m_samplers;
    Unique<VkDescriptorPool> m_pool;
    std::vector<Material> m_materials;  // the default one is last
    std::vector<Image2D> m_images;      // as the asset's; those not used as base colour are empty
    Image2D m_white;
    std::vector<std::string> m_notices;
    Unique<VkBuffer> m_constants;
    VkDeviceSize m_stride = 0;
    std::vector<VkDescriptorSet> m_sets;
};

}  // namespace sinew
