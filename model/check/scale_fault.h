// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "model/check/check_policy.h"
#include "model/core/diagnostic.h"
#include "model/evaluate/spread.h"

namespace sinew::check {

/// Why single precision cannot represent a pose, or one picture cannot show it: FAR_APART or
/// SIZE_EXTREME with the responsible part and its pointer; none: no problem. Positions that are
/// infinite or NaN are reported only if `asset` stores none.
[[nodiscard]] std::optional<Diagnostic> scaleFault(const Asset& asset, const Spread& spread,
                                                   const CheckPolicy& policy = {});

/// Whether the file stores values that are infinite or NaN, which are reported with their accessor.
[[nodiscard]] bool storesBrokenValues(const Asset& asset);

/// "'Rock', instance 3", with the outlying vertex.
[[nodiscard]] std::string partName(const Asset& asset, const DrawnPart& part);

/// The pointer and indices of the part, for a finding.
[[nodiscard]] Diagnostic placeOf(const Asset& asset, const DrawnPart& part);

}  // namespace sinew::check
