// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

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
    void togglePanels();
    void sendPanelsAway();
    void refresh() override;

    QMainWindow& m_window;
    QByteArray m_before;  // the layout, while the panels are away; otherwise empty
};

}  // namespace sinew
