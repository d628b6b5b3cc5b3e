// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>

#include "model/core/name_pattern.h"
#include "model/core/utf8.h"

namespace sinew {
namespace {

using Steps = std::vector<PatternStep>;
using Range = PatternStep::Range;

constexpr std::size_t kDeepest = 50;  // nested parentheses
constexpr std::size_t kMostTimes = 200;

struct Problem {
    std::string message;
};

void append(Steps& steps, const Steps& more) {
    if (steps.size() + more.size() > kMostPatternSteps) {
        throw Problem{"the expression is too long"};
    }
    steps.insert(steps.end(), more.begin(), more.end());
}

PatternStep split(std::int64_t first, std::int64_t second) {
    return {.kind = PatternStep::Kind::Split,
            .first = static_cast<std::int32_t>(first),
            .second = static_cast<std::int32_t>(second)};
}

PatternStep jump(std::int64_t by) {
    return {.kind = PatternStep::Kind::Jump, .first = static_cast<std::int32_t>(by)};
}

std::int64_t lengthOf(const Steps& steps) {
    return static_cast<std::int64_t>(steps.size());
}

Steps optional(const Steps& steps) {
    Steps result{split(1, lengthOf(steps) + 1)};
    append(result, steps);
    return result;
}

Steps anyTimes(const Steps& steps) {
    Steps result{split(1, lengthOf(steps) + 2)};
    append(result, steps);
    append(result, {jump(-lengthOf(steps) - 1)});
    return result;
}

Steps either(const Steps& one, const Steps& other) {
    Steps result{split(1, lengthOf(one) + 2)};
    append(result, one);
    append(result, {jump(lengthOf(other) + 1)});
    append(result, other);
    return result;
}

/// `\d`, `\w` and `\s`; none: no class.
std::vector<Range> rangesOf(char32_t letter) {
    switch (letter) {
        case U'd':
            return {{U'0', U'9'}};
        case U'w':
            return {{U'0', U'9'}, {U'A', U'Z'}, {U'_', U'_'}, {U'a', U'z'}};
        case U's':
            return {{U'\t', U'\r'}, {U' ', U' '}};
        default:
            return {};
    }
}

/// A recursive descent over the text, which throws a Problem.
class Expression {
public:
    explicit Expression(std::string_view text) : m_rest(text) {}

    [[nodiscard]] Steps whole() {
        Steps steps = alternatives();
        if (!m_rest.empty()) {
            throw Problem{"there is a ) without a ("};
        }
        return steps;
    }

private:
    [[nodiscard]] bool skip(std::string_view text) {
        const bool found = m_rest.starts_with(text);
        m_rest.remove_prefix(found ? text.size() : 0);
        return found;
    }

    [[nodiscard]] Steps alternatives() {
        Steps steps = sequence();
        while (skip("|")) {
            steps = either(steps, sequence());
        }
        return steps;
    }

    [[nodiscard]] Steps sequence() {
        Steps steps;
        while (!m_rest.empty() && m_rest.front() != '|' && m_rest.front() != ')') {
            append(steps, repeated(atom()));
        }
        return steps;
    }

    [[nodiscard]] Steps repeated(Steps steps) {
        for (;;) {
            if (skip("*")) {
                steps = anyTimes(steps);
            } else if (skip("+")) {
                const Steps once = steps;
                append(steps, anyTimes(once));
            } else if (skip("?")) {
                steps = optional(steps);
            } else if (skip("{")) {
                steps = counted(steps);
            } else {
                return steps;
            }
        }
    }

    /// After the brace: "2}", "2,}" or "2,4}".
    [[nodiscard]] Steps counted(const Steps& steps) {
        const std::optional<std::size_t> least = number();
        std::optional<std::size_t> most = least;
        const bool open = skip(",");
        if (open) {
            most = number();
        }
        if (!least || !skip("}") || (most && *most < *least)) {
            throw Problem{"after { comes {2}, {2,} or {2,4}; a plain brace is \\{"};
        }
        Steps result;
        for (std::size_t i = 0; i < *least; ++i) {
            append(result, steps);
        }
        if (open && !most) {
            append(result, anyTimes(steps));
        }
        for (std::size_t i = *least; most && i < *most; ++i) {
            append(result, optional(steps));
        }
        return result;
    }

    [[nodiscard]] std::optional<std::size_t> number() {
        std::optional<std::size_t> value;
        while (!m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9') {
            value = value.value_or(0) * 10 + static_cast<std::size_t>(m_rest.front() - '0');
            m_rest.remove_prefix(1);
            if (*value > kMostTimes) {
                throw Problem{"nothing is repeated more than 200 times"};
            }
        }
        return value;
    }

    [[nodiscard]] Steps atom() {
        const char32_t c = takeCharacter(m_rest);
        switch (c) {
            case U'(':
                return group();
            case U'[':
                return {list()};
            case U'.':
                return {{.excluded = true}};
            case U'^':
                return {{.kind = PatternStep::Kind::Begin}};
            case U'$':
                return {{.kind = PatternStep::Kind::End}};
            case U'\\':
                return {escape()};
            case U'*':
            case U'+':
            case U'?':
            case U'{':
                throw Problem{"there is nothing before * + ? or { to repeat"};
            default:
                return {{.ranges = {{c, c}}}};
        }
    }

    [[nodiscard]] Steps group() {
        if (++m_depth > kDeepest) {
            throw Problem{"the parentheses are nested too deeply"};
        }
        if (!skip("?:") && m_rest.starts_with('?')) {
            throw Problem{"of the groups that begin with (? only (?: ) is known"};
        }
        Steps steps = alternatives();
        if (!skip(")")) {
            throw Problem{"there is a ( without a )"};
        }
        --m_depth;
        return steps;
    }

    /// After the backslash.
    [[nodiscard]] PatternStep escape() {
        if (m_rest.empty()) {
            throw Problem{"it ends with a backslash"};
        }
        const char32_t c = takeCharacter(m_rest);
        const bool isLarge = c >= U'A' && c <= U'Z';
        std::vector<Range> ranges = rangesOf(isLarge ? c + (U'a' - U'A') : c);
        if (!ranges.empty()) {
            return {.ranges = std::move(ranges), .excluded = isLarge};
        }
        if (isLarge || (c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9')) {
            throw Problem{
                "of the escapes of letters and digits only \\d \\w \\s \\D \\W \\S are "
                "known"};
        }
        return {.ranges = {{c, c}}};
    }

    /// After the bracket.
    [[nodiscard]] PatternStep list() {
        PatternStep step{.excluded = skip("^")};
        for (bool isFirst = true; isFirst || !m_rest.starts_with(']'); isFirst = false) {
            if (m_rest.empty()) {
                throw Problem{"there is a [ without a ]"};
            }
            addPart(step);
        }
        m_rest.remove_prefix(1);
        return step;
    }

    void addPart(PatternStep& step) {
        const std::vector<Range> first = part();
        step.ranges.insert(step.ranges.end(), first.begin(), first.end());
        const bool isRange = m_rest.starts_with('-') && m_rest.size() > 1 && m_rest[1] != ']';
        if (!isRange) {
            return;
        }
        m_rest.remove_prefix(1);
        const std::vector<Range> last = part();
        if (first.size() != 1 || last.size() != 1 || first[0].first > last[0].first) {
            throw Problem{"a range of characters goes from the lower to the higher one"};
        }
        step.ranges.back() = {first[0].first, last[0].last};
    }

    [[nodiscard]] std::vector<Range> part() {
        const char32_t c = takeCharacter(m_rest);
        if (c != U'\\') {
            return {{c, c}};
        }
        PatternStep escaped = escape();
        if (escaped.excluded) {
            throw Problem{"\\D \\W and \\S are not known between brackets"};
        }
        return std::move(escaped.ranges);
    }

    std::string_view m_rest;
    std::size_t m_depth = 0;
};

}  // namespace

Result<std::vector<PatternStep>> expressionSteps(std::string_view text) {
    try {
        return Expression(text).whole();
    } catch (const Problem& problem) {
        return Error{ErrorCode::InvalidRequest, problem.message, {}};
    }
}

}  // namespace sinew
