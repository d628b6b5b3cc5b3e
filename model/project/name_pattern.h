// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// Whether a name of an object matches. A pattern is a glob for the whole name, in which '*' is any
/// characters, '?' is one and "[a-c]" one of several, or "/expression/": a regular expression
/// (ECMAScript, without back references) for a part of the name. Letters count as they are. A glob
/// takes O(pattern * name). An expression that is none matches nothing; see `patternProblem`.
[[nodiscard]] bool matchesName(std::string_view pattern, std::string_view name);

[[nodiscard]] bool matchesAnyName(std::span<const std::string> patterns, std::string_view name);

/// Whether a path, with slashes and relative to a folder, matches a glob. '*' and '?' do not match
/// a slash; "**/" is any folders, none included; "/**" at the end is everything below. A pattern
/// without a slash is about the name of the file, in any folder.
[[nodiscard]] bool matchesPath(std::string_view pattern, std::string_view path);

/// What is wrong with a pattern of names; empty: nothing.
[[nodiscard]] std::string patternProblem(std::string_view pattern);

}  // namespace sinew
