// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "model/asset/material.h"
#include "model/core/index.h"

namespace sinew {

enum class PropertyOwner { Node, Material, Camera, Light };

/// What KHR_animation_pointer can drive besides the translation, rotation, scale and weights of a
/// node, which are ordinary channels.
enum class Property : std::uint8_t {
    Visible,  // node: KHR_node_visibility, true or false

    BaseColorFactor,  // material
    MetallicFactor,
    RoughnessFactor,
    NormalScale,
    OcclusionStrength,
    EmissiveFactor,
    AlphaCutoff,
    EmissiveStrength,
    Ior,
    Dispersion,
    ClearcoatFactor,
    ClearcoatRoughnessFactor,
    ClearcoatNormalScale,
    SheenColorFactor,
    SheenRoughnessFactor,
    SpecularFactor,
    SpecularColorFactor,
    TransmissionFactor,
    ThicknessFactor,
    AttenuationDistance,
    AttenuationColor,
    IridescenceFactor,
    IridescenceIor,
    IridescenceThicknessMinimum,
    IridescenceThicknessMaximum,
    AnisotropyStrength,
    AnisotropyRotation,
    DiffuseFactor,
    SpecularGlossinessSpecularFactor,
    GlossinessFactor,
    TextureOffset,  // material, in PropertyTarget::slot
    TextureRotation,
    TextureScale,

    YFov,  // camera
    AspectRatio,
    XMag,
    YMag,
    ZNear,
    ZFar,

    LightColor,  // light
    LightIntensity,
    LightRange,
    LightInnerConeAngle,
    LightOuterConeAngle,
};

/// One animatable property of one object.
struct PropertyTarget {
    PropertyOwner owner = PropertyOwner::Node;
    std::uint32_t index = 0;  // of the node, material, camera or light
    Property property = Property::Visible;
    TextureSlot slot = TextureSlot::BaseColor;  // of the texture transform

    bool operator==(const PropertyTarget&) const = default;
};

/// A channel of KHR_animation_pointer. `pointer` is as stored.
struct PropertyChannel {
    PropertyTarget target;
    SamplerIndex sampler;
    std::uint32_t fileIndex = 0;  // position in the file's channel list
    std::string pointer;
};

}  // namespace sinew
