// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/setting_table.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "model/core/words.h"
#include "model/project/budget_table.h"
#include "model/project/setting.h"

namespace sinew {
namespace {

using Type = SettingType;
using Scope = SettingScope;
using Words = std::string_view;

constexpr std::array kSeverityChoices{Words("error"), Words("warning"), Words("info"), Words("off"),
                                      Words("default")};
constexpr std::array kFailChoices{Words("error"), Words("violation"), Words("warning"),
                                  Words("info"), Words("none")};
constexpr std::array kFormatChoices{Words("png"), Words("jpeg"), Words("webp"), Words("ktx2")};
constexpr std::array kOwnerChoices{Words(kMovementOwnerWords[0]), Words(kMovementOwnerWords[1])};
constexpr std::array kSharedChoices{Words("phase"), Words("length")};

std::vector<SettingRow> fileRows() {
    return {
        {.path = "$schema",
         .type = Type::Text,
         .meaning = "The schema of this file, for editors; Sinew does not read it.",
         .scope = Scope::File},
        {.path = "root",
         .type = Type::Flag,
         .meaning = "Whether the folders above are not searched for further rule files.",
         .scope = Scope::File,
         .standard = "false"},
        {.path = "extends",
         .type = Type::Texts,
         .meaning = "Rule files, relative to this one, whose settings count before its own; a "
                    "single one needs no list.",
         .scope = Scope::File},
        {.path = "overrides",
         .type = Type::List,
         .meaning = "Blocks of settings for some files or clips; where several apply, the last one "
                    "counts.",
         .scope = Scope::File},
        {.path = "overrides/#/files",
         .type = Type::Texts,
         .meaning = "The files that the block is about: globs, relative to the folder of the rule "
                    "file that was found; without a slash they are about names in any folder.",
         .scope = Scope::File},
        {.path = "overrides/#/clips",
         .type = Type::Patterns,
         .meaning = "The clips that the block is about.",
         .scope = Scope::File},
    };
}

std::vector<SettingRow> ruleRows() {
    return {
        {.path = "rules/*/severity",
         .type = Type::Word,
         .meaning = "The severity of all findings of a rule; off mutes it, and default undoes what "
                    "other files set. A text in place of the object is the severity, too.",
         .words = kSeverityChoices,
         .scope = Scope::Clip,
         .standard = "default"},
        {.path = "rules/*/reason",
         .type = Type::Text,
         .meaning = "Why the rule has this severity.",
         .scope = Scope::Clip},
        {.path = "rules/*/thresholds/*",
         .type = Type::Number,
         .meaning = "A number that decides whether the rule reports something; "
                    "sinew-cli check --list-rules names and explains them.",
         .scope = Scope::Clip},
        {.path = "failOn",
         .type = Type::Word,
         .meaning = "The findings that make a file fail, as for --fail-on.",
         .words = kFailChoices,
         .standard = "error"},
        {.path = "baseline",
         .type = Type::Text,
         .meaning = "The file of known findings, relative to this one, as for --baseline."},
        {.path = "frameRates",
         .type = Type::Numbers,
         .meaning = "The frame rates that clips may have, in frames per second.",
         .scope = Scope::Clip,
         .least = 1.0},
    };
}

void appendBudgets(std::vector<SettingRow>& rows) {
    for (const BudgetRow& budget : budgetRows()) {
        rows.push_back({.path = "budgets/" + std::string(budget.setting),
                        .type = Type::Count,
                        .meaning = budget.meaning,
                        .scope = budget.perClip ? Scope::Clip : Scope::Block});
    }
    rows.push_back({.path = "budgets/" + std::string(kTextureFormatsSetting),
                    .type = Type::Words,
                    .meaning = "The formats that images may have, by their contents.",
                    .words = kFormatChoices});
}

void appendNames(std::vector<SettingRow>& rows) {
    for (const char* kind : {"nodes", "joints", "clips"}) {
        const std::string path = "names/" + std::string(kind);
        rows.push_back({.path = path + "/required",
                        .type = Type::Patterns,
                        .meaning = "Patterns, each of which at least one name must match."});
        rows.push_back({.path = path + "/forbidden",
                        .type = Type::Patterns,
                        .meaning = "Patterns that no name may match."});
    }
}

void appendWanted(std::vector<SettingRow>& rows, const std::string& path,
                  std::string_view meaning) {
    rows.push_back({.path = path, .type = Type::Parts, .meaning = meaning});
    rows.push_back({.path = path + "/value",
                    .type = Type::Number,
                    .meaning = "What is asked for.",
                    .required = true});
    rows.push_back({.path = path + "/tolerance",
                    .type = Type::Number,
                    .meaning = "The largest difference, in the unit of the value.",
                    .required = true});
}

void appendContracts(std::vector<SettingRow>& rows) {
    rows.push_back({.path = "contracts/*/loop",
                    .type = Type::Flag,
                    .meaning = "Whether the end of the clip must lead to its beginning."});
    appendWanted(rows, "contracts/*/duration", "The length of the clip in seconds.");
    appendWanted(rows, "contracts/*/speed", "The speed over the ground in metres per second.");
    rows.push_back({.path = "contracts/*/ground",
                    .type = Type::Word,
                    .meaning = "What moves the character over the ground: the animation (root "
                               "motion), or the game (the clip stays in place).",
                    .words = kOwnerChoices});
    rows.push_back({.path = "contracts/*/yaw",
                    .type = Type::Word,
                    .meaning = "What turns the character: the animation or the game.",
                    .words = kOwnerChoices});
    rows.push_back(
        {.path = "contracts/*/requiredBones",
         .type = Type::Patterns,
         .meaning = "Patterns, each of which the name of at least one node must match."});
    rows.push_back({.path = "contracts/*/animatesBones",
                    .type = Type::Patterns,
                    .meaning =
                        "Patterns of nodes: there is one for each, and the clip moves all that "
                        "match."});
    rows.push_back({.path = "groups",
                    .type = Type::List,
                    .meaning = "Clips that must have something in common."});
    rows.push_back({.path = "groups/#/clips",
                    .type = Type::Patterns,
                    .meaning = "The clips of the group.",
                    .required = true});
    rows.push_back({.path = "groups/#/share",
                    .type = Type::Words,
                    .meaning = "What they must have in common.",
                    .words = kSharedChoices,
                    .required = true});
}

std::vector<SettingRow> allRows() {
    std::vector<SettingRow> rows = fileRows();
    const std::vector<SettingRow> more = ruleRows();
    rows.insert(rows.end(), more.begin(), more.end());
    appendBudgets(rows);
    appendNames(rows);
    appendContracts(rows);
    return rows;
}

}  // namespace

std::span<const SettingRow> settingRows() {
    static const std::vector<SettingRow> rows = allRows();
    return rows;
}

const SettingRow* findSetting(std::string_view path) {
    const std::span<const SettingRow> rows = settingRows();
    const auto found = std::ranges::find(rows, path, &SettingRow::path);
    return found == rows.end() ? nullptr : &*found;
}

std::vector<std::string_view> settingsBelow(std::string_view path) {
    std::vector<std::string_view> parts;
    for (const SettingRow& row : settingRows()) {
        std::string_view rest = row.path;
        if (!path.empty()) {
            if (!rest.starts_with(path) || rest.size() == path.size() || rest[path.size()] != '/') {
                continue;
            }
            rest.remove_prefix(path.size() + 1);
        }
        const std::string_view part = rest.substr(0, rest.find('/'));
        if (std::find(parts.begin(), parts.end(), part) == parts.end()) {
            parts.push_back(part);
        }
    }
    return parts;
}

std::string typeInWords(const SettingRow& row) {
    switch (row.type) {
        case Type::Flag:
            return "true or false";
        case Type::Count:
            return "a whole number from 0";
        case Type::Number:
            return "a number from 0";
        case Type::Text:
            return "a text";
        case Type::Word:
        case Type::Words: {
            const std::vector<std::string> words(row.words.begin(), row.words.end());
            return (row.type == Type::Word ? "one of: " : "a list of: ") + listed(words);
        }
        case Type::Texts:
            return "a text or a list of texts";
        case Type::Patterns:
            return "a list of patterns";
        case Type::Numbers:
            return "a list of numbers from 1";
        case Type::Parts:
            return "an object";
        case Type::List:
            return "a list of objects";
    }
    return {};
}

std::string originInWords(const SettingOrigin& origin) {
    return std::filesystem::path(origin.file).filename().string() + ", line " +
           std::to_string(origin.line);
}

std::string originForErrors(const SettingOrigin& origin) {
    return origin.file + ':' + std::to_string(origin.line) + ':' + std::to_string(origin.column);
}

std::vector<std::string> textsOf(const JsonValue& value) {
    if (value.string() != nullptr) {
        return {*value.string()};
    }
    std::vector<std::string> texts;
    for (const JsonValue& each : *value.array()) {
        texts.push_back(*each.string());
    }
    return texts;
}

}  // namespace sinew
