// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew {

/// A time or length of a clip for the reader, rounded to milliseconds, without a unit: "1.958".
/// Every list, tool tip, panel and report uses it, so that one clip has one length.
[[nodiscard]] std::string clipSeconds(double seconds);

}  // namespace sinew
