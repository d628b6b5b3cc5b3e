// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/filter_tokens.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "model/core/ascii.h"
#include "model/core/name_words.h"
#include "model/core/suggestion.h"

namespace sinew {

namespace {

using Kind = FilterToken::Kind;

struct ComparisonSign {
    std::string_view sign;
    VertexComparison comparison;
};
// Longer signs before those that they begin with.
constexpr std::array<ComparisonSign, 11> kSigns{{
    {"==", VertexComparison::Equal},
    {"!=", VertexComparison::NotEqual},
    {"<>", VertexComparison::NotEqual},
    {"<=", VertexComparison::LessOrEqual},
    {">=", VertexComparison::MoreOrEqual},
    {"=", VertexComparison::Equal},
    {"<", VertexComparison::Less},
    {">", VertexComparison::More},
    {"\u2260", VertexComparison::NotEqual},
    {"\u2264", VertexComparison::LessOrEqual},
    {"\u2265", VertexComparison::MoreOrEqual},
}};

constexpr std::array<std::string_view, 8> kKeywords{"and", "or",    "not",        "of",
                                                    "sum", "index", "influences", "weight"};

const ComparisonSign* signAt(std::string_view text) {
    const auto found = std::find_if(kSigns.begin(), kSigns.end(), [&](const ComparisonSign& each) {
        return text.starts_with(each.sign);
    });
    return found == kSigns.end() ? nullptr : &*found;
}

bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool isQuote(char c) {
    return c == '"' || c == '\'';
}

std::size_t wordLength(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && !isBlank(text[length]) && !isQuote(text[length]) &&
           text[length] != '(' && text[length] != ')' && text[length] != '!' &&
           signAt(text.substr(length)) == nullptr) {
        ++length;
    }
    return length;
}

/// Returns the length with both quotes; 0: it is not closed.
std::size_t readQuoted(std::string_view text, std::string& name) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == text[0]) {
            return i + 1;
        }
        if (text[i] == '\\' && i + 1 < text.size() &&
            (text[i + 1] == '\\' || isQuote(text[i + 1]))) {
            ++i;
        }
        name += text[i];
    }
    return 0;
}

std::optional<FilterToken> nextToken(std::string_view rest, FilterTokens& tokens, std::size_t at) {
    FilterToken token{.at = at, .length = 1};
    if (const ComparisonSign* sign = signAt(rest)) {
        token.kind = Kind::Comparison;
        token.comparison = sign->comparison;
        token.length = sign->sign.size();
    } else if (rest[0] == '(' || rest[0] == ')') {
        token.kind = rest[0] == '(' ? Kind::Open : Kind::Close;
    } else if (isQuote(rest[0])) {
        token.kind = Kind::Quoted;
        token.length = readQuoted(rest, token.text);
        if (token.length == 0) {
            tokens.error = {.at = at, .length = rest.size(), .message = "The quote is not closed"};
            return std::nullopt;
        }
        return token;
    } else if (rest[0] == '!') {
        tokens.error = {.at = at,
                        .length = 1,
                        .message = "'!' is only valid in '!='; use 'not' to negate",
                        .suggestions = {"!=", "not"}};
        return std::nullopt;
    } else {
        token.kind = Kind::Word;
        token.length = wordLength(rest);
    }
    token.text = std::string(rest.substr(0, token.length));
    return token;
}

constexpr std::size_t kMostNumbers = 4;  // suggested numbers of joints with one name
constexpr std::size_t kAnyJoint = 0x10000;

std::string numberOf(std::size_t joint) {
    return '#' + std::to_string(joint);
}

FoundJoint byNumber(const VertexTable& table, const std::string& text) {
    std::size_t number = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data() + 1, last, number);
    const std::size_t count = table.skin() ? table.jointCount() : kAnyJoint;
    if (error == std::errc() && end == last && number < count) {
        return {.joint = JointIndex(number)};
    }
    return {.joint = {}, .problem = "Expected the number of a joint, #0 to " + numberOf(count - 1)};
}

FoundJoint among(const std::vector<std::size_t>& joints, const std::string& name) {
    FoundJoint found;
    if (joints.size() == 1) {
        found.joint = JointIndex(joints.front());
        return found;
    }
    found.problem = std::to_string(joints.size()) + " joints are called " + name;
    for (std::size_t i = 0; i < std::min(joints.size(), kMostNumbers); ++i) {
        found.suggestions.push_back(numberOf(joints[i]));
    }
    return found;
}

}  // namespace

FilterTokens filterTokens(std::string_view text) {
    FilterTokens tokens;
    std::size_t at = 0;
    while (at < text.size()) {
        if (isBlank(text[at])) {
            ++at;
            continue;
        }
        const std::optional<FilterToken> token = nextToken(text.substr(at), tokens, at);
        if (!token) {
            return tokens;
        }
        at += token->length;
        tokens.list.push_back(*token);
    }
    tokens.list.push_back({.at = text.size()});
    return tokens;
}

bool isFilterKeyword(std::string_view word) {
    return std::find(kKeywords.begin(), kKeywords.end(), asciiLower(word)) != kKeywords.end();
}

std::string filterName(std::string_view joint) {
    const bool plain = !joint.empty() && joint[0] != '#' && !isFilterKeyword(joint) &&
                       wordLength(joint) == joint.size() &&
                       joint.find('\\') == std::string_view::npos;
    if (plain) {
        return std::string(joint);
    }
    std::string quoted = "\"";
    for (const char c : joint) {
        if (c == '"' || c == '\\') {
            quoted += '\\';
        }
        quoted += c;
    }
    return quoted + '"';
}

FoundJoint jointInFilter(const VertexTable& table, const FilterToken& name) {
    if (name.text.empty()) {
        return {.joint = {}, .problem = "Expected the name of a joint, or its number as in #3"};
    }
    if (name.kind == FilterToken::Kind::Word && name.text[0] == '#') {
        return byNumber(table, name.text);
    }
    std::vector<std::string> names;
    std::vector<std::size_t> same;
    std::vector<std::size_t> alike;  // but for the case
    const std::string lower = asciiLower(name.text);
    for (std::size_t i = 0; i < table.jointCount(); ++i) {
        const NodeIndex node = table.asset()[table.skin()].joints[i];
        names.push_back(displayName(table.asset()[node].name, "Node", node.value));
        if (names.back() == name.text) {
            same.push_back(i);
        } else if (asciiLower(names.back()) == lower) {
            alike.push_back(i);
        }
    }
    if (!same.empty() || !alike.empty()) {
        return among(same.empty() ? alike : same, name.text);
    }
    FoundJoint found{.joint = {}, .problem = "No joint of the skin is called " + name.text};
    if (const auto meant = closestWord(name.text, viewsOf(names))) {
        found.suggestions.push_back(filterName(*meant));
    }
    return found;
}

}  // namespace sinew
