// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/load/animation/property_target.h"
#include "model/load/document/document.h"

namespace sinew::load {

/// What a channel expects of its sampler's output accessor (glTF 2.0, 3.11).
struct ValueFormat {
    ElementType element = ElementType::Scalar;
    std::uint32_t width = 1;  // floats per value; SCALAR: that many elements per key
    bool isRotation = false;
    bool mayBeNormalized = false;  // normalised integers are allowed
    bool mayBeInteger = false;     // and so are plain ones (KHR_animation_pointer)
};

[[nodiscard]] ValueFormat formatOf(const Asset& asset, const Channel& channel) noexcept;

// By pointer every integer type is allowed for floats.
[[nodiscard]] ValueFormat pointerFormat(const Asset& asset, const Channel& channel) noexcept;
[[nodiscard]] ValueFormat pointerFormat(const Asset& asset,
                                        const MeshWeightsTarget& target) noexcept;
[[nodiscard]] ValueFormat pointerFormat(const PropertyTarget& target) noexcept;

}  // namespace sinew::load
