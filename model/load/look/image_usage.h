// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports textures that name an image of a type that does not belong there: `source` is for PNG
/// and JPEG (glTF 2.0, 3.8.3), EXT_texture_webp for WebP, KHR_texture_basisu for KTX2. Types are
/// those that the images were found to have.
void checkImageUsage(const ParsedDocument& document, const Asset& asset, Findings& findings);

/// Reports KTX2 images whose file says sRGB where a material wants plain numbers, or the other way
/// round (KHR_texture_basisu). `srgb`: what each image says, none for other formats.
void checkTransferFunctions(const std::vector<std::optional<bool>>& srgb, const Asset& asset,
                            Findings& findings);

}  // namespace sinew::load
