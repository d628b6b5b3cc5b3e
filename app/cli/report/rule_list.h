// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/report/json_format.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

/// The rules of lint and loader as text.
[[nodiscard]] std::string ruleListText();

extern const JsonFormat kRulesFormat;

/// The same as JSON.
void writeRuleList(JsonWriter& json);

}  // namespace sinew::cli
