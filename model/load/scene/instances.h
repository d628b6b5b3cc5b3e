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

/// Reads EXT_mesh_gpu_instancing of every node. Instances of a skinned mesh have no defined meaning
/// and are dropped with a finding. If the counts of the attributes differ, the smallest is used.
[[nodiscard]] Status readInstances(const ParsedDocument& document, AccessorReader& accessors,
                                   DecodedBudget& budget, Findings& findings, Asset& asset);

}  // namespace sinew::load
