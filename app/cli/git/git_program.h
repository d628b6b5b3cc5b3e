// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew::cli {

/// What `git` answered.
struct GitAnswer {
    int code = 0;      // its exit code
    std::string text;  // standard output and standard error, without the last end of line

    [[nodiscard]] bool done() const noexcept { return code == 0; }
};

/// Runs `git` with these arguments in the current folder and waits for it. Throws Failure (exit 2)
/// if it cannot be started.
[[nodiscard]] GitAnswer runGit(const std::vector<std::string>& arguments);

}  // namespace sinew::cli
