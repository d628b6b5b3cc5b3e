// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "model/core/diagnostic.h"
#include "model/evaluate/spread.h"

namespace sinew::check {

/// Why float numbers cannot hold a pose, or one picture not show it: FAR_APART or SIZE_EXTREME,
/// with the part that is to blame and its pointer; none: they can. Of places that are infinite or
/// not a number only when `asset` stores none.
[[nodiscard]] std::optional<Diagnostic> scaleFault(const Asset& asset, const Spread& spread);

/// "'Rock', instance 3", with the vertex that strays.
[[nodiscard]] std::string partName(const Asset& asset, const DrawnPart& part);

/// Where the file says it, with the indices of a finding.
[[nodiscard]] Diagnostic placeOf(const Asset& asset, const DrawnPart& part);

}  // namespace sinew::check
