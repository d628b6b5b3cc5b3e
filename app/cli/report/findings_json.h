// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/cli/report/json_writer.h"
#include "model/core/diagnostic.h"

namespace sinew::cli {

/// Writes the array of findings; the objects are the same everywhere.
void writeFindings(JsonWriter& json, const std::vector<Diagnostic>& findings);

/// Writes the indices of the finding as members of the current object.
void writeIndices(JsonWriter& json, const Diagnostic& finding);

}  // namespace sinew::cli
