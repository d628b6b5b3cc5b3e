// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace sinew {

/// Room for the picture: full screen, and all panels and toolbars away and back as they were.
class ScreenActions final : public QObject {
    Q_OBJECT

public:
    /// The window owns the actions.
    explicit ScreenActions(QMainWindow& window);

    void fillMenu(QMenu& menu) const;
    /// Shows the panels again, if they are away: before the layout is saved.
    void bringPanelsBack();
    void forgetPanels();  // another layout was applied

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void togglePanels();
    void sendPanelsAway();
    void refresh();

    QMainWindow& m_window;
    QAction* m_fullScreen;
    QAction* m_panels;
    QByteArray m_before;  // the layout, while the panels are away; otherwise empty
};

}  // namespace sinew
