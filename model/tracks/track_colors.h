// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"
#include "model/tracks/clip_tracks.h"

namespace sinew {

/// A colour by what it represents, sRGB: on dark ground, and on light ground.
struct TrackColor {
    glm::u8vec3 onDark;
    glm::u8vec3 onLight;
};

/// The colour of what a track animates, the same wherever tracks and keys are shown.
[[nodiscard]] constexpr TrackColor trackColor(TrackProperty property) noexcept {
    switch (property) {
        case TrackProperty::Translation:
            return {{0x5a, 0xa9, 0xf0}, {0x1b, 0x65, 0xb3}};
        case TrackProperty::Rotation:
            return {{0x58, 0xc4, 0x8c}, {0x1c, 0x79, 0x48}};
        case TrackProperty::Scale:
            return {{0xb4, 0x93, 0xf2}, {0x6c, 0x45, 0xb8}};
        case TrackProperty::Weights:
            return {{0xe9, 0x8c, 0xc3}, {0xa8, 0x35, 0x7d}};
        case TrackProperty::Pointer:
            break;
    }
    return {{0xd6, 0xc4, 0x5c}, {0x74, 0x65, 0x05}};
}

/// The colour of the n-th component of a value: X red, Y green, Z blue, W violet, then over again.
[[nodiscard]] constexpr TrackColor componentColor(std::uint32_t component) noexcept {
    switch (component % 4) {
        case 0:
            return {{0xf0, 0x72, 0x6a}, {0xb8, 0x2c, 0x24}};
        case 1:
            return {{0x86, 0xc9, 0x57}, {0x3d, 0x78, 0x0f}};
        case 2:
            return {{0x66, 0xa3, 0xf7}, {0x1f, 0x5f, 0xc0}};
        default:
            return {{0xb9, 0xa2, 0xd8}, {0x6b, 0x4f, 0x94}};
    }
}

}  // namespace sinew
