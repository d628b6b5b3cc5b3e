// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/object_factors.h"

#include "model/asset/material_table.h"

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

}  // namespace

MaterialFactors factorsOf(const Material& material) noexcept {
    MaterialFactors factors;
    factors.baseColorFactor = material.baseColorFactor;
    factors.metallicFactor = material.metallicFactor;
    factors.roughnessFactor = material.roughnessFactor;
    factors.normalScale = material.normalScale;
    factors.occlusionStrength = material.occlusionStrength;
    factors.emissiveFactor = material.emissiveFactor;
    factors.alphaCutoff = material.alphaCutoff;
    for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
        extension.storage.flatten(material, factors);
    }
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

}  // namespace sinew
