// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/cli/report/json_format.h"
#include "model/core/json_writer.h"
#include "model/explain/vertex_explanation.h"
#include "model/weights/vertex_probe.h"

namespace sinew::cli {

/// The distance of the vertex from another one.
struct MeasuredDistance {
    DrawnVertex to;
    DistanceTrack track;  // lacks times if there is no clip
};

/// The answer of `sinew-cli explain`.
struct ExplainReport {
    std::string file;
    VertexExplanation vertex;
    std::optional<MeasuredDistance> distance;  // distance from the vertex of --to
};

extern const JsonFormat kExplainFormat;

/// As JSON.
void writeExplanation(JsonWriter& json, const Asset& asset, const ExplainReport& report);

/// Lines for a terminal.
[[nodiscard]] std::string explanationText(const Asset& asset, const ExplainReport& report);

}  // namespace sinew::cli
