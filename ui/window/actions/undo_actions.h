// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_set.h"

namespace sinew {

class UndoHistory;

/// Undo and Redo, as actions of the Edit menu that say what they would undo.
class UndoActions final : public ActionSet {
    Q_OBJECT

public:
    UndoActions(UndoHistory& history, QObject* parent);

private:
    void refresh() override;

    UndoHistory& m_history;
};

/// Reports to the undo history when a key or a button is pressed and how long a mouse button is
/// held, anywhere in the program: a drag is one step, and so are the turns of a wheel between two
/// presses. An event filter of the whole application; consumes nothing.
class InputSteps final : public QObject {
public:
    InputSteps(UndoHistory& history, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    UndoHistory& m_history;
    bool m_held = false;
};

}  // namespace sinew
