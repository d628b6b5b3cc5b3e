// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/json_value.h"
#include "model/core/result.h"

namespace sinew {

/// The reference tokens of a JSON pointer, unescaped (RFC 6901, section 4): "/a~1b/0" is {"a/b",
/// "0"}. Error: a non-empty pointer that does not start with '/', or '~' not followed by 0 or 1.
[[nodiscard]] Result<std::vector<std::string>> splitPointer(std::string_view pointer);

/// A token as an array index: decimal digits without a leading zero, below 2^32.
[[nodiscard]] std::optional<std::size_t> arrayIndex(std::string_view token) noexcept;

/// The value at the pointer inside `root`; null if there is none or the pointer is malformed.
[[nodiscard]] const JsonValue* resolvePointer(const JsonValue& root, std::string_view pointer);

/// The value at a path of member names, "target/extensions"; null if there is none.
[[nodiscard]] const JsonValue* memberAt(const JsonValue& root, std::string_view path) noexcept;

/// The value as an index below `count`; none if it is null or no such index.
[[nodiscard]] std::optional<std::size_t> indexBelow(const JsonValue* value,
                                                    std::size_t count) noexcept;

/// The object of an extension on `host`; null if there is none.
[[nodiscard]] const JsonValue* extensionOf(const JsonValue& host,
                                           std::string_view extension) noexcept;

}  // namespace sinew
