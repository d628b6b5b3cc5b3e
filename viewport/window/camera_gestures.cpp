// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/camera_gestures.h"

#include <cmath>
#include <numbers>

namespace sinew {

CameraDrag cameraDrag(Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers) {
    if (buttons.testFlag(Qt::RightButton)) {
        return CameraDrag::Pan;
    }
    if (buttons.testFlag(Qt::LeftButton) || buttons.testFlag(Qt::MiddleButton)) {
        return modifiers.testFlag(Qt::ShiftModifier) ? CameraDrag::Pan : CameraDrag::Orbit;
    }
    return CameraDrag::None;
}

void applyDrag(OrbitCamera& camera, CameraDrag drag, QPointF delta) {
    const glm::vec2 moved(static_cast<float>(delta.x()), static_cast<float>(delta.y()));
    switch (drag) {
        case CameraDrag::Orbit: {
            constexpr float kTurn = std::numbers::pi_v<float>;
            camera.orbit(-kTurn * moved.x, kTurn * moved.y);
            return;
        }
        case CameraDrag::Pan:
            camera.pan(moved, 1.0F);
            return;
        case CameraDrag::None:
            return;
    }
}

void applyWheel(OrbitCamera& camera, double notches) {
    camera.zoom(static_cast<float>(std::pow(0.875, notches)));
}

}  // namespace sinew
