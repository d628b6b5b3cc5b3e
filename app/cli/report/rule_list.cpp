// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/rule_list.h"

#include <array>
#include <cstdio>

#include <algorithm>
#include <vector>

#include "app/cli/report/findings_json.h"
#include "app/cli/report/report_schema.h"
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

struct RuleList {};

/// Those of the lint, then those of the loader.
std::vector<Rule> allRules(const RuleList& /*all*/) {
    std::vector<Rule> rules(lintRules().begin(), lintRules().end());
    rules.insert(rules.end(), ledgerRules().begin(), ledgerRules().end());
    return rules;
}

void describe(auto& form, Described<RuleList>) {
    form.format(kRulesFormat.name);
    form.list("rules", allRules, [](auto& each) {
        each.value("code", &Rule::code);
        each.word("severity", kSeverityWords, &Rule::severity);
        each.word("leastSeverity", kSeverityWords, &Rule::leastSeverity);
        each.value("violation", &Rule::violation);
        each.word("source", std::array{"load", "check"}, [](auto& rule) {
            const auto same = [&rule](const Rule& other) { return other.code == rule.code; };
            return std::any_of(lintRules().begin(), lintRules().end(), same);
        });
        each.value("meaning", &Rule::meaning);
        each.value("why", &Rule::why);
        each.value("fixBlender", &Rule::fixBlender);
        each.value("fixMaya", &Rule::fixMaya);
        each.list("parameters", &Rule::parameters, [](auto& one) {
            one.value("name", &RuleParameter::name);
            one.value("default", &RuleParameter::value);
            one.value("unit", &RuleParameter::unit);
            one.value("meaning", &RuleParameter::meaning);
        });
    });
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

const JsonFormat kRulesFormat{"sinew.rules/1", writeSchema<RuleList>};

void writeRuleList(JsonWriter& json) {
    writeValue(json, RuleList{});
}

}  // namespace sinew::cli
