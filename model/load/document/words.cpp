// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/words.h"

#include "model/load/limits.h"

namespace sinew::load {

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

}  // namespace sinew::load
