// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QRect>
#include <QTimer>
#include <array>
#include <vector>

class QDockWidget;
class QMainWindow;
class QSettings;

namespace sinew {

/// The heights of the panels below the picture. Each panel keeps its own until the user drags an
/// edge: a panel that opens or closes changes the picture, not its neighbours.
class BottomHeights final : public QObject {
    Q_OBJECT

public:
    explicit BottomHeights(QMainWindow& window);  // owned by the window

    /// `height` is what the panel needs, in pixels.
    void add(QDockWidget& dock, int height);
    /// The panel has a second height, for when it shows more; see setTall.
    void addTall(QDockWidget& dock, int height);
    /// Between the two heights of a panel. Each is kept for itself.
    void setTall(const QDockWidget& dock, bool tall);
    void reset();  // gives the panels the room they need
    void restore(const QSettings& settings);
    void save(QSettings& settings);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Panel {
        QDockWidget* dock;
        std::array<int, 2> needed;  // the second one if it is tall
        std::array<int, 2> kept;
        int atPress;  // when the mouse button was pressed; 0 if the panel was not shown
        bool tall = false;

        [[nodiscard]] int& height() { return kept[tall ? 1 : 0]; }
    };

    [[nodiscard]] int shownHeight(QDockWidget& dock) const;  // 0: not below the picture
    void startDrag();
    void endDrag();
    void apply();
    void applyAgain(int tries);

    QMainWindow& m_window;
    std::vector<Panel> m_panels;
    QTimer m_soon;  // when the layout has been made
};

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

/// The rectangle, shrunk and moved to be completely inside the area.
[[nodiscard]] QRect fittedInto(const QRect& area, const QRect& wanted);

}  // namespace sinew
