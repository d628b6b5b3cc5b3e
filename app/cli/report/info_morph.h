// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"

namespace sinew::cli {

/// A table of the morph targets of all meshes with what they move, see MorphTargetFacts; empty if
/// there are none.
[[nodiscard]] std::string morphTargetsText(const Asset& asset);

}  // namespace sinew::cli
