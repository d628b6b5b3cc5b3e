// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Completes the parsed nodes: parents, `parentsFirst`, decomposed matrices, visibility. Errors: a
/// cycle or a second parent (glTF 2.0, 3.5.2). Not recursive: hierarchies may have any depth.
[[nodiscard]] Status linkNodes(const ParsedDocument& document, Asset& asset, Findings& findings);

/// Drops duplicate scene roots, reports roots that are children, selects the default scene.
void finishScenes(const ParsedDocument& document, Asset& asset, Findings& findings);

/// After meshes are read: sets the rest weights of every node and their positions in a pose.
[[nodiscard]] Status placeMorphWeights(const ParsedDocument& document, Asset& asset,
                                       DecodedBudget& budget, Findings& findings);

/// Reports cameras whose values do not form a valid projection.
void checkCameras(Asset& asset, Findings& findings);

}  // namespace sinew::load
