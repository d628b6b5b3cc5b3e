// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QSettings;

namespace sinew {

class CameraRig;
class Appearance;

// How somebody likes to look at things, kept from one start to the next: light (but not the
// exposure), skeleton, smooth moves. What marks a surface for a moment, and how it is skinned,
// begins as it always does.

/// What makes no sense is put aside in the settings, and as it usually is. A line for each.
QStringList restoreDisplay(Appearance& appearance, CameraRig& rig, QSettings& settings);
void saveDisplay(const Appearance& appearance, const CameraRig& rig, QSettings& settings);

}  // namespace sinew
