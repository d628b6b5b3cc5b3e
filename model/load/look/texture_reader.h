// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Fills the textures of the asset with their samplers (glTF 2.0, 3.8). A texture with several
/// encodings uses the first available in the order KHR_texture_basisu, EXT_texture_webp, plain.
void readTextures(const ParsedDocument& document, Asset& asset);

/// After decoding: a texture whose image became a placeholder uses its next decoded image, with a
/// finding.
void replaceUndecodedImages(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
