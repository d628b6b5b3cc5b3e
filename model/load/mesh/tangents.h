// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "model/asset/asset.h"
#include "model/load/decoded_budget.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Fills `Primitive::cornerTangents` over all cores, where a material of the primitive (that of
/// any variant) has a normal, clearcoat normal or anisotropy texture, the primitive stores no
/// tangents, and it has normals and the texture's set of coordinates. Materials and geometry are
/// complete. Stored tangents without normals are dropped: the normals are flat then, and the
/// tangents are to be ignored (glTF 2.0, 3.7.2.1).
void generateTangents(Asset& asset, DecodedBudget& budget, const std::stop_token& stop,
                      Findings& findings);

}  // namespace sinew::load
