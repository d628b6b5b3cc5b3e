// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QSettings;

namespace sinew {

class TrackArea;

/// Restores how curves are shown from the settings, which follow the user's changes.
void keepCurveChoices(TrackArea& area, QSettings& settings);

}  // namespace sinew
