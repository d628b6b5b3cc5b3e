// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/path.h"

#include "model/core/words.h"

namespace sinew::load {

void appendPointer(std::string& pointer, std::string_view key) {
    if (pointer.size() > kMostShownBytes) {
        return;  // the length limit of findings
    }
    pointer += '/';
    for (const char c : key.substr(0, kMostShownBytes + 1)) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += c;
        }
    }
}

std::string Path::pointer() const {
    if (m_parent == nullptr) {
        return {};
    }
    std::string text = m_parent->pointer();
    if (m_isIndex) {
        appendPointer(text, m_index);
    } else {
        appendPointer(text, m_key);
    }
    return text;
}

}  // namespace sinew::load
