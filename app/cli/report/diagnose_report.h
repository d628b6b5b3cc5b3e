// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/report/json_format.h"
#include "app/cli/report/text_output.h"
#include "model/core/json_writer.h"
#include "model/diagnose/diagnosis.h"

namespace sinew::cli {

/// The answer of `sinew-cli diagnose`.
struct DiagnoseReport {
    std::string file;
    std::vector<Diagnosis> diagnoses;  // the most harmful first
};

extern const JsonFormat kDiagnoseFormat;

/// As JSON.
void writeDiagnoses(JsonWriter& json, const DiagnoseReport& report);

/// One line per symptom.
[[nodiscard]] std::string symptomsText(const TextStyle& style, const DiagnoseReport& report);

/// The verdict about one symptom, the evidence, and how to fix it.
[[nodiscard]] std::string diagnosisText(const TextStyle& style, const Asset& asset,
                                        const std::string& file, const Diagnosis& diagnosis);

}  // namespace sinew::cli
