// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/property_facts.h"

#include <array>
#include <numbers>

namespace sinew {
namespace {

using enum PropertyType;

constexpr PropertyOwner kNode = PropertyOwner::Node;
constexpr PropertyOwner kMaterial = PropertyOwner::Material;
constexpr PropertyOwner kCamera = PropertyOwner::Camera;
constexpr PropertyOwner kLight = PropertyOwner::Light;

constexpr float kAny = std::numeric_limits<float>::infinity();
constexpr float kHalfTurn = std::numbers::pi_v<float>;

constexpr std::array<PropertyFacts, kPropertyCount> kFacts{{
    {kNode, "visibility", "/extensions/KHR_node_visibility/visible", Bool},

    {kMaterial, "base colour", "/pbrMetallicRoughness/baseColorFactor", Float4, true, 0, 1},
    {kMaterial, "metallic factor", "/pbrMetallicRoughness/metallicFactor", Float, true, 0, 1},
    {kMaterial, "roughness", "/pbrMetallicRoughness/roughnessFactor", Float, true, 0, 1},
    {kMaterial, "normal scale", "/normalTexture/scale", Float},
    {kMaterial, "occlusion strength", "/occlusionTexture/strength", Float, true, 0, 1},
    {kMaterial, "emissive colour", "/emissiveFactor", Float3, true, 0, 1},
    {kMaterial, "alpha cutoff", "/alphaCutoff", Float, true, 0, kAny},
    {kMaterial, "emissive strength", "/extensions/KHR_materials_emissive_strength/emissiveStrength",
     Float, true, 0, kAny},
    {kMaterial, "index of refraction", "/extensions/KHR_materials_ior/ior", Float, true, 0, kAny},
    {kMaterial, "dispersion", "/extensions/KHR_materials_dispersion/dispersion", Float, true, 0,
     kAny},
    {kMaterial, "clearcoat", "/extensions/KHR_materials_clearcoat/clearcoatFactor", Float, true, 0,
     1},
    {kMaterial, "clearcoat roughness",
     "/extensions/KHR_materials_clearcoat/clearcoatRoughnessFactor", Float, true, 0, 1},
    {kMaterial, "clearcoat normal scale",
     "/extensions/KHR_materials_clearcoat/clearcoatNormalTexture/scale", Float},
    {kMaterial, "sheen colour", "/extensions/KHR_materials_sheen/sheenColorFactor", Float3, true, 0,
     1},
    {kMaterial, "sheen roughness", "/extensions/KHR_materials_sheen/sheenRoughnessFactor", Float,
     true, 0, 1},
    {kMaterial, "specular factor", "/extensions/KHR_materials_specular/specularFactor", Float, true,
     0, 1},
    {kMaterial, "specular colour", "/extensions/KHR_materials_specular/specularColorFactor", Float3,
     true, 0, kAny},
    {kMaterial, "transmission", "/extensions/KHR_materials_transmission/transmissionFactor", Float,
     true, 0, 1},
    {kMaterial, "thickness", "/extensions/KHR_materials_volume/thicknessFactor", Float, true, 0,
     kAny},
    {kMaterial, "attenuation distance", "/extensions/KHR_materials_volume/attenuationDistance",
     Float, true, 0, kAny},
    {kMaterial, "attenuation colour", "/extensions/KHR_materials_volume/attenuationColor", Float3,
     true, 0, 1},
    {kMaterial, "iridescence", "/extensions/KHR_materials_iridescence/iridescenceFactor", Float,
     true, 0, 1},
    {kMaterial, "iridescence index of refraction",
     "/extensions/KHR_materials_iridescence/iridescenceIor", Float, true, 1, kAny},
    {kMaterial, "iridescence minimum thickness",
     "/extensions/KHR_materials_iridescence/iridescenceThicknessMinimum", Float, true, 0, kAny},
    {kMaterial, "iridescence maximum thickness",
     "/extensions/KHR_materials_iridescence/iridescenceThicknessMaximum", Float, true, 0, kAny},
    {kMaterial, "anisotropy strength", "/extensions/KHR_materials_anisotropy/anisotropyStrength",
     Float, true, 0, 1},
    {kMaterial, "anisotropy rotation", "/extensions/KHR_materials_anisotropy/anisotropyRotation",
     Float},
    {kMaterial, "diffuse colour", "/extensions/KHR_materials_pbrSpecularGlossiness/diffuseFactor",
     Float4, true, 0, 1},
    {kMaterial, "specular colour", "/extensions/KHR_materials_pbrSpecularGlossiness/specularFactor",
     Float3, true, 0, 1},
    {kMaterial, "glossiness", "/extensions/KHR_materials_pbrSpecularGlossiness/glossinessFactor",
     Float, true, 0, 1},
    {kMaterial, "offset", "/extensions/KHR_texture_transform/offset", Float2},
    {kMaterial, "rotation", "/extensions/KHR_texture_transform/rotation", Float},
    {kMaterial, "scale", "/extensions/KHR_texture_transform/scale", Float2},

    {kCamera, "vertical field of view", "/perspective/yfov", Float, false, 0, kHalfTurn},
    {kCamera, "aspect ratio", "/perspective/aspectRatio", Float, false, 0, kAny},
    {kCamera, "horizontal magnification", "/orthographic/xmag", Float, false},
    {kCamera, "vertical magnification", "/orthographic/ymag", Float, false},
    {kCamera, "near plane", "/perspective/znear", Float, false, 0, kAny},
    {kCamera, "far plane", "/perspective/zfar", Float, false, 0, kAny},

    {kLight, "colour", "/color", Float3, true, 0, 1},
    {kLight, "intensity", "/intensity", Float, true, 0, kAny},
    {kLight, "range", "/range", Float, false, 0, kAny},
    {kLight, "inner cone angle", "/spot/innerConeAngle", Float, true, 0, kHalfTurn / 2},
    {kLight, "outer cone angle", "/spot/outerConeAngle", Float, true, 0, kHalfTurn / 2},
}};

template <class T>
std::string ownerName(const std::vector<T>& all, const char* word, std::size_t index) {
    return displayName(index < all.size() ? all[index].name : std::string(), word, index);
}

std::string ownerName(const Asset& asset, const PropertyTarget& target) {
    switch (target.owner) {
        case kNode:
            return ownerName(asset.nodes, "Node", target.index);
        case kMaterial:
            return ownerName(asset.materials, "Material", target.index);
        case kCamera:
            return ownerName(asset.cameras, "Camera", target.index);
        case kLight:
            return ownerName(asset.lights, "Light", target.index);
    }
    return {};
}

const char* arrayOf(PropertyOwner owner) {
    switch (owner) {
        case kNode:
            return "/nodes/";
        case kMaterial:
            return "/materials/";
        case kCamera:
            return "/cameras/";
        case kLight:
            return "/extensions/KHR_lights_punctual/lights/";
    }
    return "";
}

// Both camera types have near and far planes.
bool isOrthographicPlane(const Asset& asset, const PropertyTarget& target) {
    return (target.property == Property::ZNear || target.property == Property::ZFar) &&
           target.index < asset.cameras.size() &&
           std::holds_alternative<OrthographicCamera>(asset.cameras[target.index].projection);
}

bool belongsToTexture(Property property) {
    return property == Property::TextureOffset || property == Property::TextureRotation ||
           property == Property::TextureScale;
}

}  // namespace

std::uint32_t widthOf(PropertyType type) noexcept {
    switch (type) {
        case Bool:
        case Float:
            return 1;
        case Float2:
            return 2;
        case Float3:
            return 3;
        case Float4:
            return 4;
    }
    return 1;
}

const PropertyFacts& factsOf(Property property) noexcept {
    return kFacts[static_cast<std::size_t>(property)];
}

std::string displayName(const Asset& asset, const PropertyTarget& target) {
    std::string text = factsOf(target.property).words;
    if (belongsToTexture(target.property)) {
        text += std::string(" of the ") + factsOf(target.slot).words + " texture";
    }
    return text + " of " + ownerName(asset, target);
}

std::string pointerTo(const Asset& asset, const PropertyTarget& target) {
    std::string pointer = arrayOf(target.owner) + std::to_string(target.index);
    if (isOrthographicPlane(asset, target)) {
        return pointer +
               (target.property == Property::ZNear ? "/orthographic/znear" : "/orthographic/zfar");
    }
    if (belongsToTexture(target.property)) {
        pointer += factsOf(target.slot).pointer;
    }
    return pointer + factsOf(target.property).pointer;
}

}  // namespace sinew
