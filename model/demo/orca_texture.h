// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/indexed_png.h"
#include "model/demo/orca_shape.h"

namespace sinew::demo {

/// The animal's colour at a point of its rest surface (mesh space), sRGB 0 to 1.
[[nodiscard]] glm::vec3 orcaColor(BodyPart part, const glm::vec3& position,
                                  const glm::vec3& normal);

/// The base colour: every texel has the colour of its point on the rest surface, so that the
/// pattern continues across charts without a seam. 2048 x 1024, sRGB.
[[nodiscard]] IndexedImage orcaTexture(const OrcaShape& shape);

}  // namespace sinew::demo
