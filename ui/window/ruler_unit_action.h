// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>

class QSettings;

namespace sinew {

class TimeAxis;

/// Frames instead of seconds on the timeline. The choice is kept in the settings.
class RulerUnitAction final : public QAction {
    Q_OBJECT

public:
    /// Axis and settings are borrowed and outlive the action.
    RulerUnitAction(TimeAxis& axis, QSettings& settings, QObject* parent);
};

}  // namespace sinew
