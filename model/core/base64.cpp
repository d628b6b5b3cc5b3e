// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/base64.h"

namespace sinew {

std::string base64Of(std::span<const std::uint8_t> bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    std::uint32_t bits = 0;
    std::uint32_t held = 0;
    for (const std::uint8_t byte : bytes) {
        bits = (bits << 8U) | byte;
        held += 8;
        while (held >= 6) {
            held -= 6;
            text += kBase64Digits[(bits >> held) & 63U];
        }
    }
    if (held > 0) {
        text += kBase64Digits[(bits << (6U - held)) & 63U];
    }
    text.append((4 - text.size() % 4) % 4, '=');
    return text;
}

}  // namespace sinew
