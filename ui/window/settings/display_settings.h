// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QSettings;

namespace sinew {

class CameraRig;
class Appearance;

// What belongs to the user (LookOwner) and smooth moves are kept between starts.

/// Moves invalid values aside in the settings and uses defaults. Returns a message for each.
QStringList restoreDisplay(Appearance& appearance, CameraRig& rig, QSettings& settings);
void saveDisplay(const Appearance& appearance, const CameraRig& rig, QSettings& settings);

}  // namespace sinew
