// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads KHR_materials_variants: the names and, after meshes are read, the material of each
/// primitive per variant. If a variant has two materials, the first is used.
[[nodiscard]] Status readVariants(const ParsedDocument& document, Asset& asset,
                                  DecodedBudget& budget, Findings& findings);

}  // namespace sinew::load
