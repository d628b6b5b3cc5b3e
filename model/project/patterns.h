// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// Whether a name of an object matches a `NamePattern`. A text that is none matches nothing.
[[nodiscard]] bool matchesName(std::string_view pattern, std::string_view name);

[[nodiscard]] bool matchesAnyName(std::span<const std::string> patterns, std::string_view name);

/// What is wrong with a pattern of names; empty: nothing.
[[nodiscard]] std::string patternProblem(std::string_view pattern);

/// What is wrong with a glob of paths; empty: nothing. Braces, brackets and backslashes, which
/// other programs give a meaning, are refused, as is what leaves the folder.
[[nodiscard]] std::string globProblem(std::string_view glob);

/// Whether a path, with slashes and relative to a folder, matches a glob. '*' and '?' do not match
/// a slash; "**/" is any folders, none included; "/**" at the end is everything below. A glob
/// without a slash is about the name of the file, in any folder. O(glob * path).
[[nodiscard]] bool matchesPath(std::string_view glob, std::string_view path);

}  // namespace sinew
