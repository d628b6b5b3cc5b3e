// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/space_key.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QWindow>

#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/timeline/number_box.h"

namespace sinew {
namespace {

/// Numeric fields never need a space.
bool takesText(const QWidget* widget) {
    if (const auto* line = qobject_cast<const QLineEdit*>(widget)) {
        return !line->isReadOnly();
    }
    const auto* box = qobject_cast<const QComboBox*>(widget);
    return (box != nullptr && box->isEditable() &&
            qobject_cast<const NumberBox*>(widget) == nullptr) ||
           qobject_cast<const QTextEdit*>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(widget) != nullptr;
}

/// isAncestorOf stops at floating panels; dialogs keep their keys.
bool belongsTo(const QWidget& window, const QWidget* widget) {
    while (widget != &window && widget != nullptr &&
           (!widget->isWindow() || qobject_cast<const QDockWidget*>(widget) != nullptr)) {
        widget = widget->parentWidget();
    }
    return widget == &window;
}

}  // namespace

SpaceKey::SpaceKey(Document& document, Player& player, QWidget& window)
    : QObject(&window), m_document(document), m_player(player), m_window(window) {
    qApp->installEventFilter(this);
}

bool SpaceKey::concernsUs(const QObject* watched) const {
    if (!m_document.asset() || QApplication::activePopupWidget() != nullptr ||
        QApplication::activeModalWidget() != nullptr) {
        return false;
    }
    if (watched == m_viewport) {
        return true;
    }
    if (const auto* widget = qobject_cast<const QWidget*>(watched)) {
        return belongsTo(m_window, widget) && !takesText(widget);
    }
    return false;
}

bool SpaceKey::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed = event->type() == QEvent::KeyPress;
    if (!pressed && event->type() != QEvent::KeyRelease) {
        return false;
    }
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->key() != Qt::Key_Space || key->modifiers() != Qt::NoModifier || !concernsUs(watched)) {
        return false;
    }
    if (pressed && !key->isAutoRepeat()) {
        m_player.togglePlaying();
    }
    return true;
}

}  // namespace sinew
