// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <limits>
#include <span>

#include "model/asset/asset.h"

namespace sinew {

// The values of materials, cameras and lights that KHR_animation_pointer can animate, as plain
// structs without heap memory. Properties that the file does not store have their defaults.

struct MaterialFactors {
    glm::vec4 baseColorFactor{1.0F};  // linear, straight alpha
    float metallicFactor = 1.0F;
    float roughnessFactor = 1.0F;
    float normalScale = 1.0F;
    float occlusionStrength = 1.0F;
    glm::vec3 emissiveFactor{0.0F};
    float alphaCutoff = 0.5F;
    float emissiveStrength = 1.0F;
    float ior = 1.5F;
    float dispersion = 0.0F;
    Clearcoat clearcoat;
    Sheen sheen;
    Specular specular;
    Transmission transmission;
    Volume volume;
    Iridescence iridescence;
    Anisotropy anisotropy;
    SpecularGlossiness specularGlossiness;
    std::array<TextureTransform, kTextureSlotCount> transforms;  // by TextureSlot

    [[nodiscard]] const TextureTransform& operator[](TextureSlot slot) const noexcept {
        return transforms[static_cast<std::size_t>(slot)];
    }
};

/// Values of both camera types; those of the other type keep their defaults.
struct CameraFactors {
    float yfovRadians = PerspectiveCamera{}.yfovRadians;
    float aspectRatio = 0.0F;  // 0: the picture's
    float xmag = OrthographicCamera{}.xmag;
    float ymag = OrthographicCamera{}.ymag;
    float znear = PerspectiveCamera{}.znear;
    float zfar = std::numeric_limits<float>::infinity();  // infinity: no far plane
};

struct LightFactors {
    glm::vec3 color{1.0F};  // linear
    float intensity = 1.0F;
    float range = std::numeric_limits<float>::infinity();  // infinity: no limit
    float innerConeRadians = Light{}.innerConeRadians;
    float outerConeRadians = Light{}.outerConeRadians;
};

[[nodiscard]] MaterialFactors factorsOf(const Material& material) noexcept;
[[nodiscard]] CameraFactors factorsOf(const CameraProjection& projection) noexcept;
[[nodiscard]] LightFactors factorsOf(const Light& light) noexcept;

/// Space for the values of any object; only those of the current owner are valid.
struct ObjectFactors {
    MaterialFactors material = {};
    CameraFactors camera = {};
    LightFactors light = {};
};

/// The floats of a property, as many as its type has. Empty for node visibility.
[[nodiscard]] std::span<float> floatsOf(ObjectFactors& object, Property property,
                                        TextureSlot slot) noexcept;

}  // namespace sinew
