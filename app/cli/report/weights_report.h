// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/report/json_format.h"
#include "app/cli/report/text_output.h"
#include "model/core/json_writer.h"
#include "model/survey/weights_survey.h"

namespace sinew::cli {

/// The answer of `sinew-cli weights`.
struct WeightsReport {
    std::string file;
    JointIndex joint = {};  // the only one to list; none: all
    WeightsSurvey survey = {};
};

extern const JsonFormat kWeightsFormat;

/// The finding about influences of a primitive that are left out, as the skin does not have their
/// joints: `Diagnostic::vertices` lists their vertices. Null: there are none.
[[nodiscard]] const Diagnostic* beyondSkin(const Asset& asset, const PrimitiveWeights& drawn);

/// What the joints of a skin hold, a row each. `only`: that joint; none: all.
[[nodiscard]] TextTable jointWeightsTable(const Asset& asset, const SkinStatistics& skin,
                                          JointIndex only = {});

/// As JSON.
void writeWeights(JsonWriter& json, const Asset& asset, const WeightsReport& report);

/// Tables for a terminal.
[[nodiscard]] std::string weightsText(const Asset& asset, const WeightsReport& report);

struct WeightsTable {
    bool files = false;   // the first column is the file
    bool heading = true;  // the first line has the names of the columns
};

/// One line per joint, RFC 4180.
[[nodiscard]] std::string weightsCsv(const Asset& asset, const WeightsReport& report,
                                     const WeightsTable& table);

}  // namespace sinew::cli
