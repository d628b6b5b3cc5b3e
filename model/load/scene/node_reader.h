// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Finishes the nodes as parsed: parents, `parentsFirst`, decomposed matrices, visibility. A cycle
/// or a second parent is an error (glTF 2.0, 3.5.2). Without recursion: hierarchies may be any
/// depth.
[[nodiscard]] Status linkNodes(const ParsedDocument& document, Asset& asset, Findings& findings);

/// Drops scene roots that are listed twice, reports roots that are children, picks the default
/// scene.
void finishScenes(const ParsedDocument& document, Asset& asset, Findings& findings);

/// Once meshes are read: the rest weights of every node and their places in a pose.
[[nodiscard]] Status placeMorphWeights(const ParsedDocument& document, Asset& asset,
                                       DecodedBudget& budget, Findings& findings);

/// Reports cameras whose numbers no projection can use.
void checkCameras(Asset& asset, Findings& findings);

}  // namespace sinew::load
