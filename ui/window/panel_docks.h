// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>
#include <QMainWindow>

#include "ui/window/panel_table.h"

class QSettings;

namespace sinew {

class BottomHeights;
class FloatingPanels;

/// The dock that holds the widget; null: none.
[[nodiscard]] QDockWidget* dockOf(QWidget* widget);

/// Opens a dock, in front.
void openInFront(QDockWidget& dock);

/// The panel of this class, opened and in front.
template <class Panel>
Panel& shownPanel(const QMainWindow& window) {
    auto& panel = *window.findChild<Panel*>();
    openInFront(*dockOf(&panel));
    return panel;
}

/// The panels of a window as docks, made from the table of panels.
class PanelDocks final : public QObject {
    Q_OBJECT

public:
    /// The window owns this object and the docks; nothing of `parts` is kept.
    PanelDocks(const PanelParts& parts, QMainWindow& window);

    [[nodiscard]] QDockWidget& dock(const char* name) const;  // see PanelInfo::name
    template <class Panel>
    [[nodiscard]] Panel& panel() const {
        return *m_window.findChild<Panel*>();
    }
    [[nodiscard]] BottomHeights& heights() const noexcept { return *m_heights; }
    void raise(const char* name) const;  // opens it, too
    /// Opens and closes panels and gives them their first sizes; their places stay.
    void resetSizes();

private:
    void add(const PanelInfo& info, const PanelParts& parts);
    void addAction(const PanelInfo& info, QDockWidget& dock);
    void hideClosed();
    void resize(Qt::DockWidgetArea area);

    QMainWindow& m_window;
    BottomHeights* m_heights;
    FloatingPanels* m_floating;
};

}  // namespace sinew
