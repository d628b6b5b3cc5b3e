// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace sinew {

/// Keeps floating panels in front of their window when it becomes active or comes back, and on a
/// screen when they are shown.
class FloatingPanels final : public QObject {
    Q_OBJECT

public:
    explicit FloatingPanels(QMainWindow& window);  // owned by the window

    void add(QDockWidget& dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void raiseAll();
    static void bringBack(QDockWidget& dock);

    QMainWindow& m_window;
    QTimer m_soon;
};

}  // namespace sinew
