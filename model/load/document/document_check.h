// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Checks the document against the schema: types, required properties, ranges, and that every index
/// exists. Invalid values that only affect appearance are set to null in place and reported; those
/// that affect the pose are errors. Unknown properties are reported and kept.
[[nodiscard]] Status checkDocument(JsonValue& root, Findings& findings,
                                   const std::stop_token& stop);

/// All faults of a document that `checkDocument` refuses, those which refuse it as
/// DOCUMENT_INVALID.
void listFaults(JsonValue& root, Findings& findings);

}  // namespace sinew::load
