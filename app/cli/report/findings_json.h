// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/diagnostic.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

/// Writes the array of findings; the objects are the same everywhere.
void writeFindings(JsonWriter& json, const std::vector<Diagnostic>& findings);

/// Writes the indices of the finding as members of the current object.
void writeIndices(JsonWriter& json, const Diagnostic& finding);

}  // namespace sinew::cli
