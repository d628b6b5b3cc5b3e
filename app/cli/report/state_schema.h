// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_format.h"
#include "app/cli/report/report_schema.h"
#include "model/state/inspection_state.h"

namespace sinew::cli {

/// A state as it is written; readers accept null for every member.
struct StateDocument {
    const InspectionState& state;
    const Asset& asset;
};

extern const JsonFormat kStateSchema;

void describe(JsonForm<StateDocument>& form, Described<StateDocument>);
void describe(SchemaForm<StateDocument>& form, Described<StateDocument>);

}  // namespace sinew::cli
