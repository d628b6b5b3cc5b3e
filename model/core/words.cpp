// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/words.h"

#include <array>

namespace sinew {

std::string withArticle(std::string_view noun) {
    const bool vowel =
        !noun.empty() && std::string_view("aeiou").find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string quotedName(const std::string& name, std::string_view word, std::size_t index) {
    return name.empty() ? std::string(word) + " " + std::to_string(index)
                        : "'" + name.substr(0, kMostShownBytes) + "'";
}

std::string ordinal(std::uint64_t number) {
    constexpr std::array kSuffixes = {"th", "st", "nd", "rd"};
    const bool isTeen = number / 10 % 10 == 1;
    const std::uint64_t last = isTeen ? 0 : number % 10;
    return std::to_string(number) + kSuffixes.at(last < kSuffixes.size() ? last : 0);
}

std::string listed(std::span<const std::string> texts) {
    std::string list;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        list += (i == 0 ? "" : ", ") + texts[i];
    }
    return list;
}

std::string inQuotes(std::string_view text) {
    return '"' + std::string(text) + '"';
}

}  // namespace sinew
