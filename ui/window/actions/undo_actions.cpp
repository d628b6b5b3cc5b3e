// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/undo_actions.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include "ui/keys/key_map.h"
#include "ui/session/undo_history.h"

namespace sinew {

UndoActions::UndoActions(UndoHistory& history, QMenu& menu)
    : QObject(&menu),
      m_history(history),
      m_undo(menu.addAction(tr("&Undo"))),
      m_redo(menu.addAction(tr("&Redo"))) {
    giveKeys(*m_undo, QStringLiteral("undo"));
    giveKeys(*m_redo, QStringLiteral("redo"));
    listAs(*m_undo, tr("Undo"));
    listAs(*m_redo, tr("Redo"));
    m_undo->setStatusTip(tr("Undo the last change of camera, selection, look or pose by hand"));
    m_redo->setStatusTip(tr("Redo what was undone"));
    connect(m_undo, &QAction::triggered, &history, &UndoHistory::undo);
    connect(m_redo, &QAction::triggered, &history, &UndoHistory::redo);
    connect(&history, &UndoHistory::changed, this, &UndoActions::refresh);
    refresh();
}

void UndoActions::refresh() {
    const QString undone = m_history.undoWords();
    const QString redone = m_history.redoWords();
    m_undo->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undone));
    m_redo->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redone));
    m_undo->setEnabled(!undone.isEmpty());
    m_redo->setEnabled(!redone.isEmpty());
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
