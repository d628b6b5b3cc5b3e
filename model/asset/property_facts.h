// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "model/asset/asset.h"
#include "model/asset/property_target.h"

namespace sinew {

/// Data types of the glTF 2.0 Asset Object Model that an animated property can have.
enum class PropertyType { Bool, Float, Float2, Float3, Float4 };

[[nodiscard]] std::uint32_t widthOf(PropertyType type) noexcept;  // floats per value

struct PropertyFacts {
    PropertyOwner owner;
    const char* words;    // "base colour"
    const char* pointer;  // relative to the owner, or to the texture slot
    PropertyType type;
    bool hasDefault = true;  // false: exists only if the file stores it
    float min = -std::numeric_limits<float>::infinity();  // per component
    float max = std::numeric_limits<float>::infinity();
};
[[nodiscard]] const PropertyFacts& factsOf(Property property) noexcept;

inline constexpr std::size_t kPropertyCount =
    static_cast<std::size_t>(Property::LightOuterConeAngle) + 1;

/// "base colour of Glass", "offset of the normal texture of Material 2".
[[nodiscard]] std::string displayName(const Asset& asset, const PropertyTarget& target);

/// JSON pointer to the property, stored or not: "/materials/0/alphaCutoff".
[[nodiscard]] std::string pointerTo(const Asset& asset, const PropertyTarget& target);

}  // namespace sinew
