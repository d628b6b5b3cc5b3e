// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QAction;
class QSettings;

namespace sinew {

class Player;
class TimeAxis;

/// Restores the unit and the magnet of the timeline and whose keys it shows, and keeps changes in
/// the settings. Values that are none of theirs count as absent. All are borrowed; the settings
/// outlive axis and player.
void keepTimelineSettings(TimeAxis& axis, Player& player, QSettings& settings);

/// The same for the switch that shows the lane of contacts.
void keepLaneSetting(QAction& show, QSettings& settings);

}  // namespace sinew
