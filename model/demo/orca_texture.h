// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/indexed_png.h"
#include "model/demo/orca_shape.h"

namespace sinew::demo {

/// The base colour: every texel has the colour of its point on the rest surface, so that the
/// pattern continues across charts without a seam. 2048 x 1024, sRGB.
[[nodiscard]] IndexedImage orcaTexture(const OrcaShape& shape);

}  // namespace sinew::demo
