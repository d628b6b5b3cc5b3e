// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/embedded_font.h"

__asm__(
    ".pushsection .rodata\n"
    ".balign 16\n"
    ".global sinewFont\n"
    ".hidden sinewFont\n"
    "sinewFont:\n"
    ".incbin \"" SINEW_FONT_FILE
    "\"\n"
    ".global sinewFontEnd\n"
    ".hidden sinewFontEnd\n"
    "sinewFontEnd:\n"
    ".byte 0\n"
    ".popsection\n");

extern "C" {
extern const std::byte sinewFont[];
extern const std::byte sinewFontEnd[];
}

namespace sinew {

std::span<const std::byte> embeddedFont() noexcept {
    return {sinewFont, sinewFontEnd};
}

}  // namespace sinew
