// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads VRMC_vrm_animation: the nodes that stand for humanoid bones, expressions and the direction
/// of the eyes. Requires the asset's nodes. References to nodes that do not exist are dropped with
/// a finding.
void readVrmAnimation(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
