// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document.h"

namespace sinew::load {

/// Takes from the checked `document.json` what says where geometry lies in the buffers: buffer
/// views, accessors (glTF 2.0, 3.6) and the meshes that name them (3.7). Fills the lists of the
/// document, and names and weights of `asset.meshes`. Files with thousands of accessors load
/// quickly because of it: nothing here is written out and parsed again.
void readSources(Document& document, Asset& asset);

}  // namespace sinew::load
