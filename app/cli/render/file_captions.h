// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "app/common/parse_value.h"

namespace sinew::cli {

/// The names of two files for people; of equal names the paths from where they differ.
[[nodiscard]] std::pair<std::string, std::string> fileCaptions(const std::string& before,
                                                               const std::string& after);

/// Two texts as one that fits into the width of a picture at the smallest readable height: the
/// second one begins with an ellipsis if it is longer.
[[nodiscard]] std::string cutToWidth(const std::string& start, const std::string& text,
                                     Extent cell);

}  // namespace sinew::cli
