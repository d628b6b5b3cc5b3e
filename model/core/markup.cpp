// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/markup.h"

#include "model/core/utf8.h"

namespace sinew {
namespace {

/// U+FFFE and U+FFFF become U+FFFD.
std::string withoutNoncharacters(std::string text) {
    for (std::size_t at = text.find("\xef\xbf"); at != std::string::npos;
         at = text.find("\xef\xbf", at + 3)) {
        if (text[at + 2] == '\xbe' || text[at + 2] == '\xbf') {
            text[at + 2] = '\xbd';
        }
    }
    return text;
}

}  // namespace

std::string markupText(std::string_view text) {
    std::string result;
    for (const char letter : withoutNoncharacters(oneLine(text))) {
        switch (letter) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            case '\'':
                result += "&#39;";
                break;
            default:
                result += letter;
        }
    }
    return result;
}

}  // namespace sinew
