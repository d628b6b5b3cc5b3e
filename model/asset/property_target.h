// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>

#include "model/asset/material.h"
#include "model/core/index.h"

namespace sinew {

enum class PropertyOwner { Node, Material, Camera, Light };

/// Properties that KHR_animation_pointer can animate, except a node's translation, rotation, scale
/// and weights, which are ordinary channels.
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
    DiffuseTransmissionFactor,
    DiffuseTransmissionColorFactor,
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
    TextureOffset,  // material, of PropertyTarget::slot
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
    std::uint32_t index = 0;  // index of the node, material, camera or light
    Property property = Property::Visible;
    TextureSlot slot = TextureSlot::BaseColor;  // slot of the texture transform

    auto operator<=>(const PropertyTarget&) const = default;
};

/// As many floats as the property's type has, followed by zeros.
using PropertyValue = std::array<float, 4>;

/// A property of a material, camera or light that an animation or a VRM expression drives, and its
/// value at rest. `Pose::properties` holds its `width` floats starting at `first`, unclamped,
/// exactly as the curves define them. Ranges are applied where values are used, see
/// model/evaluate/properties.h.
struct AnimatedProperty {
    PropertyTarget target;
    std::uint32_t first = 0;
    std::uint32_t width = 0;  // floats per value: 1 to 4
    PropertyValue rest{};     // see restValue
    bool byClips = false;     // false: only expressions drive it
};

inline constexpr std::uint32_t kNoAnimatedProperty = 0xffffffffU;

/// A channel of KHR_animation_pointer. `pointer` is as stored.
struct PropertyChannel {
    PropertyTarget target;
    SamplerIndex sampler;
    std::uint32_t fileIndex = 0;  // position in the file's channel list
    // Index in Asset::animatedProperties; none for a node's visibility, see Pose::visible.
    std::uint32_t property = kNoAnimatedProperty;
    std::string pointer;
};

}  // namespace sinew
