// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QPushButton;
class QTreeView;

namespace sinew {

class BookmarkActions;

/// Lists the bookmarks of the open file: go to, rename, set to the current view, remove. Stays open
/// beside the picture.
class BookmarkDialog final : public QDialog {
    Q_OBJECT

public:
    BookmarkDialog(BookmarkActions& actions, QWidget* parent);

private:
    QPushButton* addButton(const QString& text, const QString& tip, void (BookmarkDialog::*act)());
    void addKeys();
    void refreshButtons();
    [[nodiscard]] int row() const;  // -1: none
    void go();
    void replaceView();
    void rename();
    void remove();

    BookmarkActions& m_actions;
    QTreeView* m_list;
    QList<QPushButton*> m_buttons;
};

}  // namespace sinew
