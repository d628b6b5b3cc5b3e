// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/block_reader.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "model/check/rule.h"
#include "model/core/json_pointer.h"
#include "model/core/suggestion.h"
#include "model/core/words.h"
#include "model/load/source/path.h"
#include "model/project/patterns.h"

namespace sinew {
namespace {

constexpr std::string_view kAnyRule = "rules/*";
constexpr std::string_view kBlockPath = "overrides/#";

std::string below(const std::string& pointer, std::string_view key) {
    std::string next = pointer;
    load::appendPointer(next, key);
    return next;
}

std::string lastToken(const std::string& pointer) {
    return splitPointer(pointer)->back();
}

std::vector<std::string_view> ruleCodes() {
    std::vector<std::string_view> codes;
    for (const std::span<const Rule> rules : {lintRules(), ledgerRules()}) {
        for (const Rule& rule : rules) {
            codes.push_back(rule.code);
        }
    }
    return codes;
}

/// What is wrong with a name in place of a '*'; empty: nothing.
std::string problemOfName(const std::string& path, const std::string& name,
                          const std::string& member) {
    if (path == "rules") {
        return findRule(member) != nullptr
                   ? std::string()
                   : "there is no rule " + inQuotes(member) + didYouMean(member, ruleCodes());
    }
    if (path == "contracts") {
        return patternProblem(member);
    }
    const std::string code = (*splitPointer(name))[1];
    std::vector<std::string_view> known;
    for (const RuleParameter& parameter : ruleOf(code).parameters) {
        known.push_back(parameter.name);
    }
    if (known.empty()) {
        return "the rule " + code + " has no thresholds";
    }
    return std::find(known.begin(), known.end(), member) != known.end()
               ? std::string()
               : thereIsNo("threshold of " + code, member, known);
}

bool isNumber(const SettingRow& row, const JsonValue& value) {
    const double* number = value.number();
    return number != nullptr && *number >= row.least && std::isfinite(*number) &&
           (row.type != SettingType::Count || *number == std::floor(*number));
}

bool isWordOf(const SettingRow& row, const JsonValue& value) {
    return value.string() != nullptr &&
           std::find(row.words.begin(), row.words.end(), *value.string()) != row.words.end();
}

bool isListOfObjects(const JsonValue& value) {
    return value.array() != nullptr && !value.array()->empty() &&
           value.array()->front().object() != nullptr;
}

}  // namespace

bool BlockReader::read(const JsonValue& block) {
    return readObject({}, {}, block, true);
}

bool BlockReader::complain(const std::string& name, std::string words) {
    m_complaint = Complaint{m_pointer + name, std::move(words)};
    return false;
}

bool BlockReader::set(const std::string& name, const JsonValue& value) {
    m_settings.push_back({.name = name, .value = value, .origin = m_placeOf(m_pointer + name)});
    for (std::size_t i = 0; isListOfObjects(value) && i < value.array()->size(); ++i) {
        m_settings.back().items.push_back(m_placeOf(m_pointer + name + '/' + std::to_string(i)));
    }
    return true;
}

bool BlockReader::readObject(const std::string& path, const std::string& name,
                             const JsonValue& object, bool sets) {
    if (object.object() == nullptr) {
        return complain(name, (name.empty() ? "a rule file" : inQuotes(lastToken(name))) +
                                  " must be an object");
    }
    const JsonValue::Object& members = *object.object();
    return std::all_of(members.begin(), members.end(), [&](const JsonMember& member) {
        return readMember(path, name, member, sets);
    });
}

bool BlockReader::readMember(const std::string& path, const std::string& name,
                             const JsonMember& member, bool sets) {
    std::vector<std::string_view> known = settingsBelow(path);
    std::string_view part = member.name;
    const std::string own = below(name, member.name);
    if (path.empty() && m_scope != SettingScope::File) {
        const std::vector<std::string_view> ofBlocks = settingsBelow(kBlockPath);
        known.insert(known.begin(), ofBlocks.begin(), ofBlocks.end());
        if (const SettingRow* row = findSetting(std::string(kBlockPath) + '/' + member.name)) {
            return readLeaf(*row, own, member.value) && set(own, member.value);
        }
    }
    if (member.name.size() > kMostShownBytes) {
        return complain(name,
                        "a name is longer than " + std::to_string(kMostShownBytes) + " bytes");
    }
    if (known.front() == "*") {
        if (std::string problem = problemOfName(path, name, member.name); !problem.empty()) {
            return complain(own, std::move(problem));
        }
        part = "*";
    } else if (std::find(known.begin(), known.end(), part) == known.end()) {
        std::erase_if(known, [&](std::string_view each) {
            const SettingRow* row = path.empty() ? findSetting(each) : nullptr;
            return row != nullptr && row->scope == SettingScope::File &&
                   m_scope != SettingScope::File;
        });
        return complain(own, thereIsNo("setting", member.name, known));
    }
    return readValue(path + (path.empty() ? "" : "/") + std::string(part), own, member.value, sets);
}

bool BlockReader::readValue(const std::string& path, const std::string& name,
                            const JsonValue& value, bool sets) {
    if (path == kAnyRule) {
        const bool isShort = value.string() != nullptr;
        if (!isShort && value.object() == nullptr) {
            return complain(name, inQuotes(lastToken(name)) + " must be a severity or an object");
        }
        if (isShort || value.has("severity")) {
            set(name + "/reason", JsonValue());  // that of another severity does not count
        }
        if (isShort) {
            const JsonValue whole(JsonValue::Object{{"severity", value}});
            return readObject(path, name, whole, sets);
        }
    }
    const SettingRow* row = findSetting(path);
    if (row == nullptr) {
        return readObject(path, name, value, sets);
    }
    if (!isAllowedHere(*row, name)) {
        return false;
    }
    const bool isUndone = value.isNull() && row->scope != SettingScope::File && sets;
    const bool isRight =
        isUndone || (row->type == SettingType::Parts ? readParts(path, name, value)
                                                     : readLeaf(*row, name, value));
    return isRight && (!sets || set(name, value));
}

bool BlockReader::isAllowedHere(const SettingRow& row, const std::string& name) {
    if (row.scope >= m_scope) {
        return true;
    }
    return complain(
        name, m_scope == SettingScope::Clip
                  ? inQuotes(lastToken(name)) + " cannot differ from clip to clip"
                  : inQuotes(lastToken(name)) + " is about the whole rule file, not about a block");
}

bool BlockReader::readParts(const std::string& path, const std::string& name,
                            const JsonValue& value) {
    if (!readObject(path, name, value, false)) {
        return false;
    }
    for (const std::string_view part : settingsBelow(path)) {
        const SettingRow* own = findSetting(path + '/' + std::string(part));
        if (own != nullptr && own->required && !value.has(part)) {
            return complain(name, inQuotes(lastToken(name)) + " needs " + inQuotes(part));
        }
    }
    return true;
}

bool BlockReader::readList(const SettingRow& row, const std::string& name, const JsonValue& value) {
    if (value.array() == nullptr) {
        return complain(name, inQuotes(lastToken(name)) + " must be " + typeInWords(row));
    }
    if (row.path + "/#" == kBlockPath) {
        return true;  // each is read as a block of its own
    }
    for (std::size_t i = 0; i < value.array()->size(); ++i) {
        if (!readParts(row.path + "/#", below(name, std::to_string(i)), (*value.array())[i])) {
            return false;
        }
    }
    return true;
}

bool BlockReader::readTexts(const SettingRow& row, const std::string& name,
                            const JsonValue& value) {
    for (std::size_t i = 0; i < value.array()->size(); ++i) {
        const JsonValue& each = (*value.array())[i];
        const std::string own = below(name, std::to_string(i));
        const bool isRight = row.type == SettingType::Numbers ? isNumber(row, each)
                             : row.type == SettingType::Words ? isWordOf(row, each)
                                                              : each.string() != nullptr;
        if (!isRight) {
            return complain(own, inQuotes(lastToken(name)) + " must be " + typeInWords(row));
        }
        if (row.type == SettingType::Patterns) {
            if (std::string problem = patternProblem(*each.string()); !problem.empty()) {
                return complain(own, std::move(problem));
            }
        }
    }
    return true;
}

bool BlockReader::readLeaf(const SettingRow& row, const std::string& name, const JsonValue& value) {
    bool isRight = false;
    switch (row.type) {
        case SettingType::Flag:
            isRight = value.boolean() != nullptr;
            break;
        case SettingType::Count:
        case SettingType::Number:
            isRight = isNumber(row, value);
            break;
        case SettingType::Text:
            isRight = value.string() != nullptr;
            break;
        case SettingType::Word:
            isRight = isWordOf(row, value);
            break;
        case SettingType::List:
            return readList(row, name, value);
        case SettingType::Texts:
        case SettingType::Words:
        case SettingType::Patterns:
        case SettingType::Numbers:
            if (value.array() != nullptr) {
                return readTexts(row, name, value);
            }
            isRight = row.type == SettingType::Texts && value.string() != nullptr;
            break;
        case SettingType::Parts:
            return false;
    }
    if (isRight) {
        return true;
    }
    std::string hint;
    if (row.type == SettingType::Word && value.string() != nullptr) {
        hint = didYouMean(*value.string(), row.words);
    }
    return complain(name, inQuotes(lastToken(name)) + " must be " + typeInWords(row) + hint);
}

}  // namespace sinew
