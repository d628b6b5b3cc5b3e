// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/patterns.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "model/core/name_pattern.h"
#include "model/core/words.h"

namespace sinew {
namespace {

/// For each end of the path that is read so far, whether the glob so far can match it.
class PathGlob {
public:
    explicit PathGlob(std::string_view path) : m_path(path), m_reached(path.size() + 1, false) {
        m_reached[0] = true;
    }

    void folders() {
        bool wasReached = false;
        for (std::size_t i = 0; i < m_reached.size(); ++i) {
            const bool reached = m_reached[i];
            m_reached[i] = reached || (wasReached && m_path[i - 1] == '/');
            wasReached = wasReached || reached;
        }
    }

    void anyText() {
        for (std::size_t i = 1; i < m_reached.size(); ++i) {
            m_reached[i] = m_reached[i] || (m_reached[i - 1] && m_path[i - 1] != '/');
        }
    }

    void character(char wanted) {
        for (std::size_t i = m_reached.size() - 1; i > 0; --i) {
            const char c = m_path[i - 1];
            m_reached[i] = m_reached[i - 1] && (wanted == '?' ? c != '/' : c == wanted);
        }
        m_reached[0] = false;
    }

    [[nodiscard]] bool matchesAll() const { return m_reached.back(); }

private:
    std::string_view m_path;
    std::vector<bool> m_reached;
};

bool matchesGlob(std::string_view glob, std::string_view path) {
    PathGlob match(path);
    bool atStart = true;  // start of a folder's name
    while (!glob.empty()) {
        if (atStart && (glob.starts_with("**/") || glob == "**")) {
            match.folders();
            const bool isLast = glob == "**";
            glob.remove_prefix(isLast ? 1 : 3);  // one star remains for the name of the file
            continue;
        }
        const char c = glob.front();
        glob.remove_prefix(1);
        atStart = c == '/';
        if (c == '*') {
            match.anyText();
        } else {
            match.character(c);
        }
    }
    return match.matchesAll();
}

}  // namespace

bool matchesName(std::string_view pattern, std::string_view name) {
    const Result<NamePattern> parsed = NamePattern::parse(pattern);
    return parsed && parsed->matches(name);
}

bool matchesAnyName(std::span<const std::string> patterns, std::string_view name) {
    return std::any_of(patterns.begin(), patterns.end(),
                       [name](const std::string& pattern) { return matchesName(pattern, name); });
}

std::string patternProblem(std::string_view pattern) {
    const Result<NamePattern> parsed = NamePattern::parse(pattern);
    return parsed ? std::string() : parsed.error().message;
}

std::string globProblem(std::string_view glob) {
    if (glob.empty()) {
        return "an empty glob matches no file";
    }
    if (const std::size_t at = glob.find_first_of("[]{}\\"); at != std::string_view::npos) {
        return inQuotes(glob) + " has a " + glob[at] +
               "; a glob has *, ? and **/ only, and ? matches that character, too";
    }
    for (std::string_view rest = glob; !rest.empty();) {
        const std::string_view part = rest.substr(0, rest.find('/'));
        if (part == "." || part == "..") {
            return inQuotes(glob) + " has a folder \"" + std::string(part) +
                   "\"; a glob is relative to the folder of the rule file and stays in it";
        }
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    }
    return {};
}

bool matchesPath(std::string_view glob, std::string_view path) {
    if (glob.find('/') == std::string_view::npos) {
        return matchesGlob(glob, path.substr(path.rfind('/') + 1));
    }
    glob.remove_prefix(glob.starts_with('/') ? 1 : 0);
    return matchesGlob(glob, path);
}

}  // namespace sinew
