// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"
#include "model/load/document/document.h"

namespace sinew::load {

/// Sets missing indices of a finding from its pointer: "/meshes/3/primitives/0/…" is mesh 3,
/// primitive 0.
void placeByPointer(Diagnostic& finding);

/// Attributes findings about an accessor or buffer view to its first user: a primitive, skin or
/// animation. If such a finding has a vertex, it is an element of the accessor; for a skin or an
/// animation it becomes the joint or key. Findings about a sampler get the first channel that uses
/// it, findings about a channel the node that it drives, and findings about a vertex the first node
/// that uses its mesh.
void placeByUser(const ParsedDocument& document, const Asset& asset,
                 std::vector<Diagnostic>& findings);

}  // namespace sinew::load
