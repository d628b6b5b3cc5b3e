// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace sinew {

class UndoHistory;

/// Undo and Redo, as actions of the Edit menu that say what they would undo.
class UndoActions final : public QObject {
    Q_OBJECT

public:
    UndoActions(UndoHistory& history, QMenu& menu);

private:
    void refresh();

    UndoHistory& m_history;
    QAction* m_undo;
    QAction* m_redo;
};

}  // namespace sinew
