// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Fills the textures of the asset with their samplers (glTF 2.0, 3.8). A texture that names
/// images of several encodings (KHR_texture_basisu, EXT_texture_webp, plain) takes the first in
/// this order.
void readTextures(const ParsedDocument& document, Asset& asset);

/// Once images are decoded: a texture whose image became a placeholder takes the next one that it
/// names and that was decoded, with a finding.
void replaceUndecodedImages(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
