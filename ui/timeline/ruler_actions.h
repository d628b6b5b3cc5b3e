// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QToolBar;

namespace sinew {

class Player;
class TimeAxis;

/// How the timeline counts and rests: the unit of its labels, the magnet, and whose keys it ticks.
class RulerActions final : public QObject {
    Q_OBJECT

public:
    /// Player and axis are borrowed.
    RulerActions(Player& player, TimeAxis& axis, QObject* parent);

    void fillMenu(QMenu& menu);
    void addUnitTo(QToolBar& bar);  // a click shows the next unit
    void addSwitchesTo(QToolBar& bar) const;

private:
    void addUnits();
    void refresh();

    Player& m_player;
    TimeAxis& m_axis;
    QActionGroup* m_units;
    QAction* m_nextUnit = nullptr;
    QAction* m_magnet = nullptr;
    QAction* m_ticks = nullptr;
};

}  // namespace sinew
