// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QRect>
#include <QSize>

#include "ui/keys/action_set.h"

class QMainWindow;

namespace sinew {

/// Room for the picture: full screen, and all panels and toolbars away and back as they were.
class ScreenActions final : public ActionSet {
    Q_OBJECT

public:
    /// The window owns the actions.
    explicit ScreenActions(QMainWindow& window);

    /// Shows the panels again, if they are away: before the layout is saved.
    void bringPanelsBack();
    void forgetPanels();  // another layout was applied

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Where a panel is, apart from its size.
    struct PanelPlacement {
        Qt::DockWidgetArea area;
        bool seen;
        QRect floating;  // empty: it is not

        bool operator==(const PanelPlacement&) const = default;
    };
    /// The layout of a window of this size.
    struct SizedLayout {
        QSize window;
        QByteArray layout;
        QList<PanelPlacement> panels;
    };

    [[nodiscard]] QList<PanelPlacement> placements() const;
    void toggleFullScreen();
    void restoreSizes();
    void togglePanels();
    void sendPanelsAway();
    void refresh() override;

    QMainWindow& m_window;
    SizedLayout m_small;  // the one before full screen, until the window has its size again
    QByteArray m_before;  // the layout, while the panels are away; otherwise empty
};

}  // namespace sinew
