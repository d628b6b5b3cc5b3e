// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/core/json_writer.h"

namespace sinew::cli {

/// The rules of lint and loader as text.
[[nodiscard]] std::string ruleListText();

/// The same as a "sinew.rules/1" object.
void writeRuleList(JsonWriter& json);

}  // namespace sinew::cli
