// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <charconv>
#include <cmath>
#include <utility>

#include "model/core/ascii.h"
#include "model/core/name_words.h"
#include "model/core/suggestion.h"
#include "model/core/words.h"
#include "model/weights/filter_tokens.h"

namespace sinew {
namespace {

using Kind = FilterToken::Kind;

constexpr std::size_t kMostDepth = 20;        // depth of parentheses; three operands wait at each
constexpr std::size_t kLongestFilter = 4096;  // bytes
constexpr const char* kWeightOf = "weight of";

std::optional<double> numberIn(const FilterToken& token) {
    const char* first = token.text.data();
    const char* last = first + token.text.size();
    first += token.text.starts_with('+') ? 1 : 0;
    double number = 0.0;
    const auto [end, error] = std::from_chars(first, last, number);
    const bool whole = token.kind == Kind::Word && error == std::errc() && end == last;
    return whole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

}  // namespace

/// Recursive descent; the first error ends it.
class VertexFilterParser {
public:
    VertexFilterParser(std::vector<FilterToken> tokens, std::string_view text,
                       const VertexTable& table)
        : m_tokens(std::move(tokens)), m_text(text), m_table(table) {}

    VertexFilterResult parse() {
        if (parseOr() && token().kind != Kind::End) {
            fail(token(), token().kind == Kind::Close ? "This parenthesis closes nothing"
                                                      : "Expected and, or, or the end");
        }
        VertexFilterResult result;
        if (m_error) {
            result.error = std::move(m_error);
        } else {
            result.filter = std::move(m_filter);
        }
        return result;
    }

private:
    using Step = VertexFilter::Step;
    using Test = VertexFilter::Test;

    [[nodiscard]] const FilterToken& token() const { return m_tokens[m_next]; }
    bool fail(const FilterToken& where, std::string message,
              std::vector<std::string> suggestions = {}) {
        m_error = {.at = where.at,
                   .length = where.length,
                   .message = std::move(message),
                   .suggestions = std::move(suggestions)};
        return false;
    }
    [[nodiscard]] bool isWord(std::string_view word) const {
        return token().kind == Kind::Word && asciiLower(token().text) == word;
    }
    bool skip(std::string_view word) {
        const bool found = isWord(word);
        m_next += found ? 1 : 0;
        return found;
    }

    bool parseOr() { return parseJoined("or", Step::Kind::Or, &VertexFilterParser::parseAnd); }
    bool parseAnd() { return parseJoined("and", Step::Kind::And, &VertexFilterParser::parseNot); }
    bool parseJoined(std::string_view word, Step::Kind kind,
                     bool (VertexFilterParser::*operand)()) {
        if (!(this->*operand)()) {
            return false;
        }
        while (skip(word)) {
            if (!(this->*operand)()) {
                return false;
            }
            m_filter.m_steps.push_back({.kind = kind});
        }
        return true;
    }

    bool parseNot() {
        bool opposite = false;
        while (skip("not")) {
            opposite = !opposite;
        }
        if (!(token().kind == Kind::Open ? parseGroup() : parseTest())) {
            return false;
        }
        if (opposite) {
            m_filter.m_steps.push_back({.kind = Step::Kind::Not});
        }
        return true;
    }

    bool parseGroup() {
        const FilterToken open = token();
        if (++m_depth > kMostDepth) {
            return fail(open, "The parentheses are nested too deeply");
        }
        ++m_next;
        if (!parseOr()) {
            return false;
        }
        if (token().kind != Kind::Close) {
            return token().kind == Kind::End ? fail(open, "This parenthesis is not closed")
                                             : fail(token(), "Expected and, or, or )");
        }
        ++m_next;
        --m_depth;
        return true;
    }

    bool parseTest() {
        Test test;
        const std::size_t first = m_next;
        if (!parseQuantity(test)) {
            return false;
        }
        if (token().kind != Kind::Comparison) {
            const std::size_t from = m_tokens[first].at;
            const FilterToken& last = m_tokens[m_next - 1];
            return fail(token(),
                        "Expected a comparison after " +
                            std::string(m_text.substr(from, last.at + last.length - from)) +
                            ": = != < <= > >=");
        }
        const FilterToken& sign = token();
        test.comparison = sign.comparison;
        ++m_next;
        const std::optional<double> number = numberIn(token());
        if (!number) {
            return fail(token(), token().kind == Kind::Word || token().kind == Kind::Quoted
                                     ? inQuotes(token().text) + " is not a number"
                                     : "Expected a number after " + sign.text);
        }
        ++m_next;
        test.number = *number;
        m_filter.m_steps.push_back({.test = m_filter.m_tests.size()});
        m_filter.m_tests.push_back(test);
        return true;
    }

    bool parseQuantity(Test& test) {
        if (token().kind != Kind::Word) {
            return fail(token(), "Expected a quantity: " + quantities());
        }
        return skip("weight") ? parseWeight(test) : parseColumn(test);
    }

    bool parseWeight(Test& test) {
        if (!skip("of")) {
            return fail(token(), "Expected of and a joint after weight: weight of LeftArm > 0.1");
        }
        if (!m_table.hasWeights()) {
            return fail(m_tokens[m_next - 2], "This primitive has no weights");
        }
        const FilterToken name = jointName();
        FoundJoint found = jointInFilter(m_table, name);
        if (!found.joint) {
            return fail(name, std::move(found.problem), std::move(found.suggestions));
        }
        test.quantity = VertexFilter::Quantity::Weight;
        test.joint = found.joint;
        return true;
    }

    /// A quoted name, or all words up to a comparison, a parenthesis or a joining word.
    FilterToken jointName() {
        FilterToken name = token();
        if (name.kind == Kind::Quoted) {
            ++m_next;
            return name;
        }
        if (name.kind != Kind::Word) {
            name.text.clear();
            return name;
        }
        do {
            name.length = token().at + token().length - name.at;
            ++m_next;
        } while (token().kind == Kind::Word && !isWord("and") && !isWord("or") && !isWord("not"));
        name.text = std::string(m_text.substr(name.at, name.length));
        return name;
    }

    bool parseColumn(Test& test) {
        const std::string wanted = asciiLower(token().text);
        std::vector<std::string> components;
        for (std::size_t i = 0; i < m_table.columns().size(); ++i) {
            const VertexColumn& column = m_table.columns()[i];
            if (column.kind == VertexColumnKind::JointWeight) {
                continue;
            }
            const std::string name = asciiLower(column.name);
            if (name == wanted) {
                test.quantity = column.kind == VertexColumnKind::Sum
                                    ? VertexFilter::Quantity::Sum
                                    : VertexFilter::Quantity::Column;
                test.column = i;
                test.exact = column.isInteger();
                ++m_next;
                return true;
            }
            if (name.starts_with(wanted + '.')) {
                components.push_back(column.name);
            }
        }
        if (!components.empty()) {
            return fail(token(), token().text + " has several components", components);
        }
        return failUnknown();
    }

    bool failUnknown() {
        if (isFilterKeyword(token().text) && (isWord("sum") || isWord("influences"))) {
            return fail(token(), "This primitive has no weights");
        }
        const std::vector<std::string> names = quantityNames(m_table);
        std::vector<std::string> suggestions;
        if (const auto meant = closestWord(token().text, viewsOf(names))) {
            suggestions.emplace_back(*meant);
        }
        return fail(
            token(),
            "There is no quantity " + inQuotes(token().text) + "; there are " + quantities(),
            std::move(suggestions));
    }

    /// "index, sum, weight of a joint, POSITION.x/y/z"
    [[nodiscard]] std::string quantities() const {
        std::string list;
        std::string attribute;
        for (const std::string& name : quantityNames(m_table)) {
            const std::size_t dot = name.rfind('.');
            const std::string base = name.substr(0, dot);
            if (dot != std::string::npos && base == attribute) {
                list += '/' + name.substr(dot + 1);
            } else {
                list += (list.empty() ? "" : ", ") + (name == kWeightOf ? name + " a joint" : name);
            }
            attribute = dot == std::string::npos ? std::string() : base;
        }
        return list;
    }

    std::vector<FilterToken> m_tokens;
    std::string_view m_text;
    const VertexTable& m_table;
    std::size_t m_next = 0;
    std::size_t m_depth = 0;
    VertexFilter m_filter;
    std::optional<VertexFilterError> m_error;
};

std::vector<std::string> quantityNames(const VertexTable& table) {
    std::vector<std::string> names;
    for (const VertexColumn& column : table.columns()) {
        if (column.kind != VertexColumnKind::JointWeight) {
            names.push_back(column.name);
        }
    }
    if (table.hasWeights()) {
        names.insert(names.begin() + 1, kWeightOf);
    }
    return names;
}

VertexFilterResult parseVertexFilter(std::string_view text, const VertexTable& table) {
    VertexFilterResult result;
    if (text.size() > kLongestFilter) {
        result.error = {.at = kLongestFilter,
                        .length = text.size() - kLongestFilter,
                        .message = "The filter is too long"};
        return result;
    }
    FilterTokens tokens = filterTokens(text);
    if (tokens.error) {
        result.error = std::move(tokens.error);
    } else if (tokens.list.size() > 1) {
        return VertexFilterParser(std::move(tokens.list), text, table).parse();
    }
    return result;
}

}  // namespace sinew
