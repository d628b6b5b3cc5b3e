// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeWidget>

namespace sinew {

struct KeyLine;

/// The lines of the list of keys, by section. A line of several actions unfolds to one row each.
class ShortcutTree final : public QTreeWidget {
    Q_OBJECT

public:
    ShortcutTree();

    /// Shows the lines that contain all words: in their text, an action's name or a key.
    void search(const QString& text);
    [[nodiscard]] QString currentAction() const;  // its id; empty: none, or several
    [[nodiscard]] int shownLines() const;

signals:
    void changeWanted(const QString& action);  // requested by Enter or a double click

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addLine(QTreeWidgetItem& section, const KeyLine& line);
    void addAction(QTreeWidgetItem& parent, const QString& action);
    void refreshKeys();
    void refreshLine(QTreeWidgetItem& item, const KeyLine& line);
    void wantChange(QTreeWidgetItem* item);

    QSize m_rowSize;
};

}  // namespace sinew
