// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports skins whose joints have no common root and skeleton nodes that are not ancestors of all
/// joints (glTF 2.0, 3.7.3.1). Linear in nodes and joints, regardless of depth.
void checkSkeletons(const Asset& asset, Findings& findings);

}  // namespace sinew::load
