// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"

namespace sinew::load {

// Reads the lists that dominate large files directly from the checked `document.json`. Data that
// goes through tinygltf is serialised and parsed again, which costs ten times as much.

/// Reads buffer views, accessors (glTF 2.0, 3.6) and the meshes that use them (3.7). Fills the
/// lists of the document, and names and weights of `asset.meshes`.
void readSources(ParsedDocument& document, Asset& asset);

/// Reads scenes (3.5.1), skins (3.7.3) and animations (3.11) as stored, and the names of images and
/// extensions. Also fills the lists of the document.
void readLists(ParsedDocument& document, Asset& asset);

/// Reads the nodes as stored (3.5): matrices are not decomposed and parents are not set yet.
void readStoredNodes(const ParsedDocument& document, Asset& asset);

}  // namespace sinew::load
