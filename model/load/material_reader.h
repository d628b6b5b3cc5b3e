// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports what the file says about materials and cannot be meant; the values are clamped or the
/// defaults hold.
void checkMaterials(const Document& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
