// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "model/asset/asset.h"
#include "model/load/decoded_budget.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Fills `Primitive::cornerTangents` on all cores if a material of the primitive (in any variant)
/// has a normal, clearcoat normal or anisotropy texture, the primitive stores no tangents, and it
/// has normals and the texture's coordinate set. Materials and geometry must be complete. Drops
/// stored tangents without normals: with flat normals, tangents must be ignored (glTF 2.0,
/// 3.7.2.1).
void generateTangents(Asset& asset, DecodedBudget& budget, const std::stop_token& stop,
                      Findings& findings);

}  // namespace sinew::load
