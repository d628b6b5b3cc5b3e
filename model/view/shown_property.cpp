// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/shown_property.h"

namespace sinew {
namespace {

bool hasTexture(const Material& material, TextureSlot slot) {
    return material[slot].texture.valid();
}

// Of textures only that of the colour is drawn; a factor that another one modulates waits for it.
bool isShown(const Material& material, Property property, TextureSlot slot) noexcept {
    switch (property) {
        case Property::BaseColorFactor:
        case Property::DiffuseFactor:
        case Property::AlphaCutoff:
            return true;
        case Property::MetallicFactor:
        case Property::RoughnessFactor:
            return material.unlit || !hasTexture(material, TextureSlot::MetallicRoughness);
        case Property::GlossinessFactor:
            return material.unlit || !hasTexture(material, TextureSlot::SpecularGlossiness);
        case Property::EmissiveFactor:
        case Property::EmissiveStrength:
            return material.unlit || !hasTexture(material, TextureSlot::Emissive);
        case Property::TextureOffset:
        case Property::TextureRotation:
        case Property::TextureScale:
            return slot == TextureSlot::BaseColor || slot == TextureSlot::Diffuse ||
                   !hasTexture(material, slot);
        case Property::NormalScale:
        case Property::OcclusionStrength:
        case Property::Ior:
        case Property::Dispersion:
        case Property::ClearcoatFactor:
        case Property::ClearcoatRoughnessFactor:
        case Property::ClearcoatNormalScale:
        case Property::SheenColorFactor:
        case Property::SheenRoughnessFactor:
        case Property::SpecularFactor:
        case Property::SpecularColorFactor:
        case Property::TransmissionFactor:
        case Property::ThicknessFactor:
        case Property::AttenuationDistance:
        case Property::AttenuationColor:
        case Property::IridescenceFactor:
        case Property::IridescenceIor:
        case Property::IridescenceThicknessMinimum:
        case Property::IridescenceThicknessMaximum:
        case Property::AnisotropyStrength:
        case Property::AnisotropyRotation:
        case Property::SpecularGlossinessSpecularFactor:
            return material.unlit;
        case Property::Visible:
        case Property::YFov:
        case Property::AspectRatio:
        case Property::XMag:
        case Property::YMag:
        case Property::ZNear:
        case Property::ZFar:
        case Property::LightColor:
        case Property::LightIntensity:
        case Property::LightRange:
        case Property::LightInnerConeAngle:
        case Property::LightOuterConeAngle:
            return false;
    }
    return false;
}

}  // namespace

bool isShown(const Asset& asset, const PropertyTarget& target) noexcept {
    switch (target.owner) {
        case PropertyOwner::Node:
        case PropertyOwner::Camera:
            return true;
        case PropertyOwner::Material:
            return target.index < asset.materials.size() &&
                   isShown(asset.materials[target.index], target.property, target.slot);
        case PropertyOwner::Light:
            return false;
    }
    return false;
}

}  // namespace sinew
