// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/suggestion.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "model/core/ascii.h"
#include "model/core/utf8.h"

namespace sinew {

namespace {

constexpr std::size_t kLongest = 64;   // bytes; longer texts are not compared letter by letter
constexpr std::size_t kMostEdits = 3;  // limit for long words; short ones allow fewer
constexpr std::size_t kLettersPerEdit = 3;
constexpr std::size_t kShortestPart = 3;  // letters of a word that contains the text

std::size_t mostEdits(std::size_t letters) {
    return std::clamp<std::size_t>(letters / kLettersPerEdit, 1, kMostEdits);
}

/// Insertions, deletions, replacements and swaps of neighbours between two texts of at most
/// kLongest bytes (optimal string alignment).
std::size_t editDistance(std::string_view a, std::string_view b) {
    using Row = std::array<std::size_t, kLongest + 1>;
    Row beforeLast{}, last{}, current{};
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        current[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            current[j] = std::min({replaced, last[j] + 1, current[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                current[j] = std::min(current[j], beforeLast[j - 2] + 1);
            }
        }
        beforeLast = last;
        last = current;
    }
    return last[b.size()];
}

std::optional<std::string_view> closestByEdits(const std::string& text,
                                               std::span<const std::string_view> words) {
    const std::size_t most = mostEdits(text.size());
    std::size_t least = most + 1;
    std::optional<std::string_view> closest;
    for (const std::string_view word : words) {
        const std::size_t longer = std::max(word.size(), text.size());
        const std::size_t shorter = std::min(word.size(), text.size());
        if (word.empty() || longer > kLongest || longer - shorter > most) {
            continue;
        }
        const std::size_t distance = editDistance(text, asciiLower(word));
        if (distance < least && distance < longer) {
            least = distance;
            closest = word;
        }
    }
    return closest;
}

std::optional<std::string_view> onlyOneWith(const std::string& part,
                                            std::span<const std::string_view> words) {
    std::optional<std::string_view> found;
    if (part.size() < kShortestPart || part.size() > kLongest) {
        return found;
    }
    for (const std::string_view word : words) {
        if (asciiLower(word.substr(0, kLongest)).find(part) == std::string::npos) {
            continue;
        }
        if (found && *found != word) {
            return std::nullopt;
        }
        found = word;
    }
    return found;
}

}  // namespace

std::optional<std::string_view> closestWord(std::string_view text,
                                            std::span<const std::string_view> words) {
    if (text.empty()) {
        return std::nullopt;
    }
    const std::string lower = asciiLower(text.substr(0, kLongest + 1));
    const auto close = closestByEdits(lower, words);
    return close ? close : onlyOneWith(lower, words);
}

std::string didYouMean(std::string_view text, std::span<const std::string_view> words) {
    const auto meant = closestWord(text, words);
    return meant ? "; did you mean '" + oneLine(*meant) + "'?" : std::string();
}

std::string thereIsNo(std::string_view kind, std::string_view text,
                      std::span<const std::string_view> words) {
    const std::string hint = didYouMean(text, words);
    std::string message = "there is no " + std::string(kind) + " '" + std::string(text) + '\'' +
                          (hint.empty() ? "; valid:" : hint + " Valid:");
    for (std::size_t i = 0; i < words.size(); ++i) {
        message.append(i == 0 ? " " : ", ").append(words[i]);
    }
    return message;
}

std::vector<std::string_view> viewsOf(std::span<const std::string> strings) {
    return {strings.begin(), strings.end()};
}

}  // namespace sinew
