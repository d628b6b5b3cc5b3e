// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/camera_gestures.h"

namespace sinew {

CameraDrag cameraDrag(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const bool control = modifiers.testFlag(Qt::ControlModifier);
    if (button == Qt::RightButton) {
        return shift ? CameraDrag::TurnLight : CameraDrag::Look;
    }
    if (button != Qt::LeftButton && button != Qt::MiddleButton) {
        return CameraDrag::None;
    }
    if (control) {
        return CameraDrag::Dolly;
    }
    return shift || button == Qt::MiddleButton ? CameraDrag::Pan : CameraDrag::Orbit;
}

bool FlyKeys::take(int key, bool down) noexcept {
    unsigned bit = 0;
    switch (key) {
        case Qt::Key_W:
            bit = kForward;
            break;
        case Qt::Key_S:
            bit = kBack;
            break;
        case Qt::Key_D:
            bit = kRight;
            break;
        case Qt::Key_A:
            bit = kLeft;
            break;
        case Qt::Key_E:
            bit = kUp;
            break;
        case Qt::Key_Q:
            bit = kDown;
            break;
        default:
            return false;
    }
    m_down = down ? m_down | bit : m_down & ~bit;
    return true;
}

float FlyKeys::axis(unsigned plus, unsigned minus) const noexcept {
    return ((m_down & plus) != 0 ? 1.0F : 0.0F) - ((m_down & minus) != 0 ? 1.0F : 0.0F);
}

}  // namespace sinew
