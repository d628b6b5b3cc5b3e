// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/asset/asset.h"

namespace sinew {

/// The property's value as the file stores it, or its default (glTF 2.0 Asset Object Model).
/// Properties without a default: infinity for the far plane of a camera and the range of a light; 0
/// for the aspect ratio of a camera, which means the picture's. An object that does not exist has
/// the defaults.
[[nodiscard]] PropertyValue restValue(const Asset& asset, const PropertyTarget& target);

/// Fills `animatedProperties` and `propertyFloatCount` from the property channels of all
/// animations and the expressions of the avatar, and sets the property index of every such channel.
/// Materials, cameras, lights and the avatar must be complete.
void listAnimatedProperties(Asset& asset);

/// The position in `animatedProperties`; kNoAnimatedProperty: nothing drives it.
[[nodiscard]] std::uint32_t propertyAt(const Asset& asset, const PropertyTarget& target) noexcept;

/// The animated properties of one material, camera or light.
[[nodiscard]] std::span<const AnimatedProperty> animatedPropertiesOf(const Asset& asset,
                                                                     PropertyOwner owner,
                                                                     std::uint32_t index) noexcept;

}  // namespace sinew
