// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/name_pattern.h"

#include <algorithm>
#include <utility>

#include "model/core/utf8.h"

namespace sinew {
namespace {

using Steps = std::vector<PatternStep>;

char32_t folded(char32_t c) noexcept {
    return c >= U'A' && c <= U'Z' ? c + (U'a' - U'A') : c;
}

Steps globSteps(std::string_view text) {
    Steps steps;
    while (!text.empty()) {
        const char32_t c = takeCharacter(text);
        if (c == U'*') {
            steps.push_back({.kind = PatternStep::Kind::Split, .first = 1, .second = 3});
            steps.push_back({.excluded = true});
            steps.push_back({.kind = PatternStep::Kind::Jump, .first = -2});
        } else if (c == U'?') {
            steps.push_back({.excluded = true});
        } else {
            const char32_t literal = c == U'\\' && !text.empty() ? takeCharacter(text) : c;
            steps.push_back({.ranges = {{literal, literal}}});
        }
    }
    return steps;
}

/// All positions in a pattern at which matching can be after a part of a name.
class Positions {
public:
    explicit Positions(const Steps& steps) : m_steps(&steps), m_seen(steps.size() + 1, false) {}

    void clear() {
        std::fill(m_seen.begin(), m_seen.end(), false);
        m_at.clear();
    }

    /// With all positions that are reached from there without a character.
    void add(std::size_t position, bool atBegin, bool atEnd) {
        m_open.push_back(position);
        while (!m_open.empty()) {
            const std::size_t at = m_open.back();
            m_open.pop_back();
            if (m_seen[at]) {
                continue;
            }
            m_seen[at] = true;
            if (at < m_steps->size()) {
                follow(at, atBegin, atEnd);
            }
        }
    }

    [[nodiscard]] const std::vector<std::size_t>& characters() const noexcept { return m_at; }
    [[nodiscard]] bool reachesEnd() const { return m_seen[m_steps->size()]; }

private:
    void follow(std::size_t at, bool atBegin, bool atEnd) {
        const PatternStep& step = (*m_steps)[at];
        const auto target = [at](std::int32_t jump) {
            return static_cast<std::size_t>(static_cast<std::int64_t>(at) + jump);
        };
        switch (step.kind) {
            case PatternStep::Kind::Character:
                m_at.push_back(at);
                break;
            case PatternStep::Kind::Split:
                m_open.push_back(target(step.second));
                m_open.push_back(target(step.first));
                break;
            case PatternStep::Kind::Jump:
                m_open.push_back(target(step.first));
                break;
            case PatternStep::Kind::Begin:
                if (atBegin) {
                    m_open.push_back(at + 1);
                }
                break;
            case PatternStep::Kind::End:
                if (atEnd) {
                    m_open.push_back(at + 1);
                }
                break;
        }
    }

    const Steps* m_steps;
    std::vector<bool> m_seen;         // [position]
    std::vector<std::size_t> m_at;    // those that wait for a character
    std::vector<std::size_t> m_open;  // empty between calls
};

bool takes(const PatternStep& step, char32_t c) {
    const bool listed = std::any_of(
        step.ranges.begin(), step.ranges.end(),
        [c](const PatternStep::Range& range) { return c >= range.first && c <= range.last; });
    return listed != step.excluded;
}

bool takesFolded(const PatternStep& step, char32_t c) {
    const bool isLetter = folded(c) >= U'a' && folded(c) <= U'z';
    if (!isLetter) {
        return takes(step, c);
    }
    const char32_t small = folded(c);
    const char32_t large = small - (U'a' - U'A');
    return step.excluded ? takes(step, small) && takes(step, large)
                         : takes(step, small) || takes(step, large);
}

Error wrong(std::string message) {
    return {ErrorCode::InvalidRequest, std::move(message), {}};
}

/// The expression between the slashes, and what follows the last one; false without slashes.
bool splitExpression(std::string_view text, std::string_view& inside, std::string_view& after) {
    const std::size_t last = text.rfind('/');
    if (!text.starts_with('/') || last == 0) {
        return false;
    }
    inside = text.substr(1, last - 1);
    after = text.substr(last + 1);
    return after.empty() || after == "i";
}

}  // namespace

Result<NamePattern> NamePattern::parse(std::string_view text) {
    if (text.empty()) {
        return wrong("an empty pattern matches nothing");
    }
    NamePattern pattern;
    pattern.m_text = text;
    std::string_view inside;
    std::string_view after;
    if (splitExpression(text, inside, after)) {
        Result<Steps> steps = expressionSteps(inside);
        if (!steps) {
            return steps.error();
        }
        pattern.m_steps = std::make_shared<const Steps>(std::move(*steps));
        pattern.m_foldsCase = after == "i";
        pattern.m_anywhere = true;
        return pattern;
    }
    if (text.size() > kMostPatternSteps / 3) {
        return wrong("the pattern is too long");
    }
    pattern.m_steps = std::make_shared<const Steps>(globSteps(text));
    return pattern;
}

bool NamePattern::matches(std::string_view name) const {
    Positions now(*m_steps);
    Positions next(*m_steps);
    now.add(0, true, name.empty());
    while (!name.empty()) {
        if (m_anywhere && now.reachesEnd()) {
            return true;
        }
        const char32_t c = takeCharacter(name);
        next.clear();
        for (const std::size_t at : now.characters()) {
            const PatternStep& step = (*m_steps)[at];
            if (m_foldsCase ? takesFolded(step, c) : takes(step, c)) {
                next.add(at + 1, false, name.empty());
            }
        }
        if (m_anywhere) {
            next.add(0, false, name.empty());
        }
        std::swap(now, next);
    }
    return now.reachesEnd();
}

}  // namespace sinew
