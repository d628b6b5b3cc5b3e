// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sinew {

class ShortcutTree;

/// The list of keys and gestures with a search. Actions get other keys here, one or all of them
/// their default keys; conflicts are reported before and after.
class ShortcutDialog final : public QDialog {
    Q_OBJECT

public:
    /// The letters of its menus cannot be chosen; borrowed.
    explicit ShortcutDialog(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeButtons();
    void change(const QString& action);
    void resetOne();
    void report(const QString& action, const QStringList& losers);
    void refreshButtons();

    QWidget& m_window;
    QLineEdit* m_search;
    ShortcutTree* m_tree;
    QLabel* m_note;
    QPushButton* m_change = nullptr;
    QPushButton* m_reset = nullptr;
    QPushButton* m_resetAll = nullptr;
};

}  // namespace sinew
