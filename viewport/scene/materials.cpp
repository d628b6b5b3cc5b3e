// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/materials.h"

#include <cstring>
#include <string>

#include "viewport/gpu/buffer.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/scene/shader_layout.h"
#include "viewport/scene/shown_color.h"
#include "viewport/scene/texture_image.h"

namespace sinew {
namespace {

// Of textures only the base colour is drawn. Where another one is meant to modulate a factor, the
// factor alone would make everything glow or all of it metal: a plain dielectric stands in.
glm::vec3 glowOf(const Material& material) {
    const bool textured = material[TextureSlot::Emissive].texture.valid();
    return textured || material.unlit ? glm::vec3(0.0F)
                                      : material.emissiveFactor * material.emissiveStrength;
}

struct Gloss {
    float metallic = 0.0F;
    float roughness = 0.6F;
};

Gloss glossOf(const Material& material) {
    if (material.specularGlossiness) {
        const bool textured = material[TextureSlot::SpecularGlossiness].texture.valid();
        return textured ? Gloss{}
                        : Gloss{0.0F, 1.0F - material.specularGlossiness->glossinessFactor};
    }
    const bool textured = material[TextureSlot::MetallicRoughness].texture.valid();
    return textured ? Gloss{} : Gloss{material.metallicFactor, material.roughnessFactor};
}

layout::MaterialConstants constantsOf(const Material& material) {
    const ShownColor color = shownColor(material);
    const Gloss gloss = glossOf(material);
    const glm::mat3 fromMesh = glm::transpose(uvMatrix(color.texture));
    layout::MaterialConstants constants{};
    constants.baseColor = color.factor;
    constants.emissive = glm::vec4(glowOf(material), material.alphaCutoff);
    constants.surface = {gloss.metallic, gloss.roughness, 0.0F, 0.0F};
    constants.colorU = glm::vec4(fromMesh[0], 0.0F);
    constants.colorV = glm::vec4(fromMesh[1], 0.0F);
    return constants;
}

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
                     const Asset& asset, Uploader& uploader)
    : m_device(device),
      m_arena(device, MemoryArena::Access::Device),
      m_samplers(device),
      m_materials(asset.materials),
      m_images(asset.images.size()) {
    m_materials.emplace_back();
    uploadImages(asset, uploader);
    uploadConstants(uploader);
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
    m_stride = alignUp(sizeof(layout::MaterialConstants),
                       deviceLimits(m_device).minUniformBufferOffsetAlignment);
    std::vector<std::byte> bytes(static_cast<std::size_t>(m_stride) * m_materials.size());
    for (std::size_t i = 0; i < m_materials.size(); ++i) {
        const layout::MaterialConstants constants = constantsOf(m_materials[i]);
        std::memcpy(bytes.data() + i * m_stride, &constants, sizeof constants);
    }
    m_constants = makeBuffer(m_device, bytes.size(),
                             VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    m_arena.bind(m_constants.get());
    uploader.write(m_constants.get(), 0, bytes);
}

void Materials::describe(const Asset& asset, VkDescriptorSetLayout layout) {
    const auto count = static_cast<std::uint32_t>(m_materials.size());
    m_pool = makeDescriptorPool(m_device, count,
                                {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, count},
                                 {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, count}});
    for (const Material& material : m_materials) {
        const ImageIndex image = baseColorImage(asset, material);
        const TextureSampler sampler =
            image.valid() ? asset.textures[shownColor(material).texture.texture.value].sampler
                          : TextureSampler{};
        const Image2D& texture = image.valid() ? m_images[image.value] : m_white;
        const VkDescriptorSet set = allocateSet(m_device, m_pool.get(), layout);
        writeSet(m_device, set, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                 BufferRange{m_constants.get(), m_stride * m_sets.size(),
                             sizeof(layout::MaterialConstants)});
        writeSet(m_device, set, 1, texture.view.get(), m_samplers.get(sampler));
        m_sets.push_back(set);
    }
}

}  // namespace sinew
