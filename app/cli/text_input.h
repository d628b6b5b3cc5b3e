// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace sinew::cli {

/// The first `mostBytes` of a file, a named pipe or standard input. `what` it is in words: "the
/// list of poses". Throws Failure (exit 3; 2 if standard input is a terminal).
[[nodiscard]] std::string readTextInput(const std::string& path, const char* what,
                                        std::size_t mostBytes, bool quiet);

}  // namespace sinew::cli
