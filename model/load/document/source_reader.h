// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"

namespace sinew::load {

// The lists that make large files large are taken from the checked `document.json` as they are;
// what goes through tinygltf is written out and parsed again, which costs ten times as much.

/// What says where geometry lies in the buffers: buffer views, accessors (glTF 2.0, 3.6) and the
/// meshes that name them (3.7). Fills the lists of the document, and names and weights of
/// `asset.meshes`.
void readSources(ParsedDocument& document, Asset& asset);

/// Scenes (3.5.1), skins (3.7.3) and animations (3.11) as they are stored, the names of images and
/// extensions. Fills the lists of the document as well.
void readLists(ParsedDocument& document, Asset& asset);

/// The nodes as they are stored (3.5): a matrix is not taken apart yet, and parents are unknown.
void readStoredNodes(const ParsedDocument& document, Asset& asset);

}  // namespace sinew::load
