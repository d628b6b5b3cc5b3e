// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/materials.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstring>

#include "model/asset/animated_properties.h"
#include "model/evaluate/properties.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/scene/material/material_slots.h"

namespace sinew {
namespace {

// The image of a slot, or none.
ImageIndex imageIn(const Asset& asset, const Material& material, std::size_t slot) {
    const TextureIndex texture = material[textureIn(material, slot)].texture;
    if (!isUsed(material, slot) || texture.value >= asset.textures.size()) {
        return {};
    }
    const ImageIndex image = asset.textures[texture.value].image;
    if (image.value >= asset.images.size() || !hasTexels(asset.images[image.value])) {
        return {};
    }
    // Placeholders are shown only for the base colour; elsewhere they would be meaningless.
    const bool isNonsense = asset.images[image.value].placeholder && slot != layout::kSlotBaseColor;
    return isNonsense ? ImageIndex{} : image;
}

TextureCoding codingIn(const Material& material, std::size_t slot) {
    return factsOf(textureIn(material, slot)).srgb ? TextureCoding::Srgb : TextureCoding::Linear;
}

}  // namespace

Materials::Materials(const DeviceView& device, VkDescriptorSetLayout materialLayout,
                     const Asset& asset, Uploader& uploader, std::uint32_t framesInFlight)
    : m_device(device),
      m_arena(device, MemoryArena::Access::Device),
      m_samplers(device),
      m_materials(asset.materials) {
    m_materials.emplace_back();
    m_described.resize(m_materials.size());
    for (std::vector<Image2D>& images : m_images) {
        images.resize(asset.images.size());
    }
    reserveAnimated(asset, framesInFlight);
    uploadImages(asset, uploader);
    uploadConstants(uploader);
    describe(asset, materialLayout);
}

const Material& Materials::material(MaterialIndex index) const noexcept {
    return m_materials[position(index)];
}

const MaterialFeatures& Materials::features(MaterialIndex index) const noexcept {
    return m_described[position(index)].features;
}

void Materials::uploadImages(const Asset& asset, Uploader& uploader) {
    m_white = uploadTexel(m_device, m_arena, uploader, {255, 255, 255, 255});
    m_black = uploadTexel(m_device, m_arena, uploader, {0, 0, 0, 255});
    m_matte = uploadTexel(m_device, m_arena, uploader, {255, 255, 0, 255});
    for (std::size_t i = 0; i < m_materials.size(); ++i) {
        const Material& material = m_materials[i];
        MaterialFeatures& features = m_described[i].features;
        features = featuresOf(material, isAnimated(i));
        for (std::size_t slot = 0; slot < kMaterialSlots; ++slot) {
            const std::uint32_t bit = 1U << slot;
            const ImageIndex index = imageIn(asset, material, slot);
            if ((features.textures & bit) == 0) {
                continue;
            }
            const TextureCoding coding = codingIn(material, slot);
            if (index.valid()) {
                uploadImage(asset, index, coding, uploader);
            }
            const bool isThere = index.valid() && uploaded(index, coding).image;
            features.textures &= isThere || standIn(slot) != nullptr ? ~0U : ~bit;
        }
        noteTexcoords(i);
    }
}

// Images that the device cannot sample are placeholders for colours and omitted elsewhere.
void Materials::uploadImage(const Asset& asset, ImageIndex index, TextureCoding coding,
                            Uploader& uploader) {
    Image2D& image = m_images.at(static_cast<std::size_t>(coding))[index.value];
    if (image.image) {
        return;
    }
    const Image& source = asset.images[index.value];
    const std::string reason = unsampledReason(m_device, source, coding);
    if (reason.empty()) {
        image = uploadTexture(m_device, m_arena, uploader, source, coding);
        return;
    }
    const bool isColor = coding == TextureCoding::Srgb;
    if (isColor) {
        image = uploadPlaceholder(m_device, m_arena, uploader);
    }
    std::string notice = "image " + std::to_string(index.value) + ": " + reason +
                         (isColor ? "; a placeholder is shown" : "; it is omitted");
    if (std::ranges::find(m_notices, notice) == m_notices.end()) {
        m_notices.push_back(std::move(notice));
    }
}

const Image2D& Materials::uploaded(ImageIndex index, TextureCoding coding) const noexcept {
    return m_images[static_cast<std::size_t>(coding)][index.value];
}

void Materials::noteTexcoords(std::size_t position) {
    const TexcoordSets sets = texcoordSets(m_materials[position]);
    if (sets.tooMany) {
        m_notices.push_back(
            "material " + std::to_string(position) +
            ": its textures use more than two texture coordinate sets; those other than TEXCOORD_" +
            std::to_string(sets.sets[0]) + " and TEXCOORD_" + std::to_string(sets.sets[1]) +
            " use TEXCOORD_" + std::to_string(sets.sets[0]));
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
    m_constants = makeBuffer(m_device, "materials", bytes.size(),
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
        m_ring.emplace(m_device, "animated materials", framesInFlight, each * m_animated.size(), 0);
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
    const auto textures = static_cast<std::uint32_t>(kMaterialSlots) * count;
    m_pool = makeDescriptorPool(m_device, "sets of materials", count,
                                {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, count},
                                 {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, textures}});
    for (std::size_t i = 0; i < m_materials.size(); ++i) {
        const VkDescriptorSet set = allocateSet(m_device, {"material", i}, m_pool.get(), layout);
        const VkBuffer constants = isAnimated(i) ? m_ring->buffer() : m_constants.get();
        writeSet(m_device, set, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
                 BufferRange{constants, 0, sizeof(layout::MaterialConstants)});
        m_described[i].set = set;
        describeTextures(asset, i);
    }
}

// Replacement for a texture that cannot be shown: the factor alone would make the whole surface
// emissive or metallic.
const Image2D* Materials::standIn(std::size_t slot) const noexcept {
    if (slot == layout::kSlotEmissive) {
        return &m_black;
    }
    return slot == layout::kSlotMetallicRoughness ? &m_matte : nullptr;
}

void Materials::describeTextures(const Asset& asset, std::size_t position) {
    const Material& material = m_materials[position];
    const Described& described = m_described[position];
    for (std::uint32_t slot = 0; slot < kMaterialSlots; ++slot) {
        if ((described.features.textures & 1U << slot) == 0) {
            writeSet(m_device, described.set, 1, m_white.view.get(), m_samplers.get({}), slot);
            continue;
        }
        const ImageIndex index = imageIn(asset, material, slot);
        const Image2D* const image =
            index.valid() ? &uploaded(index, codingIn(material, slot)) : nullptr;
        if (image == nullptr || !image->image) {
            writeSet(m_device, described.set, 1, standIn(slot)->view.get(), m_samplers.get({}),
                     slot);
            continue;
        }
        const TextureIndex texture = material[textureIn(material, slot)].texture;
        writeSet(m_device, described.set, 1, image->view.get(),
                 m_samplers.get(asset.textures[texture.value].sampler), slot);
    }
}

}  // namespace sinew
