// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/name_words.h"

#include <cstddef>

#include "model/core/ascii.h"
namespace sinew {
namespace {

constexpr std::size_t kMostNameCharacters = 256;

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}

bool isLetter(char c) {
    return isUpper(c) || (c >= 'a' && c <= 'z');
}

}  // namespace

std::vector<std::string> wordsOfName(std::string_view name) {
    std::vector<std::string> words;
    char before = ' ';
    for (const char c : name.substr(0, kMostNameCharacters)) {
        if (isLetter(c)) {
            if (!isLetter(before) || (isUpper(c) && !isUpper(before))) {
                words.emplace_back();
            }
            words.back() += asciiLower(c);
        }
        before = c;
    }
    return words;
}

}  // namespace sinew
