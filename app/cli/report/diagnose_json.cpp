// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/diagnose_report.h"
#include "app/cli/report/findings_json.h"
#include "app/cli/report/report_schema.h"

namespace sinew::cli {

void describe(auto& form, Described<Cause>) {
    form.value("share", [](auto& cause) {
        return cause.share ? std::optional(single(*cause.share)) : std::nullopt;
    });
    form.value("finding", &Cause::finding);
    form.value("fixBlender", &Cause::fixBlender);
    form.value("fixMaya", &Cause::fixMaya);
}

void describe(auto& form, Described<Diagnosis>) {
    form.value("symptom", [](auto& diagnosis) { return diagnosis.symptom->name; });
    form.value("title", [](auto& diagnosis) { return diagnosis.symptom->title; });
    form.value("verdict", &Diagnosis::verdict);
    form.value("causes", &Diagnosis::causes);
    form.value("elsewhere", [](auto& diagnosis) { return diagnosis.symptom->elsewhere; });
}

void describe(auto& form, Described<DiagnoseReport>) {
    form.format(kDiagnoseFormat.name);
    form.value("file", &DiagnoseReport::file);
    form.value("diagnoses", &DiagnoseReport::diagnoses);
}

const JsonFormat kDiagnoseFormat{"sinew.diagnose/1", writeSchema<DiagnoseReport>};

void writeDiagnoses(JsonWriter& json, const DiagnoseReport& report) {
    writeValue(json, report);
}

}  // namespace sinew::cli
