// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace sinew {

/// Starts the message of every error of `writeFile`; its reason follows.
inline constexpr std::string_view kCannotWrite = "cannot write it: ";

/// Why a call that opens, writes or renames `target` failed, for people: "the disk is full".
/// `code`: errno of the call. Looks at the file system where the code alone is ambiguous.
[[nodiscard]] std::string writeProblem(int code, const std::filesystem::path& target = {});

}  // namespace sinew
