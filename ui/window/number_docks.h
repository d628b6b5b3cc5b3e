// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QDockWidget;
class QMainWindow;
class QSettings;
class QWidget;

namespace sinew {

class BottomHeights;
class Session;

/// The panels that show the numbers of what is selected: Matrices at the side, Vertices
/// below the picture. Closed until they are asked for.
class NumberDocks final : public QObject {
    Q_OBJECT

public:
    /// Adds a panel to the window and returns its dock.
    using Add = std::function<QDockWidget*(const char* name, const QString& title, QWidget* panel,
                                           Qt::DockWidgetArea area)>;

    /// Session and settings are borrowed; the window owns this object and the docks.
    NumberDocks(Session& session, QSettings& settings, QMainWindow& window, const Add& add);

    void placeMatrices(QDockWidget& side);  // on the place of that panel
    void placeVertices(QDockWidget& below, BottomHeights& heights);
    void hide();

private:
    QMainWindow& m_window;
    QDockWidget* m_matrices;
    QDockWidget* m_vertices;
};

}  // namespace sinew
