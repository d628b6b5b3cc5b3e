// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/report/json_format.h"
#include "model/core/json_writer.h"
#include "model/explain/vertex_explanation.h"

namespace sinew::cli {

/// The answer of `sinew-cli explain`.
struct ExplainReport {
    std::string file;
    VertexExplanation vertex;
};

extern const JsonFormat kExplainFormat;

/// As JSON.
void writeExplanation(JsonWriter& json, const Asset& asset, const ExplainReport& report);

/// Lines for a terminal.
[[nodiscard]] std::string explanationText(const Asset& asset, const ExplainReport& report);

}  // namespace sinew::cli
