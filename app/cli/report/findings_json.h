// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/cli/report/json_writer.h"
#include "model/core/diagnostic.h"

namespace sinew::cli {

/// The array of findings, the same object everywhere.
void writeFindings(JsonWriter& json, const std::vector<Diagnostic>& findings);

/// Members of an object: the indices that the finding concerns.
void writeIndices(JsonWriter& json, const Diagnostic& finding);

}  // namespace sinew::cli
