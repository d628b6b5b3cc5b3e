// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew::cli {

/// What a command does with files, as its arguments name them; "-" and empty names are none.
struct FileAccess {
    std::vector<std::string> assets = {};   // read, with what is beside and below them
    std::vector<std::string> inputs = {};   // read alone
    std::vector<std::string> outputs = {};  // written
};

}  // namespace sinew::cli
