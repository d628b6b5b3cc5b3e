// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/core/result.h"
#include "model/load/findings.h"
#include "model/core/json_value.h"

namespace sinew::load {

/// Parses UTF-8 JSON without recursion and within kMaxJsonBytes, kMaxJsonDepth and kMaxJsonValues.
/// Of a name that occurs twice in one object the last value holds, with a finding.
[[nodiscard]] Result<JsonValue> parseJson(std::string_view text, Findings& findings);

}  // namespace sinew::load
