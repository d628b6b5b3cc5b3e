// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/core/json_value.h"
#include "model/core/result.h"

namespace sinew {

/// A place in a text; both count from 1, columns in bytes.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// A JSON document as written by hand, with the place of each of its values.
struct CommentedJson {
    JsonValue root = {};
    /// By JSON pointer; of members, the place of their names.
    std::map<std::string, TextPlace, std::less<>> places = {};
};

/// Reads JSON in which comments (`//` to the end of the line, `/* */`) and commas after the last
/// item are allowed. A name that occurs twice in one object is an error. The message of an error
/// starts with "LINE:COLUMN: ".
[[nodiscard]] Result<CommentedJson> parseCommentedJson(std::string_view text);

}  // namespace sinew
