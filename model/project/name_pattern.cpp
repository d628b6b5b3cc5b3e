// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/name_pattern.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <regex>
#include <vector>

namespace sinew {
namespace {

constexpr std::size_t kMostMatchedBytes = 1024;  // a name of a file may be longer

// Where the library has it: linear in the name, and without recursion.
#ifdef __GLIBCXX__
constexpr auto kExpressionRules =
    std::regex_constants::ECMAScript | std::regex_constants::__polynomial;
#else
constexpr auto kExpressionRules = std::regex_constants::ECMAScript;
#endif

/// The expression in "/expression/"; none: the pattern is a glob.
std::optional<std::string_view> expressionIn(std::string_view pattern) {
    constexpr std::size_t kSlashes = 2;
    if (pattern.size() < kSlashes || pattern.front() != '/' || pattern.back() != '/') {
        return {};
    }
    return pattern.substr(1, pattern.size() - kSlashes);
}

/// One step of a glob.
struct GlobPart {
    enum class Kind { Byte, One, Any, Class, Folders } kind = Kind::Byte;
    char byte = 0;
    std::string_view members = {};  // those of a class
    bool excludes = false;

    [[nodiscard]] bool matches(char c, bool isPath) const {
        switch (kind) {
            case Kind::Byte:
                return c == byte;
            case Kind::One:
                return !isPath || c != '/';
            case Kind::Class:
                return contains(c) != excludes && (!isPath || c != '/');
            case Kind::Any:
            case Kind::Folders:
                return false;
        }
        return false;
    }

    [[nodiscard]] bool contains(char c) const {
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (i + 2 < members.size() && members[i + 1] == '-') {
                if (members[i] <= c && c <= members[i + 2]) {
                    return true;
                }
                i += 2;
            } else if (members[i] == c) {
                return true;
            }
        }
        return false;
    }
};

/// The class that starts with '['; none: it has no end.
std::optional<GlobPart> classAt(std::string_view pattern, std::size_t& at) {
    std::size_t first = at + 1;
    const bool excludes =
        first < pattern.size() && (pattern[first] == '!' || pattern[first] == '^');
    first += excludes ? 1U : 0U;
    const std::size_t end = pattern.find(']', first + 1);
    if (end == std::string_view::npos) {
        return {};
    }
    at = end + 1;
    return GlobPart{.kind = GlobPart::Kind::Class,
                    .members = pattern.substr(first, end - first),
                    .excludes = excludes};
}

std::vector<GlobPart> partsOfGlob(std::string_view pattern, bool isPath) {
    std::vector<GlobPart> parts;
    for (std::size_t at = 0; at < pattern.size();) {
        const char c = pattern[at];
        if (isPath && pattern.substr(at).starts_with("**/") &&
            (at == 0 || pattern[at - 1] == '/')) {
            parts.push_back({.kind = GlobPart::Kind::Folders});
            at += 3;
        } else if (isPath && pattern.substr(at) == "**") {
            parts.push_back({.kind = GlobPart::Kind::Folders});
            parts.push_back({.kind = GlobPart::Kind::Any});
            at += 2;
        } else if (c == '*') {
            parts.push_back({.kind = GlobPart::Kind::Any});
            ++at;
        } else if (const auto found = c == '[' ? classAt(pattern, at) : std::nullopt) {
            parts.push_back(*found);
        } else {
            parts.push_back(
                {.kind = c == '?' ? GlobPart::Kind::One : GlobPart::Kind::Byte, .byte = c});
            ++at;
        }
    }
    return parts;
}

/// For each end of the text that is read so far, whether the parts so far can match it.
bool matchesGlob(std::string_view pattern, std::string_view text, bool isPath) {
    std::vector<bool> reached(text.size() + 1, false);
    reached[0] = true;
    for (const GlobPart& part : partsOfGlob(pattern, isPath)) {
        std::vector<bool> next(text.size() + 1, false);
        bool wasReached = false;  // an earlier end was
        for (std::size_t i = 0; i <= text.size(); ++i) {
            if (part.kind == GlobPart::Kind::Any) {
                next[i] = reached[i] || (i > 0 && next[i - 1] && !(isPath && text[i - 1] == '/'));
            } else if (part.kind == GlobPart::Kind::Folders) {
                next[i] = reached[i] || (wasReached && text[i - 1] == '/');
            } else {
                next[i] = i > 0 && reached[i - 1] && part.matches(text[i - 1], isPath);
            }
            wasReached = wasReached || reached[i];
        }
        reached = std::move(next);
    }
    return reached[text.size()];
}

bool matchesExpression(std::string_view expression, std::string_view name) {
    try {
        const std::regex compiled(expression.begin(), expression.end(), kExpressionRules);
        return std::regex_search(name.begin(), name.end(), compiled);
    } catch (const std::regex_error&) {
        return false;
    }
}

}  // namespace

bool matchesName(std::string_view pattern, std::string_view name) {
    name = name.substr(0, kMostMatchedBytes);
    const std::optional<std::string_view> expression = expressionIn(pattern);
    return expression ? matchesExpression(*expression, name) : matchesGlob(pattern, name, false);
}

bool matchesAnyName(std::span<const std::string> patterns, std::string_view name) {
    return std::any_of(patterns.begin(), patterns.end(),
                       [name](const std::string& pattern) { return matchesName(pattern, name); });
}

bool matchesPath(std::string_view pattern, std::string_view path) {
    if (pattern.find('/') == std::string_view::npos) {
        return matchesGlob(pattern, path.substr(path.rfind('/') + 1), true);
    }
    pattern.remove_prefix(pattern.starts_with('/') ? 1 : 0);
    return matchesGlob(pattern, path, true);
}

std::string patternProblem(std::string_view pattern) {
    if (pattern.empty()) {
        return "an empty pattern matches nothing";
    }
    const std::optional<std::string_view> expression = expressionIn(pattern);
    if (!expression) {
        return {};
    }
    try {
        const std::regex compiled(expression->begin(), expression->end(), kExpressionRules);
        return {};
    } catch (const std::regex_error&) {
        return "\"" + std::string(pattern) + "\" is not a regular expression";
    }
}

}  // namespace sinew
