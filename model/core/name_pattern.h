// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.h"

namespace sinew {

/// One step of a compiled pattern. Jumps are relative, so a sequence of steps can be copied.
struct PatternStep {
    enum class Kind : std::uint8_t {
        Character,  // consumes one of `ranges`
        Split,      // goes on at both
        Jump,       // goes on at `first`
        Begin,      // only at the start of the name
        End,        // only at its end
    };
    struct Range {
        char32_t first = 0;
        char32_t last = 0;
    };

    Kind kind = Kind::Character;
    std::vector<Range> ranges = {};
    bool excluded = false;  // all characters but those of `ranges`
    std::int32_t first = 1;
    std::int32_t second = 1;
};

/// Names by pattern. "Walk*" is a glob for the whole name: '*' is any text, '?' any character, and
/// '\' makes the next one literal. "/^Walk_(L|R)$/" is a regular expression that is found anywhere
/// in the name: . [a-z] [^a-z] ( ) (?: ) | * + ? {2,4} ^ $ \d \w \s \D \W \S; "/walk/i" ignores the
/// case of ASCII letters. Case matters otherwise. Characters are those of UTF-8. Matching takes
/// time in proportion to name times pattern, whatever both are.
class NamePattern {
public:
    /// An error (InvalidRequest) says what is wrong with the pattern.
    [[nodiscard]] static Result<NamePattern> parse(std::string_view text);

    [[nodiscard]] bool matches(std::string_view name) const;
    [[nodiscard]] const std::string& text() const noexcept { return m_text; }  // what was parsed

private:
    std::string m_text;
    std::shared_ptr<const std::vector<PatternStep>> m_steps;
    bool m_foldsCase = false;
    bool m_anywhere = false;
};

/// The steps of a regular expression, without its slashes.
[[nodiscard]] Result<std::vector<PatternStep>> expressionSteps(std::string_view text);

/// Limit of a pattern's steps.
inline constexpr std::size_t kMostPatternSteps = 4000;

}  // namespace sinew
