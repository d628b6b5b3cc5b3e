// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

/// Holds a file unchanged in the program's constant data: declare `extern "C" extern const T
/// symbol[], symbolEnd[]` beside it. `path`: a string literal.
#define SINEW_EMBED(symbol, path)                       \
    __asm__(                                            \
        ".pushsection .rodata\n"                        \
        ".balign 16\n"                                  \
        ".global " #symbol ", " #symbol                 \
        "End\n"                                         \
        ".hidden " #symbol ", " #symbol "End\n" #symbol \
        ":\n"                                           \
        ".incbin \"" path "\"\n" #symbol                \
        "End:\n"                                        \
        ".popsection\n")
