// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/evaluate/pose.h"
#include "viewport/gpu/frame_ring.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/material/material_slots.h"
#include "viewport/scene/material/texture_image.h"

namespace sinew {

/// Constants, textures and descriptor sets of an asset's materials, and of the default material
/// (glTF 2.0, 3.9.1). Constants of animated materials are in a ring with a slot per frame in
/// flight; all others are uploaded once.
class Materials {
public:
    Materials(const DeviceView& device, VkDescriptorSetLayout materialLayout, const Asset& asset,
              Uploader& uploader, std::uint32_t framesInFlight);

    [[nodiscard]] const Material& material(MaterialIndex index) const noexcept;

    [[nodiscard]] const MaterialFeatures& features(MaterialIndex index) const noexcept;

    /// Writes the animated materials of the pose to a slot whose previous frame has finished on the
    /// GPU. `asset` must be the constructor's.
    void write(std::uint32_t slot, const Asset& asset, const Pose& pose) noexcept;

    /// Binds set 2. Animated materials require a `write` first.
    void bind(VkCommandBuffer commands, VkPipelineLayout layout,
              MaterialIndex index) const noexcept;

    /// Messages about parts that the device cannot show and replaces by placeholders.
    [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return m_notices; }

private:
    [[nodiscard]] std::size_t position(MaterialIndex index) const noexcept {
        return index.value < m_materials.size() - 1 ? index.value : m_materials.size() - 1;
    }
    void reserveAnimated(const Asset& asset, std::uint32_t framesInFlight);
    void uploadImages(const Asset& asset, Uploader& uploader);
    void uploadImage(const Asset& asset, ImageIndex index, TextureCoding coding,
                     Uploader& uploader);
    [[nodiscard]] const Image2D& uploaded(ImageIndex index, TextureCoding coding) const noexcept;
    void uploadConstants(Uploader& uploader);
    void describe(const Asset& asset, VkDescriptorSetLayout layout);
    [[nodiscard]] const Image2D* standIn(std::size_t slot) const noexcept;
    void describeTextures(const Asset& asset, std::size_t position);
    void noteTexcoords(std::size_t position);
    [[nodiscard]] bool isAnimated(std::size_t position) const noexcept;

    DeviceView m_device;  // borrowed
    MemoryArena m_arena;
    SamplerCache m_samplers;
    Unique<VkDescriptorPool> m_pool;
    std::vector<Material> m_materials;  // the default material is last
    // Parallel to the asset's images, per TextureCoding; empty if no slot needs it. An image may be
    // needed in both codings.
    std::array<std::vector<Image2D>, kTextureCodings> m_images;
    Image2D m_white;
    Image2D m_black;  // replaces emissive textures
    Image2D m_matte;  // replaces metallic textures: a dielectric
    std::vector<std::string> m_notices;
    Unique<VkBuffer> m_constants;
    std::vector<MaterialIndex> m_animated;  // ascending
    std::optional<FrameRing> m_ring;        // ring of animated materials; none if there are none
    struct Described {
        VkDescriptorSet set = VK_NULL_HANDLE;
        std::uint32_t offset = 0;   // offset of the constants in m_constants or m_ring
        MaterialFeatures features;  // excludes textures that cannot be shown
    };
    std::vector<Described> m_described;  // parallel to m_materials
};

}  // namespace sinew
