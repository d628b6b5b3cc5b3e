// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/floating_panels.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <algorithm>

#include "ui/window/layout_bytes.h"

namespace sinew {
namespace {

constexpr int kTitleHeight = 24;  // what must be on a screen, so that the panel can be moved
constexpr int kTitleWidth = 80;

bool reachable(const QRect& frame) {
    const QRect title(frame.topLeft(), QSize(frame.width(), kTitleHeight));
    const QList<QScreen*> screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
        const QRect seen = screen->availableGeometry() & title;
        return seen.width() >= std::min(kTitleWidth, title.width()) &&
               seen.height() == title.height();
    });
}

}  // namespace

FloatingPanels::FloatingPanels(QMainWindow& window) : QObject(&window), m_window(window) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &FloatingPanels::raiseAll);
    window.installEventFilter(this);
}

void FloatingPanels::add(QDockWidget& dock) {
    dock.installEventFilter(this);
}

bool FloatingPanels::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::WindowActivate:
        case QEvent::WindowStateChange:
            if (watched == &m_window && !m_window.isMinimized()) {
                m_soon.start();
            }
            break;
        case QEvent::ShowToParent:
            if (auto* dock = qobject_cast<QDockWidget*>(watched);
                dock != nullptr && dock->isFloating()) {
                QTimer::singleShot(0, dock, [dock] { bringBack(*dock); });
            }
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

void FloatingPanels::raiseAll() {
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>()) {
        if (dock->isFloating() && dock->isVisible()) {
            dock->raise();
        }
    }
}

void FloatingPanels::bringBack(QDockWidget& dock) {
    if (!dock.isFloating() || !dock.isVisible()) {
        return;
    }
    if (!reachable(dock.frameGeometry())) {
        const QScreen* screen = dock.parentWidget()->screen();
        dock.setGeometry(fittedInto(screen->availableGeometry(), dock.geometry()));
    }
    dock.raise();
}

}  // namespace sinew
