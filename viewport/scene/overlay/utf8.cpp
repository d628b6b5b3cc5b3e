// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/utf8.h"

#include <cstddef>

namespace sinew {
namespace {

constexpr char32_t kReplacement = 0xfffd;

std::size_t lengthOf(unsigned char lead) noexcept {
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xc2 && lead < 0xe0) {
        return 2;
    }
    if (lead >= 0xe0 && lead < 0xf0) {
        return 3;
    }
    return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

bool isScalar(char32_t c, std::size_t length) noexcept {
    constexpr char32_t kFirst[] = {0, 0, 0x80, 0x800, 0x10000};
    return c >= kFirst[length] && c <= 0x10ffff && (c < 0xd800 || c > 0xdfff);
}

}  // namespace

char32_t takeCharacter(std::string_view& text) noexcept {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lengthOf(lead);
    if (length == 0 || length > text.size()) {
        text.remove_prefix(1);
        return kReplacement;
    }
    constexpr unsigned char kLeadBits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t character = lead & kLeadBits[length];
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0) != 0x80) {
            text.remove_prefix(1);
            return kReplacement;
        }
        character = character << 6 | (byte & 0x3f);
    }
    text.remove_prefix(isScalar(character, length) ? length : 1);
    return isScalar(character, length) ? character : kReplacement;
}

}  // namespace sinew
