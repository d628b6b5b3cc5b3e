// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "model/core/json_value.h"
#include "model/core/json_writer.h"

namespace sinew {

/// The text of what `write(JsonWriter&)` writes, on one line.
template <class Write>
[[nodiscard]] std::string jsonText(const Write& write) {
    std::string text;
    JsonWriter json([&](std::string_view piece) { text += piece; });
    write(json);
    json.finish();
    text.pop_back();  // the newline at the end
    return text;
}

/// Members of objects that are null are left out.
[[nodiscard]] std::string jsonText(const JsonValue& value);

/// `"name":"Hips"` with what `separator` is before it; empty for an empty name.
[[nodiscard]] std::string nameMember(std::string_view name, std::string_view separator = ",");

/// `["a","b"]`.
[[nodiscard]] std::string stringsText(std::span<const std::string> values);

/// "[1,2.5]".
[[nodiscard]] std::string numbersText(std::span<const float> values);

/// Sets the value at the path of member names, and makes the objects above it where they are
/// missing.
void setMember(JsonValue& object, std::span<const std::string> path, JsonValue value);

}  // namespace sinew
