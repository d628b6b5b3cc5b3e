// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace sinew {

// Combo box items for the values of an enumeration. The value is the item's data, so items can be
// in any order.

template <class Enum>
void addChoice(QComboBox& box, Enum value, const QString& text, const QIcon& icon = {}) {
    box.addItem(icon, text, static_cast<int>(value));
}

/// The value of an item added by `addChoice`.
template <class Enum>
[[nodiscard]] Enum choiceAt(const QComboBox& box, int row) {
    return static_cast<Enum>(box.itemData(row).toInt());
}

template <class Enum>
void setChoice(QComboBox& box, Enum value) {
    box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

}  // namespace sinew
