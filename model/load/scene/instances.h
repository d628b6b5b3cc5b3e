// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/accessor/accessor_reader.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads EXT_mesh_gpu_instancing of every node. Instances of a skinned mesh have no consistent
/// meaning and are left out with a finding. Where the attributes disagree in their count, as many
/// instances are made as all of them have.
[[nodiscard]] Status readInstances(const ParsedDocument& document, AccessorReader& accessors,
                                   DecodedBudget& budget, Findings& findings, Asset& asset);

}  // namespace sinew::load
