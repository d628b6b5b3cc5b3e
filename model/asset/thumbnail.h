// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/json_value.h"

namespace sinew {

/// The picture that a file carries of itself: `asset.thumbnail` (draft of glTF 2.1), the
/// `thumbnailImage` of a VRM 1.0 or the `texture` of a VRM 0.x. `json` is the document of the
/// asset, whose textures and images are read. None if there is none or its index is invalid.
[[nodiscard]] ImageIndex thumbnailOf(const Asset& asset, const JsonValue& json);

}  // namespace sinew
