// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/report/file_schemas.h"
#include "model/check/rule.h"
#include "model/core/json_writer.h"
#include "model/project/setting_table.h"

namespace sinew::cli {

namespace {

constexpr std::string_view kRuleOfFile = "rules/*";
constexpr std::string_view kOverride = "overrides/#";

std::string joined(std::string_view path, std::string_view part) {
    return std::string(path) + (path.empty() ? "" : "/") + std::string(part);
}

/// Null undoes what another file sets; not in a part of a setting, nor in what is about the file.
bool mayBeNull(const SettingRow& row) {
    return row.scope != SettingScope::File && !row.required;
}

void writeSettingTypes(JsonWriter& json, const char* type, bool orNull) {
    json.key("type");
    if (orNull) {
        json.beginArray().string(type).string("null").endArray();
    } else {
        json.string(type);
    }
}

void writeChoices(JsonWriter& json, const SettingRow& row, bool orNull) {
    json.key("enum").beginArray();
    for (const std::string_view word : row.words) {
        json.string(word);
    }
    if (orNull) {
        json.null();
    }
    json.endArray();
}

void writeListOf(JsonWriter& json, bool orNull, const auto& writeItem) {
    writeSettingTypes(json, "array", orNull);
    json.key("items").beginObject();
    writeItem();
    json.endObject();
}

void writeLeafSchema(JsonWriter& json, const SettingRow& row) {
    const bool orNull = mayBeNull(row);
    const auto text = [&json] { json.key("type").string("string"); };
    switch (row.type) {
        case SettingType::Flag:
            writeSettingTypes(json, "boolean", orNull);
            break;
        case SettingType::Count:
        case SettingType::Number:
            writeSettingTypes(json, row.type == SettingType::Count ? "integer" : "number", orNull);
            json.key("minimum").number(row.least);
            break;
        case SettingType::Text:
            writeSettingTypes(json, "string", orNull);
            break;
        case SettingType::Word:
            writeChoices(json, row, orNull);
            break;
        case SettingType::Texts:
            json.key("anyOf").beginArray().beginObject();
            text();
            json.endObject().beginObject();
            writeListOf(json, false, text);
            json.endObject().endArray();
            break;
        case SettingType::Patterns:
            writeListOf(json, orNull, text);
            break;
        case SettingType::Words:
            writeListOf(json, orNull, [&] { writeChoices(json, row, false); });
            break;
        case SettingType::Numbers:
            writeListOf(json, orNull, [&] {
                json.key("type").string("number").key("minimum").number(row.least);
            });
            break;
        case SettingType::Parts:
        case SettingType::List:
            break;
    }
}

void writeSettingSchema(JsonWriter& json, const std::string& path);

void writeProperties(JsonWriter& json, const std::string& path,
                     std::span<const std::string_view> names) {
    json.key("properties").beginObject();
    for (const std::string_view name : names) {
        json.key(name).beginObject();
        writeSettingSchema(json, joined(path, name));
        json.endObject();
    }
    json.endObject().key("additionalProperties").boolean(false);
}

/// Settings of blocks; `path` is the object that holds what else it has.
void writeBlockSchema(JsonWriter& json, bool isOverride) {
    json.key("type").string("object").key("properties").beginObject();
    const auto member = [&json](const std::string& path, std::string_view name) {
        json.key(name).beginObject();
        writeSettingSchema(json, path);
        json.endObject();
    };
    if (isOverride) {
        for (const std::string_view name : settingsBelow(kOverride)) {
            member(joined(kOverride, name), name);
        }
    }
    for (const std::string_view name : settingsBelow({})) {
        const SettingRow* row = findSetting(name);
        const bool isOfFile = row != nullptr && row->scope == SettingScope::File;
        if (!isOverride || !isOfFile) {
            member(std::string(name), name);
        }
    }
    json.endObject().key("additionalProperties").boolean(false);
}

void writeRuleSchema(JsonWriter& json) {
    json.key("anyOf").beginArray().beginObject();
    writeChoices(json, *findSetting(joined(kRuleOfFile, "severity")), false);
    json.endObject().beginObject();
    json.key("type").string("object");
    writeProperties(json, std::string(kRuleOfFile), settingsBelow(kRuleOfFile));
    json.endObject().endArray();
}

/// By code, so that editors complete it.
void writeRulesSchema(JsonWriter& json) {
    json.key("type").string("object").key("properties").beginObject();
    for (const std::span<const Rule> rules : {lintRules(), ledgerRules()}) {
        for (const Rule& rule : rules) {
            json.key(rule.code).beginObject();
            json.key("description").string(rule.meaning);
            json.key("$ref").string("#/$defs/rule").endObject();
        }
    }
    json.endObject().key("additionalProperties").boolean(false);
}

void writeRequired(JsonWriter& json, const std::string& path,
                   std::span<const std::string_view> names) {
    json.key("required").beginArray();
    for (const std::string_view name : names) {
        const SettingRow* row = findSetting(joined(path, name));
        if (row != nullptr && row->required) {
            json.string(name);
        }
    }
    json.endArray();
}

void writeObjectOf(JsonWriter& json, const std::string& path, bool orNull) {
    const std::vector<std::string_view> names = settingsBelow(path);
    writeSettingTypes(json, "object", orNull);
    if (names.front() == "*") {
        json.key("additionalProperties").beginObject();
        writeSettingSchema(json, joined(path, "*"));
        json.endObject();
        return;
    }
    writeProperties(json, path, names);
    writeRequired(json, path, names);
}

void writeSettingSchema(JsonWriter& json, const std::string& path) {
    if (path == "rules") {
        writeRulesSchema(json);
        return;
    }
    const SettingRow* row = findSetting(path);
    if (row == nullptr) {
        writeObjectOf(json, path, false);
        return;
    }
    json.key("description").string(row->meaning);
    if (row->type == SettingType::Parts) {
        writeObjectOf(json, path, mayBeNull(*row));
    } else if (row->type == SettingType::List) {
        writeListOf(json, mayBeNull(*row), [&] {
            if (joined(path, "#") == kOverride) {
                writeBlockSchema(json, true);
            } else {
                writeObjectOf(json, joined(path, "#"), false);
            }
        });
    } else {
        writeLeafSchema(json, *row);
    }
}

void writeProjectSchema(JsonWriter& json) {
    json.key("title").string("Rules of a project for Sinew (sinew.json)");
    json.key("$defs").beginObject().key("rule").beginObject();
    writeRuleSchema(json);
    json.endObject().endObject();
    writeBlockSchema(json, false);
}

}  // namespace

const JsonFormat kProjectSchema{"sinew.project/1", writeProjectSchema};

}  // namespace sinew::cli
