// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "model/image/image_codec.h"

namespace sinew::cli {

/// Composites the picture over a colour (sRGB, straight alpha, 0 to 1) with the operator "over" on
/// encoded values, as image viewers do.
void putBehind(PixelImage& picture, glm::vec4 color);

}  // namespace sinew::cli
