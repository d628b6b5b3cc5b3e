// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/borrow_input.h"
#include "app/cli/report/json_format.h"
#include "model/asset/asset.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

extern const JsonFormat kInfoFormat;

/// As JSON. The findings are those of `file`, which lacks the borrowed clips.
void writeInfo(JsonWriter& json, const Asset& file, const Borrowing& borrowing,
               const std::string& name);

/// The same as text.
[[nodiscard]] std::string infoText(const Asset& file, const Borrowing& borrowing,
                                   const std::string& name);

}  // namespace sinew::cli
