// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/json_rows.h"

#include <algorithm>

#include "ui/properties/value_text.h"

namespace sinew {
namespace {

constexpr std::size_t kShortArray = 4;  // numbers that fit on one line
constexpr int kNumberDigits = 15;

QString scalarText(const JsonValue& json) {
    if (const double* number = json.number()) {
        return QString::number(*number, 'g', kNumberDigits);
    }
    if (const bool* boolean = json.boolean()) {
        return *boolean ? "true" : "false";
    }
    if (const std::string* string = json.string()) {
        return QString::fromStdString(*string);
    }
    return "null";
}

bool fitsOneLine(const JsonValue::Array& array) {
    return !array.empty() && array.size() <= kShortArray &&
           std::ranges::all_of(array,
                               [](const JsonValue& value) { return value.number() != nullptr; });
}

QString lineOf(const JsonValue::Array& array) {
    QString line;
    for (const JsonValue& value : array) {
        line += (line.isEmpty() ? QString() : ", ") + scalarText(value);
    }
    return line;
}

}  // namespace

std::string escapedToken(const std::string& name) {
    std::string out;
    for (const char c : name) {
        out += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    }
    return out;
}

PropertyRow jsonRow(const AssetPtr& asset, const QString& name, const JsonValue& json,
                    const std::string& pointer) {
    PropertyRow row{.name = name, .pointer = pointer};
    const JsonValue::Array* array = json.array();
    const JsonValue::Object* object = json.object();
    if (array == nullptr && object == nullptr) {
        row.value = scalarText(json);
        return row;
    }
    if (array != nullptr && fitsOneLine(*array)) {
        row.value = lineOf(*array);
        return row;
    }
    const std::size_t size = array != nullptr ? array->size() : object->size();
    row.value = array != nullptr ? text::counted(size, "entry", "entries")
                                 : text::counted(size, "property", "properties");
    if (size > 0) {
        row.makeRows = [asset, &json, pointer] { return jsonRows(asset, json, pointer); };
    }
    return row;
}

PropertyRows jsonRows(const AssetPtr& asset, const JsonValue& json, const std::string& pointer) {
    PropertyRows rows;
    if (const JsonValue::Array* array = json.array()) {
        for (std::size_t i = 0; i < array->size(); ++i) {
            rows.push_back(
                jsonRow(asset, QString::number(i), (*array)[i], pointer + '/' + std::to_string(i)));
        }
    } else if (const JsonValue::Object* object = json.object()) {
        for (const JsonMember& member : *object) {
            rows.push_back(jsonRow(asset, QString::fromStdString(member.name), member.value,
                                   pointer + '/' + escapedToken(member.name)));
        }
    }
    return rows;
}

}  // namespace sinew
