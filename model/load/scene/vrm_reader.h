// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads the avatar description of VRMC_vrm (VRM 1.0), else of VRM (VRM 0.x): meta, humanoid bones
/// and expressions. Requires the asset's nodes and meshes. References to objects that do not exist
/// are dropped with a finding.
void readVrm(const ParsedDocument& document, Asset& asset, Findings& findings);

/// Reads VRMC_vrm_animation: the nodes that represent humanoid bones, expressions and the direction
/// of the eyes. Requires the asset's nodes. References to nodes that do not exist are dropped with
/// a finding.
void readVrmAnimation(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
