// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/view/look_option.h"

namespace sinew {

// What `keyLines` is made from. A section, its lines, and after each line its actions and gestures.

enum class KeyRowKind : std::uint8_t {
    Section,  // `text`: the headline
    Line,     // `text`: what the actions and gestures below do
    Action,   // `text`: its id; `keys`: its default keys, "Home; Shift+Left"
    Series,   // the same nine times; %1 is the number from 1 to 9
    Gesture,  // `text`: a gesture, or a key of one widget
    Options,  // the display options of these sections, a line each
    Views,    // every view, a line each
    Panels,   // every panel of the window that has no action of its own, a line each
};

struct KeyRow {
    KeyRowKind kind = KeyRowKind::Line;
    const char* text = "";
    const char* keys = "";
    std::span<const LookSection> options = {};
};

[[nodiscard]] std::span<const KeyRow> keyRows();

}  // namespace sinew
