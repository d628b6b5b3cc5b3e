// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_rows.h"

// How the tables of rows are written.
namespace sinew {

constexpr ActionRow menu(const char* title) {
    return {.kind = RowKind::Menu, .text = title};
}
constexpr ActionRow submenu(const char* title) {
    return {.kind = RowKind::Submenu, .text = title};
}
constexpr ActionRow end() {
    return {.kind = RowKind::End};
}
constexpr ActionRow gap() {
    return {.kind = RowKind::Gap};
}
constexpr ActionRow line(const char* meaning) {
    return {.kind = RowKind::Line, .text = meaning};
}
constexpr ActionRow action(const char* id, const char* text, const char* keys = "",
                           ActionExtras extras = {}) {
    return {.kind = RowKind::Action, .id = id, .text = text, .keys = keys, .extras = extras};
}
constexpr ActionRow entry(const char* id, const char* text, ActionExtras extras = {},
                          const char* keys = "") {
    return {.kind = RowKind::Entry, .id = id, .text = text, .keys = keys, .extras = extras};
}
constexpr ActionRow series(const char* id, const char* text, const char* keys) {
    return {.kind = RowKind::Series, .id = id, .text = text, .keys = keys};
}
constexpr ActionRow gesture(const char* text) {
    return {.kind = RowKind::Gesture, .text = text};
}
constexpr ActionRow options(std::span<const LookSection> sections) {
    return {.kind = RowKind::Options, .options = sections};
}
constexpr ActionRow views(ViewGroup group) {
    return {.kind = RowKind::Views, .views = group};
}
constexpr ActionRow placed(const char* name) {
    return {.kind = RowKind::Placed, .id = name};
}

/// The rows of Playback and of the menus behind it.
[[nodiscard]] std::span<const ActionRow> playbackRows();

}  // namespace sinew
