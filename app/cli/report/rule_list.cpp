// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/rule_list.h"

#include <array>
#include <cstdio>

#include "model/check/rule.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kLineWidth = 100;

/// The text after a label, wrapped at spaces with hanging indent.
std::string paragraph(std::string_view label, std::string_view text) {
    std::string result = "  " + std::string(label);
    const std::string indent(result.size(), ' ');
    std::size_t column = result.size();
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (column + end + 1 > kLineWidth && column > indent.size()) {
            result += '\n' + indent;
            column = indent.size();
        } else if (column > indent.size()) {
            result += ' ';
            ++column;
        }
        result += text.substr(0, end);
        column += end;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result + '\n';
}

/// "warning or info", highest first.
std::string severities(const Rule& rule) {
    std::string text;
    for (const Severity severity : kSeverities) {
        if (severity <= rule.severity && severity >= rule.leastSeverity) {
            text += (text.empty() ? "" : " or ") + std::string(severityName(severity));
        }
    }
    return text;
}

/// "closed = 0.02 of the track's range. A track whose end ..."
std::string parameterText(const RuleParameter& parameter) {
    std::array<char, 32> value{};
    std::snprintf(value.data(), value.size(), "%g", parameter.value);
    return std::string(parameter.name) + " = " + value.data() + ' ' + std::string(parameter.unit) +
           ". " + std::string(parameter.meaning);
}

std::string entry(const Rule& rule) {
    std::string text = std::string(rule.code) + "  (" + severities(rule) +
                       (rule.violation ? ", violates the specification)\n" : ")\n");
    text += paragraph("", rule.meaning);
    text += paragraph("Why      ", rule.why);
    text += paragraph("Blender  ", rule.fixBlender);
    text += paragraph("Maya     ", rule.fixMaya);
    for (const RuleParameter& parameter : rule.parameters) {
        text += paragraph("Limit    ", parameterText(parameter));
    }
    return text;
}

void writeRule(JsonWriter& json, const Rule& rule, const char* source) {
    json.beginObject();
    json.key("code").string(rule.code);
    json.key("severity").string(severityName(rule.severity));
    json.key("leastSeverity").string(severityName(rule.leastSeverity));
    json.key("violation").boolean(rule.violation);
    json.key("source").string(source);
    json.key("meaning").string(rule.meaning);
    json.key("why").string(rule.why);
    json.key("fixBlender").string(rule.fixBlender);
    json.key("fixMaya").string(rule.fixMaya);
    json.key("parameters").beginArray();
    for (const RuleParameter& parameter : rule.parameters) {
        json.beginObject();
        json.key("name").string(parameter.name);
        json.key("default").number(parameter.value);
        json.key("unit").string(parameter.unit);
        json.key("meaning").string(parameter.meaning);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

}  // namespace

std::string ruleListText() {
    std::string text = "Skins, weights and animations\n";
    for (const Rule& rule : lintRules()) {
        text += '\n' + entry(rule);
    }
    text += "\n\nFound while loading: ignored, clamped, defaulted, generated or repaired\n";
    for (const Rule& rule : ledgerRules()) {
        text += '\n' + entry(rule);
    }
    return text;
}

void writeRuleList(JsonWriter& json) {
    json.beginObject();
    json.key("format").string("sinew.rules/1");
    json.key("rules").beginArray();
    for (const Rule& rule : lintRules()) {
        writeRule(json, rule, "check");
    }
    for (const Rule& rule : ledgerRules()) {
        writeRule(json, rule, "load");
    }
    json.endArray();
    json.endObject();
}

}  // namespace sinew::cli
