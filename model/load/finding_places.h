// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"
#include "model/load/document/document.h"

namespace sinew::load {

/// Fills the indices that a finding lacks and its pointer names: "/meshes/3/primitives/0/…" is mesh
/// 3, primitive 0.
void placeByPointer(Diagnostic& finding);

/// Findings about an accessor or a buffer view concern what uses it: the first primitive, skin or
/// animation that does. A vertex that such a finding names is an element of the accessor, and
/// becomes the joint or the key where the user is a skin or an animation. Findings about a sampler
/// concern the first channel that uses it, those about a channel the node that it drives, and
/// those about a vertex the first node that shows its mesh.
void placeByUser(const ParsedDocument& document, const Asset& asset,
                 std::vector<Diagnostic>& findings);

}  // namespace sinew::load
