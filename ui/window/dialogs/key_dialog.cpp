// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/key_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"

namespace sinew {
namespace {

constexpr int kLeastWidth = 420;
constexpr double kLargeFont = 1.5;

QString listed(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) {
        texts << listedKey(key);
    }
    return texts.join(QStringLiteral(", "));
}

}  // namespace

KeyDialog::KeyDialog(const QString& action, const QStringList& menus, QWidget* parent)
    : QDialog(parent),
      m_action(action),
      m_menus(menus),
      m_shown(new QLabel(tr("Press a key"))),
      m_notice(new QLabel),
      m_keep(new QCheckBox) {
    setObjectName(QStringLiteral("keyDialog"));
    setWindowTitle(tr("Key of “%1”").arg(actionName(action)));
    setMinimumWidth(kLeastWidth);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * kLargeFont);
    m_shown->setObjectName(QStringLiteral("pressedKey"));
    m_shown->setFont(large);
    m_shown->setAlignment(Qt::AlignCenter);
    m_shown->setAccessibleName(tr("The key that was pressed"));
    m_notice->setObjectName(QStringLiteral("keyNotice"));
    m_notice->setWordWrap(true);
    m_notice->setAlignment(Qt::AlignCenter);
    m_notice->setMinimumHeight(2 * fontMetrics().lineSpacing());  // so that nothing jumps
    setTone(*m_notice, LabelTone::Dim);
    const QList<QKeySequence> present = keyMap().keys(action);
    m_keep->setText(tr("Keep %1 too").arg(listed(present)));
    m_keep->setVisible(!present.isEmpty());
    m_keep->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_take = buttons->button(QDialogButtonBox::Ok);
    m_take->setText(tr("Use This Key"));
    m_take->setEnabled(false);
    QPushButton* none = buttons->addButton(tr("No Key"), QDialogButtonBox::ResetRole);
    for (QAbstractButton* button : buttons->buttons()) {
        button->setFocusPolicy(Qt::NoFocus);  // every key is one that may be chosen
    }
    connect(none, &QPushButton::clicked, this, [this] {
        m_none = true;
        accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    spaced(new QVBoxLayout(this), {22, 18, 22, 14}, 12,
           {m_shown, m_notice, {m_keep, 0, Qt::AlignHCenter}, buttons});
}

QList<QKeySequence> KeyDialog::keys() const {
    QList<QKeySequence> keys;
    if (m_none) {
        return keys;
    }
    keys << m_key;
    if (m_keep->isChecked()) {
        for (const QKeySequence& key : keyMap().keys(m_action)) {
            if (key != m_key) {
                keys << key;
            }
        }
    }
    return keys;
}

bool KeyDialog::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();  // no action of the window
        return true;
    }
    return QDialog::event(event);
}

bool KeyDialog::focusNextPrevChild(bool) {
    return false;  // Tab is a key like others
}

void KeyDialog::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        reject();
    } else if (enter && m_take->isEnabled()) {
        accept();
    } else if (!event->isAutoRepeat()) {
        // Shift+Tab arrives as Backtab, and "?" with the Shift that types it.
        Qt::KeyboardModifiers held =
            event->modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
        Qt::Key key = Qt::Key(event->key());
        if (key == Qt::Key_Backtab) {
            key = Qt::Key_Tab;
        }
        const bool sign =
            key > Qt::Key_Space && key < Qt::Key_A && (key < Qt::Key_0 || key > Qt::Key_9);
        if (sign && held.testFlag(Qt::ShiftModifier)) {
            held &= ~Qt::ShiftModifier;
        }
        take(QKeySequence(QKeyCombination(held, key)));
    }
}

QString KeyDialog::menuOf(const QKeySequence& key) const {
    for (const QString& menu : m_menus) {
        if (QKeySequence::mnemonic(menu) == key) {
            return QString(menu).remove(QLatin1Char('&'));
        }
    }
    return {};
}

void KeyDialog::take(const QKeySequence& key) {
    if (!canBeChosen(key)) {
        return;
    }
    m_key = key;
    m_shown->setText(listedKey(key));
    const QString menu = menuOf(key);
    const QString owner = keyMap().ownerOf(key);
    m_take->setEnabled(menu.isEmpty());
    if (!menu.isEmpty()) {
        m_notice->setText(tr("This key opens the menu %1. Press another one.").arg(menu));
    } else if (owner.isEmpty() || owner == m_action) {
        m_notice->setText({});
    } else {
        m_notice->setText(
            tr("“%1” has this key. If you use it, that action loses it.").arg(actionName(owner)));
    }
}

}  // namespace sinew
