// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>

#include "model/asset/asset.h"

namespace sinew {

// The values of cameras and lights that KHR_animation_pointer can animate, as plain structs without
// heap memory, like MaterialFactors for materials. Properties that the file does not store have
// their defaults.

/// Values of both camera types; those of the other type keep their defaults.
struct CameraFactors {
    float yfovRadians = PerspectiveCamera{}.yfovRadians;
    float aspectRatio = 0.0F;  // 0: the picture's
    float xmag = OrthographicCamera{}.xmag;
    float ymag = OrthographicCamera{}.ymag;
    float znear = PerspectiveCamera{}.znear;
    float zfar = std::numeric_limits<float>::infinity();  // infinity: no far plane
};

struct LightFactors {
    glm::vec3 color{1.0F};  // linear
    float intensity = 1.0F;
    float range = std::numeric_limits<float>::infinity();  // infinity: no limit
    float innerConeRadians = Light{}.innerConeRadians;
    float outerConeRadians = Light{}.outerConeRadians;
};

[[nodiscard]] MaterialFactors factorsOf(const Material& material) noexcept;
[[nodiscard]] CameraFactors factorsOf(const CameraProjection& projection) noexcept;
[[nodiscard]] LightFactors factorsOf(const Light& light) noexcept;

/// Space for the values of any object; only those of the current owner are valid.
struct ObjectFactors {
    MaterialFactors material = {};
    CameraFactors camera = {};
    LightFactors light = {};
};

}  // namespace sinew
