// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Fills the materials of the asset (glTF 2.0, 3.9, and KHR_materials extensions). Invalid values
/// are clamped or replaced by their default, with a finding.
void readMaterials(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
