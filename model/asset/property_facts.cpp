// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/property_facts.h"

#include <algorithm>
#include <array>
#include <numbers>

#include "model/asset/material_table.h"
#include "model/core/enum_array.h"

namespace sinew {
namespace {

using enum PropertyType;

constexpr PropertyOwner kNode = PropertyOwner::Node;
constexpr PropertyOwner kMaterial = PropertyOwner::Material;
constexpr PropertyOwner kCamera = PropertyOwner::Camera;
constexpr PropertyOwner kLight = PropertyOwner::Light;

constexpr float kAny = std::numeric_limits<float>::infinity();
constexpr float kHalfTurn = std::numbers::pi_v<float>;

template <auto Member>
constexpr PropertyPlace kOfMaterial = placeAt<&ObjectFactors::material, Member>;
template <auto Member>
constexpr PropertyPlace kOfCamera = placeAt<&ObjectFactors::camera, Member>;
template <auto Member>
constexpr PropertyPlace kOfLight = placeAt<&ObjectFactors::light, Member>;

template <auto Member>
std::span<float> placeInTransform(ObjectFactors& object, TextureSlot slot) noexcept {
    return floatsIn(object.material.transforms[static_cast<std::size_t>(slot)].*Member);
}

struct CoreProperty {
    Property property;
    PropertyFacts facts;
};

// All properties except those of material extensions.
constexpr CoreProperty kCoreRows[] = {
    {Property::Visible, {kNode, "visibility", "/extensions/KHR_node_visibility/visible", Bool}},

    {Property::BaseColorFactor,
     {kMaterial, "base colour", "/pbrMetallicRoughness/baseColorFactor", Float4,
      kOfMaterial<&MaterialFactors::baseColorFactor>, 0, 1}},
    {Property::MetallicFactor,
     {kMaterial, "metallic factor", "/pbrMetallicRoughness/metallicFactor", Float,
      kOfMaterial<&MaterialFactors::metallicFactor>, 0, 1}},
    {Property::RoughnessFactor,
     {kMaterial, "roughness", "/pbrMetallicRoughness/roughnessFactor", Float,
      kOfMaterial<&MaterialFactors::roughnessFactor>, 0, 1}},
    {Property::NormalScale,
     {kMaterial, "normal scale", "/normalTexture/scale", Float,
      kOfMaterial<&MaterialFactors::normalScale>}},
    {Property::OcclusionStrength,
     {kMaterial, "occlusion strength", "/occlusionTexture/strength", Float,
      kOfMaterial<&MaterialFactors::occlusionStrength>, 0, 1}},
    {Property::EmissiveFactor,
     {kMaterial, "emissive colour", "/emissiveFactor", Float3,
      kOfMaterial<&MaterialFactors::emissiveFactor>, 0, 1}},
    {Property::AlphaCutoff,
     {kMaterial, "alpha cutoff", "/alphaCutoff", Float, kOfMaterial<&MaterialFactors::alphaCutoff>,
      0, kAny}},
    {Property::TextureOffset,
     {kMaterial, "offset", "/extensions/KHR_texture_transform/offset", Float2,
      placeInTransform<&TextureTransform::offset>}},
    {Property::TextureRotation,
     {kMaterial, "rotation", "/extensions/KHR_texture_transform/rotation", Float,
      placeInTransform<&TextureTransform::rotationRadians>}},
    {Property::TextureScale,
     {kMaterial, "scale", "/extensions/KHR_texture_transform/scale", Float2,
      placeInTransform<&TextureTransform::scale>}},

    {Property::YFov,
     {kCamera, "vertical field of view", "/perspective/yfov", Float,
      kOfCamera<&CameraFactors::yfovRadians>, 0, kHalfTurn, false}},
    {Property::AspectRatio,
     {kCamera, "aspect ratio", "/perspective/aspectRatio", Float,
      kOfCamera<&CameraFactors::aspectRatio>, 0, kAny, false}},
    {Property::XMag,
     {kCamera, "horizontal magnification", "/orthographic/xmag", Float,
      kOfCamera<&CameraFactors::xmag>, -kAny, kAny, false}},
    {Property::YMag,
     {kCamera, "vertical magnification", "/orthographic/ymag", Float,
      kOfCamera<&CameraFactors::ymag>, -kAny, kAny, false}},
    {Property::ZNear,
     {kCamera, "near plane", "/perspective/znear", Float, kOfCamera<&CameraFactors::znear>, 0, kAny,
      false}},
    {Property::ZFar,
     {kCamera, "far plane", "/perspective/zfar", Float, kOfCamera<&CameraFactors::zfar>, 0, kAny,
      false}},

    {Property::LightColor,
     {kLight, "colour", "/color", Float3, kOfLight<&LightFactors::color>, 0, 1}},
    {Property::LightIntensity,
     {kLight, "intensity", "/intensity", Float, kOfLight<&LightFactors::intensity>, 0, kAny}},
    {Property::LightRange,
     {kLight, "range", "/range", Float, kOfLight<&LightFactors::range>, 0, kAny, false}},
    {Property::LightInnerConeAngle,
     {kLight, "inner cone angle", "/spot/innerConeAngle", Float,
      kOfLight<&LightFactors::innerConeRadians>, 0, kHalfTurn / 2}},
    {Property::LightOuterConeAngle,
     {kLight, "outer cone angle", "/spot/outerConeAngle", Float,
      kOfLight<&LightFactors::outerConeRadians>, 0, kHalfTurn / 2}},
};

consteval std::array<PropertyFacts, kPropertyCount> everyRow() {
    std::array<PropertyFacts, kPropertyCount> all{};
    for (const CoreProperty& row : kCoreRows) {
        all[static_cast<std::size_t>(row.property)] = row.facts;
    }
    for (const ExtensionFactor& factor : kExtensionFactors) {
        all[static_cast<std::size_t>(factor.property)] = factor.facts;
    }
    return all;
}
constexpr std::array<PropertyFacts, kPropertyCount> kFacts = everyRow();
static_assert(
    std::ranges::all_of(kFacts, [](const PropertyFacts& facts) { return facts.words != nullptr; }),
    "a property without a row");

struct OwnerRow {
    PropertyOwner owner;
    ObjectKind kind;
    const char* word;
};

constexpr std::array<OwnerRow, 4> kOwners{{
    {kNode, ObjectKind::Node, "Node"},
    {kMaterial, ObjectKind::Material, "Material"},
    {kCamera, ObjectKind::Camera, "Camera"},
    {kLight, ObjectKind::Light, "Light"},
}};
static_assert(rowsFollow(kOwners, &OwnerRow::owner));

const OwnerRow& rowOf(PropertyOwner owner) {
    return kOwners[static_cast<std::size_t>(owner)];
}

ObjectRef objectOf(const PropertyTarget& target) {
    return {rowOf(target.owner).kind, target.index};
}
// Both camera types have near and far planes.
bool isOrthographicPlane(const Asset& asset, const PropertyTarget& target) {
    return (target.property == Property::ZNear || target.property == Property::ZFar) &&
           target.index < asset.cameras.size() &&
           std::holds_alternative<OrthographicCamera>(asset.cameras[target.index].projection);
}

}  // namespace

std::uint32_t widthOf(PropertyType type) noexcept {
    constexpr std::array<std::uint32_t, 5> kWidths{1, 1, 2, 3, 4};
    return kWidths[static_cast<std::size_t>(type)];
}

bool belongsToTexture(Property property) noexcept {
    return property == Property::TextureOffset || property == Property::TextureRotation ||
           property == Property::TextureScale;
}

std::optional<PropertyOwner> propertyOwner(ObjectKind kind) noexcept {
    const auto* const found = std::ranges::find(kOwners, kind, &OwnerRow::kind);
    return found != kOwners.end() ? std::optional(found->owner) : std::nullopt;
}
const PropertyFacts& factsOf(Property property) noexcept {
    return kFacts[static_cast<std::size_t>(property)];
}

std::span<float> floatsOf(ObjectFactors& object, Property property, TextureSlot slot) noexcept {
    const PropertyPlace place = factsOf(property).place;
    return place != nullptr ? place(object, slot) : std::span<float>{};
}

std::string ownerName(const Asset& asset, const PropertyTarget& target) {
    const ObjectRef object = objectOf(target);
    const std::string_view name = exists(asset, object) ? storedName(asset, object) : "";
    return displayName(std::string(name), rowOf(target.owner).word, target.index);
}
std::string propertyName(const PropertyTarget& target) {
    std::string text = factsOf(target.property).words;
    if (belongsToTexture(target.property)) {
        text += std::string(" of the ") + factsOf(target.slot).words + " texture";
    }
    return text;
}

std::string displayName(const Asset& asset, const PropertyTarget& target) {
    return propertyName(target) + " of " + ownerName(asset, target);
}

std::string pointerTo(const Asset& asset, const PropertyTarget& target) {
    std::string pointer = pointerOf(objectOf(target));
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
