// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/json_text.h"

#include <cmath>
#include <cstdint>
#include <utility>

namespace sinew {

namespace {

void writeValue(JsonWriter& json, const JsonValue& value) {
    if (const bool* flag = value.boolean()) {
        json.boolean(*flag);
    } else if (const double* number = value.number()) {
        constexpr double kMostExact = 1e15;
        if (*number >= 0.0 && *number < kMostExact && std::floor(*number) == *number) {
            json.integer(static_cast<std::uint64_t>(*number));  // an index is never "1e+05"
        } else {
            json.number(*number);
        }
    } else if (const std::string* text = value.string()) {
        json.string(*text);
    } else if (const JsonValue::Array* array = value.array()) {
        json.beginArray();
        for (const JsonValue& each : *array) {
            writeValue(json, each);
        }
        json.endArray();
    } else if (const JsonValue::Object* object = value.object()) {
        json.beginObject();
        for (const JsonMember& member : *object) {
            if (!member.value.isNull()) {
                json.key(member.name);
                writeValue(json, member.value);
            }
        }
        json.endObject();
    } else {
        json.null();
    }
}

}  // namespace

std::string jsonText(const JsonValue& value) {
    return jsonText([&](JsonWriter& json) { writeValue(json, value); });
}

std::string nameMember(std::string_view name, std::string_view separator) {
    return name.empty() ? std::string()
                        : std::string(separator) +
                              "\"name\":" + jsonText([&](JsonWriter& json) { json.string(name); });
}

std::string stringsText(std::span<const std::string> values) {
    return jsonText([&](JsonWriter& json) {
        json.beginArray();
        for (const std::string& each : values) {
            json.string(each);
        }
        json.endArray();
    });
}

std::string numbersText(std::span<const float> values) {
    return jsonText([&](JsonWriter& json) { json.numbers(values); });
}

void setMember(JsonValue& object, std::span<const std::string> path, JsonValue value) {
    if (path.empty()) {
        object = std::move(value);
        return;
    }
    if (object.object() == nullptr) {
        object = JsonValue(JsonValue::Object());
    }
    JsonValue* member = nullptr;
    for (JsonMember& each : *object.object()) {
        member = each.name == path.front() ? &each.value : member;
    }
    if (member == nullptr) {
        object.object()->push_back({path.front(), JsonValue()});
        member = &object.object()->back().value;
    }
    setMember(*member, path.subspan(1), std::move(value));
}

}  // namespace sinew
