// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Holds the document against the schema: types, required properties, ranges, and that every index
/// exists. What only costs looks is emptied in place (set to null) and reported; what the pose
/// needs is an error. Unknown properties are reported and stay.
[[nodiscard]] Status checkDocument(JsonValue& root, Findings& findings,
                                   const std::stop_token& stop);

}  // namespace sinew::load
