// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <vector>

class QAction;
class QMenu;

namespace sinew {

class Document;
class Selection;

/// The tools for posing by hand, as actions of the Pose menu.
class PoseActions final : public QObject {
    Q_OBJECT

public:
    PoseActions(Document& document, Selection& selection, QMenu& menu);

private:
    QAction* add(QMenu& menu, const QString& text, const char* id, const QString& tip);
    void refreshState();

    Document& m_document;
    Selection& m_selection;
    QAction* m_select;
    QAction* m_move;
    QAction* m_rotate;
    QAction* m_world;
    QAction* m_reset;
    QAction* m_resetAll;
};

}  // namespace sinew
