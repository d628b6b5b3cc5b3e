// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/load/animation/property_target.h"
#include "model/load/document/document.h"

namespace sinew::load {

/// The output format that a channel requires of its sampler (glTF 2.0, 3.11).
struct ValueFormat {
    ElementType element = ElementType::Scalar;
    std::uint32_t width = 1;  // floats per value; SCALAR: that many elements per key
    bool isRotation = false;
    bool mayBeNormalized = false;  // normalised integers are allowed
    bool mayBeInteger = false;     // plain integers are allowed (KHR_animation_pointer)
};

[[nodiscard]] ValueFormat formatOf(const Asset& asset, const Channel& channel) noexcept;

// KHR_animation_pointer allows every integer type for floats.
[[nodiscard]] ValueFormat pointerFormat(const Asset& asset, const Channel& channel) noexcept;
[[nodiscard]] ValueFormat pointerFormat(const Asset& asset,
                                        const MeshWeightsTarget& target) noexcept;
[[nodiscard]] ValueFormat pointerFormat(const PropertyTarget& target) noexcept;

}  // namespace sinew::load
