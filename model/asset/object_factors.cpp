// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/object_factors.h"

namespace sinew {
namespace {

CameraFactors flat(const PerspectiveCamera& camera) noexcept {
    CameraFactors factors;
    factors.yfovRadians = camera.yfovRadians;
    factors.aspectRatio = camera.aspectRatio.value_or(factors.aspectRatio);
    factors.znear = camera.znear;
    factors.zfar = camera.zfar.value_or(factors.zfar);
    return factors;
}

CameraFactors flat(const OrthographicCamera& camera) noexcept {
    CameraFactors factors;
    factors.xmag = camera.xmag;
    factors.ymag = camera.ymag;
    factors.znear = camera.znear;
    factors.zfar = camera.zfar;
    return factors;
}

std::span<float> floats(float& value) noexcept {
    return {&value, 1};
}

template <class Vector>
std::span<float> floats(Vector& value) noexcept {
    return {&value.x, static_cast<std::size_t>(Vector::length())};
}

}  // namespace

MaterialFactors factorsOf(const Material& material) noexcept {
    MaterialFactors factors{
        .baseColorFactor = material.baseColorFactor,
        .metallicFactor = material.metallicFactor,
        .roughnessFactor = material.roughnessFactor,
        .normalScale = material.normalScale,
        .occlusionStrength = material.occlusionStrength,
        .emissiveFactor = material.emissiveFactor,
        .alphaCutoff = material.alphaCutoff,
        .emissiveStrength = material.emissiveStrength,
        .ior = material.ior,
        .dispersion = material.dispersion,
        .clearcoat = material.clearcoat.value_or(Clearcoat{}),
        .sheen = material.sheen.value_or(Sheen{}),
        .specular = material.specular.value_or(Specular{}),
        .transmission = material.transmission.value_or(Transmission{}),
        .volume = material.volume.value_or(Volume{}),
        .iridescence = material.iridescence.value_or(Iridescence{}),
        .anisotropy = material.anisotropy.value_or(Anisotropy{}),
        .specularGlossiness = material.specularGlossiness.value_or(SpecularGlossiness{}),
        .transforms = {}};
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        factors.transforms[i] = material.textures[i].transform.value_or(TextureTransform{});
    }
    return factors;
}

CameraFactors factorsOf(const CameraProjection& projection) noexcept {
    return std::visit([](const auto& camera) { return flat(camera); }, projection);
}

LightFactors factorsOf(const Light& light) noexcept {
    LightFactors factors;
    factors.color = light.color;
    factors.intensity = light.intensity;
    factors.range = light.range.value_or(factors.range);
    factors.innerConeRadians = light.innerConeRadians;
    factors.outerConeRadians = light.outerConeRadians;
    return factors;
}

std::span<float> floatsOf(ObjectFactors& object, Property property, TextureSlot slot) noexcept {
    MaterialFactors& material = object.material;
    TextureTransform& transform = material.transforms[static_cast<std::size_t>(slot)];
    switch (property) {
        case Property::Visible:
            return {};

        case Property::BaseColorFactor:
            return floats(material.baseColorFactor);
        case Property::MetallicFactor:
            return floats(material.metallicFactor);
        case Property::RoughnessFactor:
            return floats(material.roughnessFactor);
        case Property::NormalScale:
            return floats(material.normalScale);
        case Property::OcclusionStrength:
            return floats(material.occlusionStrength);
        case Property::EmissiveFactor:
            return floats(material.emissiveFactor);
        case Property::AlphaCutoff:
            return floats(material.alphaCutoff);
        case Property::EmissiveStrength:
            return floats(material.emissiveStrength);
        case Property::Ior:
            return floats(material.ior);
        case Property::Dispersion:
            return floats(material.dispersion);
        case Property::ClearcoatFactor:
            return floats(material.clearcoat.factor);
        case Property::ClearcoatRoughnessFactor:
            return floats(material.clearcoat.roughnessFactor);
        case Property::ClearcoatNormalScale:
            return floats(material.clearcoat.normalScale);
        case Property::SheenColorFactor:
            return floats(material.sheen.colorFactor);
        case Property::SheenRoughnessFactor:
            return floats(material.sheen.roughnessFactor);
        case Property::SpecularFactor:
            return floats(material.specular.factor);
        case Property::SpecularColorFactor:
            return floats(material.specular.colorFactor);
        case Property::TransmissionFactor:
            return floats(material.transmission.factor);
        case Property::ThicknessFactor:
            return floats(material.volume.thicknessFactor);
        case Property::AttenuationDistance:
            return floats(material.volume.attenuationDistance);
        case Property::AttenuationColor:
            return floats(material.volume.attenuationColor);
        case Property::IridescenceFactor:
            return floats(material.iridescence.factor);
        case Property::IridescenceIor:
            return floats(material.iridescence.ior);
        case Property::IridescenceThicknessMinimum:
            return floats(material.iridescence.thicknessMinimum);
        case Property::IridescenceThicknessMaximum:
            return floats(material.iridescence.thicknessMaximum);
        case Property::AnisotropyStrength:
            return floats(material.anisotropy.strength);
        case Property::AnisotropyRotation:
            return floats(material.anisotropy.rotationRadians);
        case Property::DiffuseFactor:
            return floats(material.specularGlossiness.diffuseFactor);
        case Property::SpecularGlossinessSpecularFactor:
            return floats(material.specularGlossiness.specularFactor);
        case Property::GlossinessFactor:
            return floats(material.specularGlossiness.glossinessFactor);
        case Property::TextureOffset:
            return floats(transform.offset);
        case Property::TextureRotation:
            return floats(transform.rotationRadians);
        case Property::TextureScale:
            return floats(transform.scale);

        case Property::YFov:
            return floats(object.camera.yfovRadians);
        case Property::AspectRatio:
            return floats(object.camera.aspectRatio);
        case Property::XMag:
            return floats(object.camera.xmag);
        case Property::YMag:
            return floats(object.camera.ymag);
        case Property::ZNear:
            return floats(object.camera.znear);
        case Property::ZFar:
            return floats(object.camera.zfar);

        case Property::LightColor:
            return floats(object.light.color);
        case Property::LightIntensity:
            return floats(object.light.intensity);
        case Property::LightRange:
            return floats(object.light.range);
        case Property::LightInnerConeAngle:
            return floats(object.light.innerConeRadians);
        case Property::LightOuterConeAngle:
            return floats(object.light.outerConeRadians);
    }
    return {};
}

}  // namespace sinew
