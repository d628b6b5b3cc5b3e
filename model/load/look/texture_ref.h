// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/texture.h"
#include "model/core/json_value.h"

namespace sinew::load {

/// Reads a textureInfo of a material (glTF 2.0, 3.9.1) with its KHR_texture_transform, which may
/// override the texture coordinate set. Null: no texture.
[[nodiscard]] TextureRef readTextureRef(const JsonValue* source);

}  // namespace sinew::load
