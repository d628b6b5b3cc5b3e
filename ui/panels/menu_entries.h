// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QAction;
class QIcon;
class QMenu;

namespace sinew {

/// A line that names what the menu is about; not an entry.
void addTitle(QMenu& menu, const QIcon& icon, const QString& text);

/// An entry that copies the text; disabled if it is empty.
QAction* addCopyEntry(QMenu& menu, const QString& title, const QString& text);

/// Text of the file as part of an entry: no character of it is a mnemonic, and it is not too long.
[[nodiscard]] QString entryText(const QString& name);

}  // namespace sinew
