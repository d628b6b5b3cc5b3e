// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/view/look_option.h"

namespace sinew {

struct ViewModeInfo;

// The outline of the window's actions. Menus, the list of keys, tool tips and settings follow from
// it: rows come in the order of the menus, and lines of the list say what the rows below them do.

enum class RowKind : std::uint8_t {
    Menu,     // `text`: title of a menu, and of a section in the list of keys
    Submenu,  // `text`: its title; until End
    End,
    Gap,        // a separator of the menu
    Line,       // `text`: a line of the list of keys
    Action,     // part of the line above
    Entry,      // an action with a line of its own
    Series,     // nine actions without an entry; %1 in `id` and `keys` is the number from 1 to 9
    Gesture,    // `text`: a gesture, or a key of one widget; part of the line above
    Options,    // the display options of some sections, a line each
    Views,      // the views of a group, a line each
    LoopModes,  // every loop mode, part of the line above
    Placed,     // `id`: object name of a QMenu or QActionGroup of the window that goes there
};

/// What an action may have besides its text and keys.
struct ActionExtras {
    const char* icon = "";
    const char* tip = "";   // tool tip, status tip and "What's This?"
    const char* name = "";  // name in the list of keys, if its text changes
    bool checkable = false;
    bool repeats = true;  // the held key triggers it again
    bool inMenu = true;
};

/// Whether a view is in a group. Each view is in one.
using ViewGroup = bool (*)(const ViewModeInfo& view);

/// Texts are translated in "Actions".
struct ActionRow {
    RowKind kind = RowKind::Line;
    const char* id = "";
    const char* text = "";
    const char* keys = "";  // its default keys, "Home; Shift+Left"
    ActionExtras extras = {};
    std::span<const LookSection> options = {};
    ViewGroup views = nullptr;
};

[[nodiscard]] std::span<const ActionRow> actionRows();

}  // namespace sinew
