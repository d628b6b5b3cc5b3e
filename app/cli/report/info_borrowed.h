// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/borrow_input.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

/// Clips of other files: partners, differences of the rest poses, and what is missing. Empty
/// without any.
[[nodiscard]] std::string borrowedText(const Borrowing& borrowing);

/// The same as the member "borrowed": {"file", "handling", "automatic", "partners": [{"source",
/// "target", "by"}], "sourceAlone", "targetAlone", "rest": {"rotation", "translation", "length",
/// "heightRatio", "sameBones"}, "findings"}; nothing without any. Sources are node indices of the
/// other file.
void writeBorrowed(JsonWriter& json, const Borrowing& borrowing);

}  // namespace sinew::cli
