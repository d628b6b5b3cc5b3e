// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>
#include <string_view>

#include "model/asset/property_facts.h"

namespace sinew {

// The row types of model/asset/material_table.h, and helpers to write rows.

/// Access to the members of an extension.
struct ExtensionStorage {
    bool (*has)(const Material& material) noexcept;  // see hasExtension
    void (*flatten)(const Material& from, MaterialFactors& to) noexcept;
    void (*store)(const MaterialFactors& from, Material& to) noexcept;
};

struct MaterialExtensionFacts {
    MaterialExtension extension;
    std::string_view name;   // "KHR_materials_sheen"
    std::string_view words;  // names the extension's object in findings
    // Heading in the Properties panel, and name of the object in `sinew-cli info --json`. Null for
    // a single number, which is listed with the material's own.
    const char* title;
    const char* key;
    // Its specification excludes KHR_materials_unlit and KHR_materials_pbrSpecularGlossiness.
    bool extendsMetallicRoughness;
    ExtensionStorage storage;
};

/// How a factor is displayed.
enum class FactorKind { Number, Color, Radians, Meters, Nanometers };

/// What a factor means to its extension.
enum class FactorRole {
    Plain,
    Strength,  // 0 turns the extension off
};

/// A number or colour of an extension.
struct ExtensionFactor {
    MaterialExtension extension;
    Property property;
    PropertyFacts facts;
    const char* label;  // shown in the Properties panel
    const char* key;    // name in `sinew-cli info --json`
    FactorKind kind;
    FactorRole role;
};

namespace material_rows {

using enum PropertyType;
using E = MaterialExtension;
using M = MaterialFactors;
using P = Property;

inline constexpr float kAny = std::numeric_limits<float>::infinity();
struct FactorRange {
    float min;
    float max;
};
inline constexpr FactorRange kUnit{0, 1};
inline constexpr FactorRange kNotNegative{0, kAny};
inline constexpr FactorRange kFromOne{1, kAny};
inline constexpr FactorRange kFree{-kAny, kAny};
inline constexpr FactorRole kStrength = FactorRole::Strength;

template <auto... Path>
inline constexpr PropertyPlace kAt = placeAt<&ObjectFactors::material, Path...>;

template <class Layer>
bool isThere(const std::optional<Layer>& stored) noexcept {
    return stored.has_value();
}
inline bool isThere(float) noexcept {
    return true;
}

template <class Layer>
void copyTo(Layer& flat, const std::optional<Layer>& stored) noexcept {
    flat = stored.value_or(Layer{});
}
inline void copyTo(float& flat, float stored) noexcept {
    flat = stored;
}

/// `words` name the factor on its own: "sheen colour"; `label` and `key` below its extension.
consteval ExtensionFactor factor(E extension, P property, const char* words, const char* pointer,
                                 PropertyType type, FactorRange range, PropertyPlace place,
                                 const char* label, const char* key,
                                 FactorKind kind = FactorKind::Number,
                                 FactorRole role = FactorRole::Plain) {
    return {extension,
            property,
            {PropertyOwner::Material, words, pointer, type, place, range.min, range.max},
            label,
            key,
            kind,
            role};
}

/// For an extension that is the member `Stored` of Material and `Flat` of MaterialFactors.
template <auto Stored, auto Flat>
inline constexpr ExtensionStorage kStoredIn{
    [](const Material& material) noexcept { return isThere(material.*Stored); },
    [](const Material& from, MaterialFactors& to) noexcept { copyTo(to.*Flat, from.*Stored); },
    [](const MaterialFactors& from, Material& to) noexcept { to.*Stored = from.*Flat; }};

inline constexpr ExtensionStorage kUnlitFlag{
    [](const Material& material) noexcept { return material.unlit; },
    [](const Material&, MaterialFactors&) noexcept {},
    [](const MaterialFactors&, Material& to) noexcept { to.unlit = true; }};

}  // namespace material_rows

}  // namespace sinew
