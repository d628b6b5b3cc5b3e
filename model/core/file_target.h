// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sinew {

/// The open file descriptor of this process that `path` refers to, such as /dev/stdout through
/// links to /proc/self/fd. The target of such a link may have no name.
[[nodiscard]] std::optional<int> openFileOf(std::filesystem::path path);

/// What a chain of symbolic links refers to; it need not exist. A link if the chain has no end.
[[nodiscard]] std::filesystem::path targetOf(std::filesystem::path path);

/// The same path for the same file: absolute and, as far as it exists, without links.
[[nodiscard]] std::filesystem::path canonicalPath(const std::filesystem::path& path);

/// Starts the message of every error of `writeFile`; its reason follows.
inline constexpr std::string_view kCannotWrite = "cannot write it: ";

/// Why a call that opens, writes or renames `target` failed, for people: "the disk is full".
/// `code`: errno of the call. Looks at the file system where the code alone is ambiguous.
[[nodiscard]] std::string writeProblem(int code, const std::filesystem::path& target = {});

}  // namespace sinew
