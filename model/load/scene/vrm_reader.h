// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads the avatar description of VRMC_vrm (VRM 1.0), else of VRM (VRM 0.x): meta, humanoid bones
/// and expressions. Needs the asset's nodes and meshes. What names something that does not exist
/// is left out with a finding.
void readVrm(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
