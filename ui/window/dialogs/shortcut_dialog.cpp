// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/shortcut_dialog.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/window/dialogs/key_dialog.h"
#include "ui/window/dialogs/shortcut_tree.h"
#include "ui/window/help.h"

namespace sinew {
namespace {

constexpr QSize kDialogSize{900, 720};
constexpr QSize kScreenRoom{40, 80};  // room for the frame of the dialog

QStringList menusOf(const QWidget& window) {
    QStringList menus;
    if (const auto* main = qobject_cast<const QMainWindow*>(&window)) {
        for (const QAction* menu : main->menuBar()->actions()) {
            menus << menu->text();
        }
    }
    return menus;
}

}  // namespace

ShortcutDialog::ShortcutDialog(QWidget& window)
    : QDialog(&window),
      m_window(window),
      m_search(new QLineEdit),
      m_tree(new ShortcutTree),
      m_note(new QLabel) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard and Mouse"));
    m_search->setObjectName(QStringLiteral("shortcutSearch"));
    m_search->setPlaceholderText(tr("Search actions and keys"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_note->setObjectName(QStringLiteral("shortcutNote"));
    m_note->setWordWrap(true);
    m_note->setText(
        tr("Enter or a double click changes the key of an action. Gestures and the "
           "keys of a single widget stay as they are."));
    setTone(*m_note, LabelTone::Dim);
    spaced(new QVBoxLayout(this), {18, 14, 18, 14}, 10,
           {m_search, {m_tree, 1}, m_note, makeButtons()});
    connect(m_search, &QLineEdit::textChanged, m_tree, &ShortcutTree::search);
    connect(m_tree, &ShortcutTree::changeWanted, this, &ShortcutDialog::change);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::refreshButtons);
    connect(&keyMap(), &KeyMap::changed, this, &ShortcutDialog::refreshButtons);
    refreshButtons();
    m_search->setFocus();
    resize(kDialogSize.boundedTo(window.screen()->availableSize() - kScreenRoom));
}

QWidget* ShortcutDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_change = buttons->addButton(tr("Change…"), QDialogButtonBox::ActionRole);
    m_reset = buttons->addButton(tr("Reset"), QDialogButtonBox::ActionRole);
    m_resetAll = buttons->addButton(tr("Reset All"), QDialogButtonBox::ResetRole);
    for (QAbstractButton* button : buttons->buttons()) {
        qobject_cast<QPushButton*>(button)->setAutoDefault(false);  // Enter belongs to the list
    }
    m_change->setObjectName(QStringLiteral("changeKey"));
    m_reset->setObjectName(QStringLiteral("resetKey"));
    m_resetAll->setObjectName(QStringLiteral("resetKeys"));
    m_reset->setToolTip(tr("The default key of this action"));
    m_resetAll->setToolTip(tr("The default keys of all actions"));
    connect(m_change, &QPushButton::clicked, this, [this] { change(m_tree->currentAction()); });
    connect(m_reset, &QPushButton::clicked, this, &ShortcutDialog::resetOne);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        keyMap().resetAll();
        m_note->setText(tr("All actions have their default keys."));
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

/// From the search, Down and Enter go to the list; Esc clears the search first.
bool ShortcutDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            m_tree->setFocus();
            return true;
        case Qt::Key_Escape:
            if (m_search->text().isEmpty()) {
                return false;
            }
            m_search->clear();
            return true;
        default:
            return false;
    }
}

void ShortcutDialog::change(const QString& action) {
    if (action.isEmpty()) {
        return;
    }
    KeyDialog dialog(action, menusOf(m_window), this);
    if (dialog.exec() == QDialog::Accepted) {
        report(action, keyMap().setKeys(action, dialog.keys()));
    }
}

void ShortcutDialog::resetOne() {
    const QString action = m_tree->currentAction();
    report(action, keyMap().reset(action));
}

void ShortcutDialog::report(const QString& action, const QStringList& losers) {
    const QString key = listedKey(keyMap().keys(action).value(0));
    QString words = key.isEmpty() ? tr("“%1” has no key.").arg(actionName(action))
                                  : tr("“%1” has %2.").arg(actionName(action), key);
    for (const QString& loser : losers) {
        const QString left = listedKey(keyMap().keys(loser).value(0));
        words +=
            QLatin1Char(' ') + (left.isEmpty() ? tr("“%1” lost its key.").arg(actionName(loser))
                                               : tr("“%1” keeps %2.").arg(actionName(loser), left));
    }
    m_note->setText(words);
}

void ShortcutDialog::refreshButtons() {
    const QString action = m_tree->currentAction();
    m_change->setEnabled(!action.isEmpty());
    m_reset->setEnabled(keyMap().changedByUser(action));
    m_resetAll->setEnabled(!keyMap().changedActions().isEmpty());
}

void showShortcuts(QWidget& window) {
    ShortcutDialog(window).exec();
}

}  // namespace sinew
