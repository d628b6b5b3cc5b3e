// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "model/view/view_options.h"

namespace sinew {

/// Why the view shows no value anywhere: "no surface has tangents". Empty: some surface of the
/// scene has what the view shows. What the user hides counts as shown. O(nodes and primitives) at
/// most.
[[nodiscard]] std::string missingViewData(const Asset& asset, const ViewOptions& view);

}  // namespace sinew
