// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/light/environment.h"
#include "tests/viewport/small_scene.h"

namespace sinew::test {

/// The same radiance from everywhere.
[[nodiscard]] std::shared_ptr<const Environment> constantLight(const glm::vec3& radiance);

/// The linear value of a pixel drawn without a tone map, to byte precision.
[[nodiscard]] glm::vec3 linearOf(const Pixel& pixel);

/// The front view of a square of one material under such light, without a tone map: the linear
/// value of each channel in the middle, to byte precision.
[[nodiscard]] glm::vec3 lightOfMiddle(Asset asset, float radiance);
[[nodiscard]] glm::vec3 lightOfMiddle(const Material& material, float radiance);

/// An image of one texel, as texture of the same number.
void addTexel(Asset& asset, const Pixel& texel);

/// Whether every channel is this close.
[[nodiscard]] bool isNear(const glm::vec3& value, const glm::vec3& wanted, float tolerance = 0.01F);

/// A light that shines along its direction, one lux times `intensity`.
void addSun(Asset& asset, const glm::vec3& direction, float intensity);

}  // namespace sinew::test
