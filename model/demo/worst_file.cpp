// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/worst_file.h"

namespace sinew::demo {

std::string numbered(std::size_t first, std::size_t count) {
    std::string text = "[";
    for (std::size_t i = 0; i < count; ++i) {
        text += (i == 0 ? "" : ",") + std::to_string(first + i);
    }
    return text + ']';
}

std::string repeated(std::string_view text, std::size_t count) {
    std::string all;
    all.reserve((text.size() + 1) * count);
    for (std::size_t i = 0; i < count; ++i) {
        all += i == 0 ? "" : ",";
        all += text;
    }
    return all;
}

}  // namespace sinew::demo
