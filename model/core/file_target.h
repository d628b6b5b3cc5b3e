// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

namespace sinew {

/// The open file descriptor of this process that `path` refers to, such as /dev/stdout through
/// links to /proc/self/fd. The target of such a link may have no name.
[[nodiscard]] std::optional<int> openFileOf(std::filesystem::path path);

/// What a chain of symbolic links refers to; it need not exist. A link if the chain has no end.
[[nodiscard]] std::filesystem::path targetOf(std::filesystem::path path);

/// The same path for the same file: absolute and, as far as it exists, without links.
[[nodiscard]] std::filesystem::path canonicalPath(const std::filesystem::path& path);

}  // namespace sinew
