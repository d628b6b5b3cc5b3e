// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/math.h"

namespace sinew::test {

/// A step: up at the end of the path for `frames` frames, a unit forwards along Z.
void addStep(std::vector<glm::dvec3>& path, int frames);
void addStand(std::vector<glm::dvec3>& path, int frames);

/// Frames 0 to 9 on the ground, 10 to 13 in the air, 14 to 23 on the ground, one unit further.
[[nodiscard]] std::vector<glm::dvec3> oneStep(double x);

/// A foot that walks in place on a ground that moves backwards by 0.2 units per frame: frames 0 to
/// 10 on the ground, then forwards through the air.
[[nodiscard]] std::vector<glm::dvec3> treadmill(double x, int phase);

}  // namespace sinew::test
