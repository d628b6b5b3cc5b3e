// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/load/document.h"

namespace sinew::load {

/// Runs tinygltf over the normalised copy of `document.json` and hands it `document.buffers`
/// without copying. Afterwards the document is complete and `asset` holds everything that needs no
/// accessor: names, nodes as they are stored, scenes, cameras, materials, textures, joints.
[[nodiscard]] Status parseWithTinygltf(Document& document, Asset& asset);

}  // namespace sinew::load
