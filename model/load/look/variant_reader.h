// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads KHR_materials_variants: the names at the root and, once meshes are read, which material
/// each primitive shows in which variant. Of two materials for one variant the first holds.
[[nodiscard]] Status readVariants(const ParsedDocument& document, Asset& asset,
                                  DecodedBudget& budget, Findings& findings);

}  // namespace sinew::load
