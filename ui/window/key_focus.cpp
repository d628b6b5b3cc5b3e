// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/key_focus.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QWheelEvent>

#include "ui/window/key_owner.h"

namespace sinew {
KeyFocus::KeyFocus(QWidget& window) : QObject(&window), m_window(window) {
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &KeyFocus::onFocusChanged);
}

void KeyFocus::setHome(QWidget* home, QWindow* native) {
    m_home = home;
    m_native = native;
}

bool KeyFocus::triggerAction(const QKeyEvent& key) {
    if (walkFromHome(key)) {
        return true;
    }
    const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
    if (triggerKey(QKeyCombination(held, Qt::Key(key.key())))) {
        return true;
    }
    // "?" is typed with Shift, and on some keyboards digits are.
    const bool letter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    const bool typed = key.key() > Qt::Key_Space && key.key() < Qt::Key_Escape && !letter;
    return typed && held.testFlag(Qt::ShiftModifier) &&
           triggerKey(QKeyCombination(held & ~Qt::ShiftModifier, Qt::Key(key.key())));
}

/// The native picture has no place in the order of Tab; the widget around it has.
bool KeyFocus::walkFromHome(const QKeyEvent& key) {
    if (key.key() != Qt::Key_Backtab || m_home == nullptr || busyElsewhere()) {
        return false;
    }
    QKeyEvent pressed(QEvent::KeyPress, Qt::Key_Backtab, Qt::ShiftModifier);
    QCoreApplication::sendEvent(m_home, &pressed);
    return true;
}

bool KeyFocus::walksOn(const QWidget& widget, const QKeyEvent& key) const {
    const bool tab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
    const bool plain = (key.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == 0;
    return tab && plain && &widget == m_walked;
}

bool KeyFocus::triggerKey(const QKeySequence& key) {
    for (QAction* action : m_window.findChildren<QAction*>()) {
        if (action->isEnabled() && action->shortcuts().contains(key)) {
            action->trigger();
            return true;
        }
    }
    return false;
}

/// After the present event, and only if the holder (null: nobody) still has the focus then.
void KeyFocus::giveHomeFrom(QWidget* holder) {
    QMetaObject::invokeMethod(
        this,
        [this, holder] {
            if (QApplication::focusWidget() == holder) {
                takeHome();
            }
        },
        Qt::QueuedConnection);
}

void KeyFocus::takeHome() {
    const QWidget* active = QApplication::activeWindow();
    const bool there = m_native != nullptr && QGuiApplication::focusWindow() == m_native;
    if (there || m_home == nullptr || busyElsewhere() || !belongsToUs(active)) {
        return;  // a container of a native window that has the focus already would pass it on
    }
    m_user = nullptr;
    if (active != &m_window) {
        m_window.activateWindow();  // A floating panel may be active.
    }
    m_home->setFocus(Qt::OtherFocusReason);
}

bool KeyFocus::busyElsewhere() const {
    return QApplication::activePopupWidget() != nullptr ||
           QApplication::activeModalWidget() != nullptr;
}

/// isAncestorOf stops at floating panels; dialogs keep their keys.
bool KeyFocus::belongsToUs(const QWidget* widget) const {
    while (widget != &m_window && widget != nullptr &&
           (!widget->isWindow() || qobject_cast<const QDockWidget*>(widget) != nullptr)) {
        widget = widget->parentWidget();
    }
    return widget == &m_window;
}

bool KeyFocus::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::Hide:
        case QEvent::FocusIn:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
        case QEvent::ShortcutOverride:
        case QEvent::MouseButtonPress:
        case QEvent::Wheel:
        case QEvent::WindowBlocked:
        case QEvent::WindowStateChange:
            break;
        default:
            return false;
    }
    if (watched == m_native && event->type() == QEvent::FocusIn) {
        m_user = nullptr;
    }
    if (watched == m_window.windowHandle() && event->type() == QEvent::WindowBlocked) {
        endEditing();  // A dialog blocks it; only the native window gets to know through filters.
    }
    if (event->type() == QEvent::Hide && qobject_cast<QMenu*>(watched) != nullptr) {
        leaveMenuBar(true);
    }
    auto* widget = qobject_cast<QWidget*>(watched);
    return widget != nullptr && belongsToUs(widget) && filterWidget(*widget, *event);
}

bool KeyFocus::filterWidget(QWidget& widget, QEvent& event) {
    switch (event.type()) {
        case QEvent::Show:
            limitFocusByMouse(widget);
            return false;
        case QEvent::FocusIn:
            onFocusIn(widget, static_cast<QFocusEvent&>(event).reason());
            return false;
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
            return filterKey(widget, static_cast<QKeyEvent&>(event));
        case QEvent::MouseButtonPress:
            endEditingOutside(widget);
            return false;
        case QEvent::Wheel:
            if (turnsByWheel(widget) && !widget.hasFocus()) {
                event.ignore();  // scrolls what is around it
                return true;
            }
            return false;
        case QEvent::WindowStateChange:
            if (&widget == &m_window && m_window.isMinimized()) {
                endEditing();
            }
            return false;
        default:
            return false;
    }
}

bool KeyFocus::filterKey(QWidget& widget, QKeyEvent& key) {
    if (key.type() != QEvent::ShortcutOverride) {
        m_tab = key.type() == QEvent::KeyPress &&
                (key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab);
    }
    if (busyElsewhere()) {
        return false;
    }
    if (qobject_cast<QMenuBar*>(&widget) != nullptr) {
        leaveMenuBar(false);
    }
    if (key.type() == QEvent::ShortcutOverride && (keepsKey(widget, key) || walksOn(widget, key))) {
        key.accept();
        return true;
    }
    return key.type() == QEvent::KeyPress &&
           (searchesByTyping(widget, key) || handleFieldKey(widget, key));
}

/// When a window is activated or the focused widget is hidden, Qt selects the next widget itself,
/// with the same reasons as for the user.
void KeyFocus::onFocusIn(QWidget& widget, Qt::FocusReason reason) {
    bool walked = reason == Qt::ActiveWindowFocusReason && &widget == m_walked;
    switch (reason) {
        case Qt::TabFocusReason:
        case Qt::BacktabFocusReason:
            if (!m_tab) {
                giveHomeFrom(&widget);
                return;
            }
            walked = true;
            break;
        case Qt::ActiveWindowFocusReason:
            if (&widget != m_user) {
                giveHomeFrom(&widget);
                return;
            }
            break;
        case Qt::PopupFocusReason:
        case Qt::MenuBarFocusReason:
            return;
        default:
            break;
    }
    const bool home = m_home != nullptr && (&widget == m_home || &widget == m_home->focusProxy());
    m_user = home ? nullptr : &widget;
    m_walked = walked && !home ? &widget : nullptr;
}

void KeyFocus::onFocusChanged(QWidget*, QWidget* to) {
    if (to == nullptr) {
        giveHomeFrom(nullptr);
    } else if (m_native != nullptr && QGuiApplication::focusWindow() == m_native && to != m_home &&
               belongsToUs(to)) {
        to->window()->activateWindow();  // otherwise the keys would still go to the picture
    }
}

/// Editing has finished: the next activation of the window gives the picture the keys.
void KeyFocus::endEditing() {
    m_user = nullptr;
    if (QWidget* edited = m_window.focusWidget()) {
        edited->clearFocus();
    }
}

/// A menu bar returns the focus to the widget that had it; to the native picture it cannot. After a
/// menu, Qt would also wait for a second Esc.
void KeyFocus::leaveMenuBar(bool afterMenu) {
    QMetaObject::invokeMethod(
        this,
        [this, afterMenu] {
            const auto* bar = qobject_cast<QMenuBar*>(QApplication::focusWidget());
            if (bar != nullptr && (afterMenu || bar->activeAction() == nullptr)) {
                takeHome();
            }
        },
        Qt::QueuedConnection);
}

/// Buttons do not take the focus; what was typed is valid before they act.
void KeyFocus::endEditingOutside(const QWidget& pressed) {
    QWidget* edited = QApplication::focusWidget();
    if (edited != nullptr && belongsToUs(edited) && takesText(*edited) && edited != &pressed &&
        !edited->isAncestorOf(&pressed)) {
        edited->clearFocus();
    }
}

}  // namespace sinew
