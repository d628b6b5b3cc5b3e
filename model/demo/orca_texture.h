// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/orca_shape.h"
#include "model/image/image_codec.h"

namespace sinew::demo {

/// The base colour: every texel takes the colour of its place on the rest surface, so that the
/// pattern runs across the charts without a seam. 2048 x 1024, opaque, sRGB.
[[nodiscard]] PixelImage orcaTexture(const OrcaShape& shape);

}  // namespace sinew::demo
