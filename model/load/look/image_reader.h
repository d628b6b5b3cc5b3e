// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"
#include "model/load/load_asset.h"
#include "model/load/source/uri.h"

namespace sinew::load {

/// Decodes the images of the asset on all cores. A missing, refused or damaged image becomes a
/// visible placeholder with a finding. Ends early after a stop.
void readImages(const ParsedDocument& document, const ResourceFolder& folder,
                const LoadOptions& options, const LoadProgress& progress,
                const std::stop_token& stop, Asset& asset, Findings& findings);

/// Reports textures without an image.
void checkTextures(const Asset& asset, Findings& findings, const std::stop_token& stop);

}  // namespace sinew::load
