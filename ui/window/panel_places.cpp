// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/panel_places.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <algorithm>

#include "ui/session/signals.h"

namespace sinew {
namespace {

constexpr int kTitlePixels = 20;
constexpr int kLeastKept = 40;
constexpr int kMostTries = 5;
constexpr int kMostKept = 4000;

QString heightKey(const QDockWidget& dock, std::size_t tall) {
    return QStringLiteral("heights/") + dock.objectName() +
           (tall == 0 ? QString() : QStringLiteral("Tall"));
}

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

BottomHeights::BottomHeights(QMainWindow& window) : QObject(&window), m_window(window) {
    callOnce(m_soon, 0, this, &BottomHeights::apply);
    window.installEventFilter(this);
}

void BottomHeights::add(QDockWidget& dock, int height) {
    m_panels.push_back(
        {.dock = &dock, .needed = {height, height}, .kept = {height, height}, .atPress = 0});
    dock.installEventFilter(this);
    const auto soon = [this] { m_soon.start(); };
    connectEach(dock, this, soon, &QDockWidget::topLevelChanged, &QDockWidget::dockLocationChanged);
}

void BottomHeights::addTall(QDockWidget& dock, int height) {
    for (Panel& panel : m_panels) {
        if (panel.dock == &dock) {
            panel.needed[1] = panel.kept[1] = height;
        }
    }
}

void BottomHeights::setTall(const QDockWidget& dock, bool tall) {
    for (Panel& panel : m_panels) {
        if (panel.dock == &dock && panel.tall != tall) {
            panel.tall = tall;
            m_soon.start();
        }
    }
}

void BottomHeights::reset() {
    for (Panel& panel : m_panels) {
        panel.kept = panel.needed;
    }
    m_soon.start();
}

void BottomHeights::restore(const QSettings& settings) {
    for (Panel& panel : m_panels) {
        for (std::size_t tall = 0; tall < panel.kept.size(); ++tall) {
            const int height = settings.value(heightKey(*panel.dock, tall)).toInt();
            if (height >= kLeastKept && height <= kMostKept) {
                panel.kept[tall] = height;
            }
        }
    }
}

void BottomHeights::save(QSettings& settings) {
    for (Panel& panel : m_panels) {
        if (const int shown = shownHeight(*panel.dock); shown > 0) {
            panel.height() = shown;
        }
        settings.setValue(heightKey(*panel.dock, 0), panel.kept[0]);
        if (panel.needed[1] != panel.needed[0]) {
            settings.setValue(heightKey(*panel.dock, 1), panel.kept[1]);
        }
    }
}

bool BottomHeights::eventFilter(QObject* watched, QEvent* event) {
    const bool window = watched == &m_window;
    switch (event->type()) {
        case QEvent::ShowToParent:
        case QEvent::HideToParent:
            if (!window) {
                m_soon.start();
            }
            break;
        case QEvent::Resize:
            if (window) {
                m_soon.start();
            }
            break;
        case QEvent::MouseButtonPress:  // the edges between panels belong to the window itself
            if (window) {
                startDrag();
            }
            break;
        case QEvent::MouseButtonRelease:
            if (window) {
                // The window moves an edge when it is idle.
                QTimer::singleShot(0, this, &BottomHeights::endDrag);
            }
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

/// A panel behind another tab lies outside of the window.
int BottomHeights::shownHeight(QDockWidget& dock) const {
    const bool below = dock.isVisible() && !dock.isFloating() &&
                       m_window.dockWidgetArea(&dock) == Qt::BottomDockWidgetArea &&
                       m_window.rect().intersects(dock.geometry());
    return below ? dock.height() : 0;
}

void BottomHeights::startDrag() {
    for (Panel& panel : m_panels) {
        panel.atPress = shownHeight(*panel.dock);
    }
}

void BottomHeights::endDrag() {
    for (Panel& panel : m_panels) {
        const int height = shownHeight(*panel.dock);
        if (panel.atPress > 0 && height > 0 && height != panel.atPress) {
            panel.height() = height;
        }
    }
}

void BottomHeights::apply() {
    applyAgain(kMostTries);
}

/// Contents that have just changed may not have been laid out yet.
void BottomHeights::applyAgain(int tries) {
    QList<QDockWidget*> docks;
    QList<int> heights;
    bool differ = false;
    for (Panel& panel : m_panels) {
        const int shown = shownHeight(*panel.dock);
        if (shown > 0) {
            docks.append(panel.dock);
            heights.append(panel.height());
            differ = differ || shown != panel.height();
        }
    }
    if (differ && tries > 0) {
        m_window.resizeDocks(docks, heights, Qt::Vertical);
        QTimer::singleShot(0, this, [this, tries] { applyAgain(tries - 1); });
    }
}

FloatingPanels::FloatingPanels(QMainWindow& window) : QObject(&window), m_window(window) {
    callOnce(m_soon, 0, this, &FloatingPanels::raiseAll);
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

QRect fittedInto(const QRect& area, const QRect& wanted) {
    if (area.isEmpty() || area.contains(wanted)) {
        return wanted;
    }
    const QSize size = wanted.size().boundedTo(area.size());
    QRect fitted(wanted.topLeft(), size);
    fitted.moveRight(std::min(fitted.right(), area.right()));
    fitted.moveLeft(std::max(fitted.left(), area.left()));
    fitted.moveBottom(std::min(fitted.bottom(), area.bottom()));
    const int room = std::min(area.height() - size.height(), kTitlePixels);  // reserved for the
                                                                             // title bar
    fitted.moveTop(std::max(fitted.top(), area.top() + room));
    return fitted;
}

}  // namespace sinew
