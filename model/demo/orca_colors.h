// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/demo/quad_surface.h"

namespace sinew::demo {

/// The animal's colour at a point of its rest surface (mesh space), sRGB 0 to 1.
[[nodiscard]] glm::vec3 orcaColor(BodyPart part, const glm::vec3& position,
                                  const glm::vec3& normal);

}  // namespace sinew::demo
