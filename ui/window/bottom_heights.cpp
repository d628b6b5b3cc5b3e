// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bottom_heights.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QSettings>

namespace sinew {
namespace {

constexpr int kLeastKept = 40;
constexpr int kMostKept = 4000;

QString heightKey(const QDockWidget& dock) {
    return QStringLiteral("heights/") + dock.objectName();
}

}  // namespace

BottomHeights::BottomHeights(QMainWindow& window) : QObject(&window), m_window(window) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &BottomHeights::apply);
    window.installEventFilter(this);
}

void BottomHeights::add(QDockWidget& dock, int height) {
    m_panels.push_back({.dock = &dock, .needed = height, .height = height, .atPress = 0});
    dock.installEventFilter(this);
    const auto soon = [this] { m_soon.start(); };
    connect(&dock, &QDockWidget::topLevelChanged, this, soon);
    connect(&dock, &QDockWidget::dockLocationChanged, this, soon);
}

void BottomHeights::reset() {
    for (Panel& panel : m_panels) {
        panel.height = panel.needed;
    }
    m_soon.start();
}

void BottomHeights::restore(const QSettings& settings) {
    for (Panel& panel : m_panels) {
        const int height = settings.value(heightKey(*panel.dock)).toInt();
        if (height >= kLeastKept && height <= kMostKept) {
            panel.height = height;
        }
    }
}

void BottomHeights::save(QSettings& settings) {
    for (const Panel& panel : m_panels) {
        const int shown = shownHeight(*panel.dock);
        settings.setValue(heightKey(*panel.dock), shown > 0 ? shown : panel.height);
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
            panel.height = height;
        }
    }
}

void BottomHeights::apply() {
    QList<QDockWidget*> docks;
    QList<int> heights;
    bool differ = false;
    for (const Panel& panel : m_panels) {
        const int shown = shownHeight(*panel.dock);
        if (shown > 0) {
            docks.append(panel.dock);
            heights.append(panel.height);
            differ = differ || shown != panel.height;
        }
    }
    if (differ) {
        m_window.resizeDocks(docks, heights, Qt::Vertical);
    }
}

}  // namespace sinew
