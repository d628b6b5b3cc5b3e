// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/materials.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "model/asset/animated_properties.h"
#include "model/evaluate/properties.h"
#include "viewport/gpu/buffer.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/scene/material_constants.h"
#include "viewport/scene/shown_color.h"
#include "viewport/scene/texture_image.h"

namespace sinew {
namespace {

// The image that a material's base colour needs, or none.
ImageIndex baseColorImage(const Asset& asset, const Material& material) {
    const TextureIndex texture = shownColor(material).texture.texture;
    if (texture.value >= asset.textures.size()) {
        return {};
    }
    const ImageIndex image = asset.textures[texture.value].image;
    if (image.value >= asset.images.size()) {
        return {};
    }
    return hasTexels(asset.images[image.value]) ? image : ImageIndex{};
}

}  // namespace

Materials::Materials(const DeviceView& device, VkDescriptorSetLayout materialLayout,
                     const Asset& asset, Uploader& uploader, std::uint32_t framesInFlight)
    : m_device(device),
      m_arena(device, MemoryArena::Access::Device),
      m_samplers(device),
      m_materials(asset.materials),
      m_images(asset.images.size()) {
    m_materials.emplace_back();
    m_described.resize(m_materials.size());
    uploadImages(asset, uploader);
    uploadConstants(uploader);
    reserveAnimated(asset, framesInFlight);
    describe(asset, materialLayout);
}

const Material& Materials::material(MaterialIndex index) const noexcept {
    return m_materials[position(index)];
}

void Materials::uploadImages(const Asset& asset, Uploader& uploader) {
    m_white = uploadWhite(m_device, m_arena, uploader);
    for (const Material& material : m_materials) {
        const ImageIndex index = baseColorImage(asset, material);
        if (!index.valid() || m_images[index.value].image) {
            continue;
        }
        const Image& source = asset.images[index.value];
        const std::string reason = unsampledReason(m_device, source);
        if (reason.empty()) {
            m_images[index.value] = uploadColors(m_device, m_arena, uploader, source);
        } else {
            m_images[index.value] = uploadPlaceholder(m_device, m_arena, uploader);
            m_notices.push_back("image " + std::to_string(index.value) + ": " + reason +
                                "; a placeholder is shown");
        }
    }
}

void Materials::uploadConstants(Uploader& uploader) {
    const auto stride = static_cast<std::size_t>(alignUp(
        sizeof(layout::MaterialConstants), deviceLimits(m_device).minUniformBufferOffsetAlignment));
    std::vector<std::byte> bytes(stride * m_materials.size());
    for (std::size_t i = 0; i < m_materials.size(); ++i) {
        const Material& material = m_materials[i];
        const auto constants = materialConstants(material, factorsOf(material));
        std::memcpy(bytes.data() + i * stride, &constants, sizeof constants);
        m_described[i].offset = static_cast<std::uint32_t>(i * stride);
    }
    m_constants = makeBuffer(m_device, bytes.size(),
                             VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    m_arena.bind(m_constants.get());
    uploader.write(m_constants.get(), 0, bytes);
}

void Materials::reserveAnimated(const Asset& asset, std::uint32_t framesInFlight) {
    for (std::size_t i = 0; i < asset.materials.size(); ++i) {
        const auto index = static_cast<std::uint32_t>(i);
        if (!animatedPropertiesOf(asset, PropertyOwner::Material, index).empty()) {
            m_animated.emplace_back(i);
        }
    }
    if (!m_animated.empty()) {
        const VkDeviceSize each =
            alignUp(sizeof(layout::MaterialConstants), FrameRing::alignmentOn(m_device));
        m_ring.emplace(m_device, framesInFlight, each * m_animated.size(), 0);
    }
}

bool Materials::isAnimated(std::size_t position) const noexcept {
    return std::ranges::binary_search(m_animated, MaterialIndex(position));
}

void Materials::write(std::uint32_t slot, const Asset& asset, const Pose& pose) noexcept {
    if (!m_ring) {
        return;
    }
    m_ring->begin(slot);
    for (const MaterialIndex index : m_animated) {
        const auto constants =
            materialConstants(asset[index], evaluatedMaterial(asset, pose, index));
        m_described[index.value].offset = m_ring->write(std::span(&constants, 1));
    }
}

void Materials::bind(VkCommandBuffer commands, VkPipelineLayout layout,
                     MaterialIndex index) const noexcept {
    const Described& material = m_described[position(index)];
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 2, 1, &material.set,
                            1, &material.offset);
}

void Materials::describe(const Asset& asset, VkDescriptorSetLayout layout) {
    const auto count = static_cast<std::uint32_t>(m_materials.size());
    m_pool = makeDescriptorPool(m_device, count,
                                {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, count},
                                 {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, count}});
    for (std::size_t i = 0; i < m_materials.size(); ++i) {
        const Material& material = m_materials[i];
        const ImageIndex image = baseColorImage(asset, material);
        const TextureSampler sampler =
            image.valid() ? asset.textures[shownColor(material).texture.texture.value].sampler
                          : TextureSampler{};
        const Image2D& texture = image.valid() ? m_images[image.value] : m_white;
        const VkDescriptorSet set = allocateSet(m_device, m_pool.get(), layout);
        const VkBuffer constants = isAnimated(i) ? m_ring->buffer() : m_constants.get();
        writeSet(m_device, set, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
                 BufferRange{constants, 0, sizeof(layout::MaterialConstants)});
        writeSet(m_device, set, 1, texture.view.get(), m_samplers.get(sampler));
        m_described[i].set = set;
    }
}

}  // namespace sinew
