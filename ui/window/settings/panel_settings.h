// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QAction;
class QSettings;
class QString;

namespace sinew {

class ColumnTree;
class JointsPanel;
class Player;
class TimeAxis;
class TrackArea;

// Each restores what the user chose and keeps it from then on. Settings that are invalid count as
// missing. All arguments are borrowed; the settings must outlive the others.

/// Columns, widths and sorting, as "GROUP/columns" and so on.
void keepColumns(ColumnTree& list, QSettings& settings, const QString& group);

/// Whether joints are a tree, and their columns.
void keepJointChoices(JointsPanel& panel, QSettings& settings);

/// What the curves in the timeline show.
void keepCurveChoices(TrackArea& area, QSettings& settings);

/// Unit and magnet of the timeline, and which keys its ticks are.
void keepTimelineSettings(TimeAxis& axis, Player& player, QSettings& settings);

/// Whether a checkable action is checked, as `key`.
void keepSwitch(QAction& action, QSettings& settings, const QString& key, bool otherwise);

}  // namespace sinew
