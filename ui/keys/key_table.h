// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <vector>

namespace sinew {

// The one table of keys. List of keys, menus, tool tips and settings are made from it: an action
// with a key, or that may get one, has a row in key_rows.cpp and is given its keys by `giveKeys`
// (key_map.h).

/// A part of a line: an action, or a gesture or key that belongs to one widget and stays.
struct KeyPart {
    QString action;  // its id: "next-frame"; empty: a gesture
    /// Those of the action; single keys with their modifiers; may be empty.
    QList<QKeySequence> defaults;
    QString gesture;  // "Left drag"
};

/// A line of the list of keys, translated.
struct KeyLine {
    QString section;
    QString meaning;
    std::vector<KeyPart> parts;
};

/// Every line, in the order of the list. Made once, by the first call.
[[nodiscard]] const std::vector<KeyLine>& keyLines();

// The ids of actions that are made from other tables.
[[nodiscard]] QString lookActionId(const char* optionKey);  // see LookOption::key
[[nodiscard]] QString viewActionId(const QString& viewName);

}  // namespace sinew
