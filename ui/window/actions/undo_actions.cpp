// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/undo_actions.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/session/undo_history.h"

namespace sinew {

UndoActions::UndoActions(UndoHistory& history, QObject* parent)
    : ActionSet(parent), m_history(history) {
    add(QStringLiteral("undo"), [&history] { history.undo(); },
        {.enabled = [&history] { return !history.undoWords().isEmpty(); }});
    add(QStringLiteral("redo"), [&history] { history.redo(); },
        {.enabled = [&history] { return !history.redoWords().isEmpty(); }});
    follow(history, &UndoHistory::changed);
    refresh();
}

void UndoActions::refresh() {
    ActionSet::refresh();
    const QString undone = m_history.undoWords();
    const QString redone = m_history.redoWords();
    actionOf(*this, QStringLiteral("undo"))
        ->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undone));
    actionOf(*this, QStringLiteral("redo"))
        ->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redone));
}

InputSteps::InputSteps(UndoHistory& history, QObject* parent)
    : QObject(parent), m_history(history) {
    qApp->installEventFilter(this);
}

bool InputSteps::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
        case QEvent::ShortcutOverride:  // comes before every key, also those that are shortcuts
            if (!static_cast<QKeyEvent*>(event)->isAutoRepeat()) {
                m_history.beginInput();
            }
            break;
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
            m_history.beginInput();
            m_held = true;
            m_history.setHeld(true);
            break;
        case QEvent::MouseButtonRelease:
        case QEvent::MouseMove:  // also for a release that went to another program
            if (m_held && static_cast<QMouseEvent*>(event)->buttons() == Qt::NoButton) {
                m_held = false;
                m_history.setHeld(false);
            }
            break;
        default:
            break;
    }
    return false;
}

}  // namespace sinew
