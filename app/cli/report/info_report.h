// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/cli/borrow_input.h"
#include "app/cli/report/json_format.h"
#include "model/asset/asset.h"
#include "model/core/json_writer.h"
#include "model/survey/safe_bounds.h"

namespace sinew::cli {

extern const JsonFormat kInfoFormat;

/// As JSON. `bounds`: none where they were not asked for. The findings are those of `file`, which
/// lacks the borrowed clips.
void writeInfo(JsonWriter& json, const Asset& file, const Borrowing& borrowing,
               const std::string& name, const std::optional<SafeBounds>& bounds);

/// The same as text.
[[nodiscard]] std::string infoText(const Asset& file, const Borrowing& borrowing,
                                   const std::string& name,
                                   const std::optional<SafeBounds>& bounds);

}  // namespace sinew::cli
