// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string_view>

#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Parses UTF-8 JSON (RFC 8259) within kMaxJsonBytes, kMaxJsonDepth and kMaxJsonValues.
/// If a name occurs twice in one object, the last value is used, with a finding.
[[nodiscard]] Result<JsonValue> parseJson(std::string_view text, Findings& findings,
                                          const std::stop_token& stop = {});

}  // namespace sinew::load
