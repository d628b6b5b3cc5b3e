// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace sinew {

// Rows of a chooser that stand for values of an enumeration. The value is the row's data, so the
// order of the rows is free.

template <class Enum>
void addChoice(QComboBox& box, Enum value, const QString& text, const QIcon& icon = {}) {
    box.addItem(icon, text, static_cast<int>(value));
}

/// The value of a row that `addChoice` made.
template <class Enum>
[[nodiscard]] Enum choiceAt(const QComboBox& box, int row) {
    return static_cast<Enum>(box.itemData(row).toInt());
}

template <class Enum>
void setChoice(QComboBox& box, Enum value) {
    box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

}  // namespace sinew
