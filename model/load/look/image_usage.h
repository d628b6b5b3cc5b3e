// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports images of a type that only an extension allows (WebP, KTX2, AVIF, DDS) in a file that
/// does not declare it. The actual type counts; of unknown data, the declared one.
void checkImageTypes(const ParsedDocument& document, const Asset& asset, Findings& findings);

/// Reports textures whose image has the wrong type: `source` is for PNG and JPEG (glTF 2.0, 3.8.3),
/// EXT_texture_webp for WebP, KHR_texture_basisu for KTX2. The actual type of the image counts.
void checkImageUsage(const ParsedDocument& document, const Asset& asset, Findings& findings);

/// Reports KTX2 images whose declared transfer function (sRGB or linear) does not match their use
/// in a material (KHR_texture_basisu). `srgb`: declaration per image, none for other formats.
void checkTransferFunctions(const std::vector<std::optional<bool>>& srgb, const Asset& asset,
                            Findings& findings);

}  // namespace sinew::load
