// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>

#include "model/asset/object_factors.h"
#include "model/asset/object_ref.h"
#include "model/asset/property_target.h"

namespace sinew {

/// Data types of the glTF 2.0 Asset Object Model that an animated property can have.
enum class PropertyType { Bool, Float, Float2, Float3, Float4 };

[[nodiscard]] std::uint32_t widthOf(PropertyType type) noexcept;  // floats per value

/// Returns the floats of a property. `slot`: of a texture transform.
using PropertyPlace = std::span<float> (*)(ObjectFactors& object, TextureSlot slot) noexcept;

struct PropertyFacts {
    PropertyOwner owner = PropertyOwner::Node;
    const char* words = nullptr;    // "base colour"
    const char* pointer = nullptr;  // relative to the owner, or to the texture slot
    PropertyType type = PropertyType::Float;
    PropertyPlace place = nullptr;                        // null for node visibility
    float min = -std::numeric_limits<float>::infinity();  // bound of each component
    float max = std::numeric_limits<float>::infinity();
    bool hasDefault = true;  // false: exists only if the file stores it
};
[[nodiscard]] const PropertyFacts& factsOf(Property property) noexcept;

/// Whether it is a property of a texture transform.
[[nodiscard]] bool belongsToTexture(Property property) noexcept;

/// None for objects without animated properties.
[[nodiscard]] std::optional<PropertyOwner> propertyOwner(ObjectKind kind) noexcept;

inline constexpr std::size_t kPropertyCount =
    static_cast<std::size_t>(Property::LightOuterConeAngle) + 1;

/// The floats of a property, as many as its type has. Empty for node visibility.
[[nodiscard]] std::span<float> floatsOf(ObjectFactors& object, Property property,
                                        TextureSlot slot) noexcept;

/// The object that has the property: "Glass", "Light 2".
[[nodiscard]] std::string ownerName(const Asset& asset, const PropertyTarget& target);

/// "base colour", "offset of the normal texture".
[[nodiscard]] std::string propertyName(const PropertyTarget& target);

/// "base colour of Glass", "offset of the normal texture of Material 2".
[[nodiscard]] std::string displayName(const Asset& asset, const PropertyTarget& target);

/// JSON pointer to the property, stored or not: "/materials/0/alphaCutoff".
[[nodiscard]] std::string pointerTo(const Asset& asset, const PropertyTarget& target);

[[nodiscard]] inline std::span<float> floatsIn(float& value) noexcept {
    return {&value, 1};
}

template <class Vector>
[[nodiscard]] std::span<float> floatsIn(Vector& value) noexcept {
    return {&value.x, static_cast<std::size_t>(Vector::length())};
}

/// A PropertyPlace, given by a path of members: placeAt<&ObjectFactors::light,
/// &LightFactors::color>.
template <auto... Path>
[[nodiscard]] std::span<float> placeAt(ObjectFactors& object, TextureSlot) noexcept {
    return floatsIn((object.*....*Path));
}

}  // namespace sinew
