// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/json_value.h"

#include <algorithm>

namespace sinew {

const JsonValue* JsonValue::find(std::string_view name) const noexcept {
    const Object* members = object();
    if (members == nullptr) {
        return nullptr;
    }
    for (const JsonMember& member : *members) {
        if (member.name == name) {
            return member.value.isNull() ? nullptr : &member.value;
        }
    }
    return nullptr;
}

JsonValue* JsonValue::find(std::string_view name) noexcept {
    return const_cast<JsonValue*>(std::as_const(*this).find(name));
}

bool JsonValue::has(std::string_view name) const noexcept {
    const Object* members = object();
    return members != nullptr &&
           std::any_of(members->begin(), members->end(),
                       [name](const JsonMember& member) { return member.name == name; });
}

const JsonValue::Array& JsonValue::elements(std::string_view name) const noexcept {
    static const Array kNone;
    const JsonValue* member = find(name);
    const Array* elements = member != nullptr ? member->array() : nullptr;
    return elements != nullptr ? *elements : kNone;
}

bool JsonValue::lists(std::string_view name, std::string_view string) const noexcept {
    const Array& all = elements(name);
    return std::any_of(all.begin(), all.end(), [string](const JsonValue& value) {
        return value.string() != nullptr && *value.string() == string;
    });
}

std::size_t JsonValue::integer(std::string_view name, std::size_t fallback) const noexcept {
    const JsonValue* member = find(name);
    const double* value = member != nullptr ? member->number() : nullptr;
    return value != nullptr && *value >= 0.0 && *value <= 9007199254740992.0
               ? static_cast<std::size_t>(*value)
               : fallback;
}

const std::string& JsonValue::text(std::string_view name) const noexcept {
    static const std::string kNone;
    const JsonValue* member = find(name);
    const std::string* text = member != nullptr ? member->string() : nullptr;
    return text != nullptr ? *text : kNone;
}

}  // namespace sinew
