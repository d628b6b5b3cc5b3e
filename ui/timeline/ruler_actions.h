// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_set.h"

class QAction;
class QActionGroup;
class QToolBar;

namespace sinew {

class Player;
class TimeAxis;

/// How the timeline counts and snaps: the unit of its labels, the magnet, and whose keys it ticks.
class RulerActions final : public ActionSet {
    Q_OBJECT

public:
    /// Player and axis are borrowed.
    RulerActions(Player& player, TimeAxis& axis, QObject* parent);

    void addUnitTo(QToolBar& bar);  // a click shows the next unit

private:
    void addUnits();
    void refresh() override;

    Player& m_player;
    TimeAxis& m_axis;
    QActionGroup* m_units;
    QAction* m_nextUnit = nullptr;
};

}  // namespace sinew
