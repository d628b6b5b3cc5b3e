// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/args/completion.h"

namespace sinew {
struct Asset;
}

namespace sinew::cli {

/// Whether values of a kind ("FILE", "PNG") are names of files.
[[nodiscard]] bool namesFile(std::string_view kind);

/// Whether values of a kind ("ANIMATION") are names that a glTF file contains.
[[nodiscard]] bool namesObject(std::string_view kind);

/// The names of that kind in the file, without repetition; empty names are left out.
[[nodiscard]] std::vector<Candidate> objectNames(const Asset& asset, std::string_view kind);

/// The values of an option that do not depend on a file; none for numbers and free text.
/// `command`: that it belongs to; `option`: "--view"; `kind`: of its value.
[[nodiscard]] std::vector<Candidate> fixedValues(std::string_view command, std::string_view option,
                                                 std::string_view kind);

}  // namespace sinew::cli
