// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/text_order.h"

#include <fribidi/fribidi.h>

#include <algorithm>
#include <new>
#include <vector>

#include "model/core/utf8.h"

namespace sinew {
namespace {

bool runsFromTheRight(const std::u32string& text) noexcept {
    return std::any_of(text.begin(), text.end(),
                       [](char32_t c) { return FRIBIDI_IS_RTL(fribidi_get_bidi_type(c)) != 0; });
}

}  // namespace

void orderForDrawing(std::string_view utf8, std::u32string& out) {
    out.clear();
    while (!utf8.empty()) {
        out.push_back(takeCharacter(utf8));
    }
    if (!runsFromTheRight(out)) {
        return;
    }
    std::vector<FriBidiChar> text(out.begin(), out.end());
    const auto count = static_cast<FriBidiStrIndex>(text.size());
    std::vector<FriBidiCharType> types(text.size());
    std::vector<FriBidiBracketType> brackets(text.size());
    std::vector<FriBidiLevel> levels(text.size());
    std::vector<FriBidiJoiningType> joining(text.size());
    FriBidiParType base = FRIBIDI_PAR_ON;  // direction of the first strong character
    fribidi_get_bidi_types(text.data(), count, types.data());
    fribidi_get_bracket_types(text.data(), count, types.data(), brackets.data());
    if (fribidi_get_par_embedding_levels_ex(types.data(), brackets.data(), count, &base,
                                            levels.data()) == 0) {
        throw std::bad_alloc();
    }
    constexpr FriBidiFlags kFlags = FRIBIDI_FLAGS_DEFAULT | FRIBIDI_FLAGS_ARABIC;
    fribidi_get_joining_types(text.data(), count, joining.data());
    fribidi_join_arabic(types.data(), count, levels.data(), joining.data());
    fribidi_shape(kFlags, levels.data(), count, joining.data(), text.data());
    if (fribidi_reorder_line(kFlags, types.data(), count, 0, base, levels.data(), text.data(),
                             nullptr) == 0) {
        throw std::bad_alloc();
    }
    // A ligature leaves a filler in the place of its second letter.
    text.erase(std::remove(text.begin(), text.end(), FriBidiChar{FRIBIDI_CHAR_FILL}), text.end());
    out.assign(text.begin(), text.end());
}

}  // namespace sinew
