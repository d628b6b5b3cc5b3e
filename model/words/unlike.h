// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew::words {

// Numbers of messages that are compared: a number never reads like another one from which it
// differs.

/// With at least `digits` significant digits, and as many as distinguish it from `other` if they
/// differ: "1.004" beside 1.
[[nodiscard]] std::string shortlyUnlike(double number, double other, int digits = 3);

/// `percent`, with as many digits as distinguish it from `other` if they differ: "0.503 %" beside
/// 0.5 %.
[[nodiscard]] std::string percentUnlike(double part, double other);

}  // namespace sinew::words
