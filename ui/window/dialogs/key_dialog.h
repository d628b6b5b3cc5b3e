// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QKeySequence>

class QCheckBox;
class QLabel;
class QPushButton;

namespace sinew {

/// Asks for the key of an action: shows the key that is pressed and the action that has it. Esc
/// cancels, Enter accepts; both keep their meaning.
class KeyDialog final : public QDialog {
    Q_OBJECT

public:
    /// Menu letters of the window ("Alt+F") cannot be chosen; `menus` are its menus' texts.
    KeyDialog(const QString& action, const QStringList& menus, QWidget* parent);

    [[nodiscard]] QList<QKeySequence> keys() const;  // keys of the accepted dialog

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void take(const QKeySequence& key);
    [[nodiscard]] QString menuOf(const QKeySequence& key) const;

    QString m_action;
    QStringList m_menus;
    QKeySequence m_key;
    bool m_none = false;
    QLabel* m_shown;
    QLabel* m_notice;
    QCheckBox* m_keep;  // the present keys too
    QPushButton* m_take = nullptr;
};

}  // namespace sinew
