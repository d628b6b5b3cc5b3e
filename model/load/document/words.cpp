// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/words.h"

namespace sinew::load {

std::string withArticle(std::string_view noun) {
    const bool vowel = !noun.empty() && std::string_view("aeiou").find(noun.front()) != noun.npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

}  // namespace sinew::load
