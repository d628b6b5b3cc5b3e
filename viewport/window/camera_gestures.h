// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qnamespace.h>
#include <QPointF>

#include "model/view/camera.h"

namespace sinew {

enum class CameraDrag { None, Orbit, Pan };

/// Left or middle drag orbits; with Shift, or with the right button, it pans.
[[nodiscard]] CameraDrag cameraDrag(Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers);

/// `delta` in parts of the window's height, y down. A full height is half a turn.
void applyDrag(OrbitCamera& camera, CameraDrag drag, QPointF delta);

/// One notch away from the user comes an eighth closer.
void applyWheel(OrbitCamera& camera, double notches);

}  // namespace sinew
