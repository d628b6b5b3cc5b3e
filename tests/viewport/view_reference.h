// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/view/view_options.h"
#include "tests/viewport/small_scene.h"

namespace sinew::test {

/// The reference colour of a view of weights at a vertex of the first primitive, from the model and
/// picture_colors.h, sRGB. Requires skin 0 with kSkinJoints joints.
[[nodiscard]] glm::vec3 expectedColor(const Asset& asset, const ViewOptions& view,
                                      std::size_t vertex);

/// The colours of the joints of skin 0, sRGB.
[[nodiscard]] std::vector<glm::vec3> colorsOfJoints(const Asset& asset);

/// Whether a slot has a weight that is not 0 but below half a step of an 8-bit weight in size, or
/// names a joint that has a weight in a slot before.
[[nodiscard]] bool wastesSlots(const Primitive& primitive, std::size_t vertex);

/// "10 20 30 instead of 11 20 30"
[[nodiscard]] std::string difference(const Pixel& seen, const Pixel& expected);

}  // namespace sinew::test
