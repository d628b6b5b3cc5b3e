// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/config_report.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>

#include "app/cli/report/report_form.h"
#include "app/cli/report/report_schema.h"
#include "app/common/failure.h"
#include "model/core/utf8.h"
#include "model/core/words.h"
#include "model/project/setting_table.h"
#include "model/write/json_text.h"

namespace sinew::cli {

namespace {

struct ConfigRow {
    std::string name;  // "budgets/joints"
    std::shared_ptr<const JsonValue> value;
    std::string source;  // a rule file, an option or "default"
    std::optional<std::uint64_t> line = {};
    std::optional<std::uint64_t> column = {};
    std::vector<std::string> clips = {};
};

void writeAny(JsonWriter& json, const JsonValue& value) {
    if (const bool* flag = value.boolean()) {
        json.boolean(*flag);
    } else if (const double* number = value.number()) {
        json.number(*number);
    } else if (const std::string* text = value.string()) {
        json.string(*text);
    } else if (const JsonValue::Array* items = value.array()) {
        json.beginArray();
        for (const JsonValue& each : *items) {
            writeAny(json, each);
        }
        json.endArray();
    } else if (const JsonValue::Object* members = value.object()) {
        json.beginObject();
        for (const JsonMember& member : *members) {
            json.key(member.name);
            writeAny(json, member.value);
        }
        json.endObject();
    } else {
        json.null();
    }
}

/// The value of a row as it is written in a rule file.
struct AnyValue {
    template <class... Values>
    void operator()(JsonWriter& json, const Values&... values) const {
        json.key("value");
        if constexpr (sizeof...(Values) == 0) {
            json.beginObject().endObject();  // a schema that everything fits
        } else {
            writeLast(json, values...);
        }
    }

private:
    static void writeLast(JsonWriter& json, const ConfigRow& row) { writeAny(json, *row.value); }
    template <class First, class... Rest>
    static void writeLast(JsonWriter& json, const First& /*around*/, const Rest&... rest) {
        writeLast(json, rest...);
    }
};

bool isSetByOption(const ConfigReport& report, const ProjectSetting& setting) {
    return std::any_of(
        report.options.begin(), report.options.end(),
        [&](const OptionSetting& option) { return '/' + option.name == setting.name; });
}

/// Those of the command line last; what nothing sets first.
std::deque<ConfigRow> rowsOf(const ConfigReport& report) {
    std::deque<ConfigRow> rows;
    const auto isSet = [&](const std::string& name) {
        return std::any_of(rows.begin(), rows.end(),
                           [&](const ConfigRow& row) { return row.name == name; });
    };
    const auto add = [&rows](const ProjectSetting& setting, const std::string& name,
                             const JsonValue& value, const SettingOrigin& origin) {
        rows.push_back({.name = name,
                        .value = std::make_shared<const JsonValue>(value),
                        .source = origin.file,
                        .line = origin.line,
                        .column = origin.column,
                        .clips = setting.clips});
    };
    for (const ProjectSetting& setting : report.rules.settings) {
        if (setting.value.isNull() || isSetByOption(report, setting)) {
            continue;
        }
        const std::string name = setting.name.substr(1);
        if (setting.items.empty()) {
            add(setting, name, setting.value, setting.origin);
        }
        for (std::size_t i = 0; i < setting.items.size(); ++i) {
            add(setting, name + '/' + std::to_string(i), (*setting.value.array())[i],
                setting.items[i]);
        }
    }
    for (const OptionSetting& option : report.options) {
        rows.push_back({.name = option.name,
                        .value = std::make_shared<const JsonValue>(option.value),
                        .source = option.option});
    }
    for (const SettingRow& row : settingRows()) {
        const bool isOne = row.path.find('*') == std::string::npos;
        if (!row.standard.empty() && isOne && row.scope != SettingScope::File && !isSet(row.path)) {
            rows.push_front({.name = row.path,
                             .value = std::make_shared<const JsonValue>(std::string(row.standard)),
                             .source = "default"});
        }
    }
    return rows;
}

}  // namespace

void describe(auto& form, Described<ConfigReport>) {
    form.format(kConfigFormat.name);
    form.value("file", &ConfigReport::file);
    form.value("ruleFiles", [](const ConfigReport& report) { return report.rules.files; });
    form.list("settings", rowsOf, [](auto& each) {
        each.value("name", &ConfigRow::name);
        each.custom(AnyValue());
        each.value("source", &ConfigRow::source);
        each.optional("line", &ConfigRow::line);
        each.optional("column", &ConfigRow::column);
        each.some("clips", &ConfigRow::clips);
    });
}

namespace {

std::string textOf(const ConfigRow& row) {
    const std::string clips = row.clips.empty() ? "" : " for clips " + listed(row.clips);
    const std::string place =
        row.line ? ':' + std::to_string(*row.line) + ':' + std::to_string(row.column.value_or(1))
                 : std::string();
    return oneLine(row.name + " = " + jsonText(*row.value) + clips) + "\n    " +
           oneLine(row.source) + place + '\n';
}

}  // namespace

const JsonFormat kConfigFormat{"sinew.config/1", writeSchema<ConfigReport>};

std::string configText(const ConfigReport& report) {
    std::string text = shownName(report.file) + ": " +
                       (report.rules.files.empty()
                            ? "no rules of a project\n"
                            : counted(report.rules.files.size(), "rule file", "rule files") + '\n');
    for (const std::string& file : report.rules.files) {
        text += "    " + oneLine(file) + '\n';
    }
    for (const ConfigRow& row : rowsOf(report)) {
        text += textOf(row);
    }
    return text;
}

void writeConfig(JsonWriter& json, const ConfigReport& report) {
    writeValue(json, report);
}

}  // namespace sinew::cli
