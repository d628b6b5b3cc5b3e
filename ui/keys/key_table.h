// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <vector>

namespace sinew {

// What follows from the rows of actions (action_rows.h), from display options and views.

/// An action of the window, translated.
struct ActionInfo {
    QString text;  // includes the mnemonic
    QString name;  // name in the list of keys
    QString tip;
    QString icon;
    QList<QKeySequence> keys;  // default keys: single keys with their modifiers; may be empty
    bool checkable = false;
    bool repeats = true;  // the held key triggers it again
};

/// Null: no action has this id.
[[nodiscard]] const ActionInfo* findAction(const QString& id);
/// Its name in the list of keys; of an unknown one the id.
[[nodiscard]] QString actionName(const QString& id);

/// A part of a line: an action, or a gesture or key that belongs to one widget and stays.
struct KeyPart {
    QString action;  // its id: "next-frame"; empty: a gesture
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
[[nodiscard]] QString loopActionId(const char* modeName);

[[nodiscard]] QString actionText(const char* text);  // translated

}  // namespace sinew
