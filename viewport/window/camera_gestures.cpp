// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/camera_gestures.h"

#include <algorithm>
#include <array>
#include <utility>

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
    constexpr std::array kKeys{std::pair{Qt::Key_W, kForward}, std::pair{Qt::Key_S, kBack},
                               std::pair{Qt::Key_D, kRight},   std::pair{Qt::Key_A, kLeft},
                               std::pair{Qt::Key_E, kUp},      std::pair{Qt::Key_Q, kDown}};
    const auto* const row =
        std::ranges::find_if(kKeys, [key](const auto& each) { return each.first == key; });
    if (row == kKeys.end()) {
        return false;
    }
    const unsigned bit = row->second;
    m_down = down ? m_down | bit : m_down & ~bit;
    return true;
}

float FlyKeys::axis(unsigned plus, unsigned minus) const noexcept {
    return ((m_down & plus) != 0 ? 1.0F : 0.0F) - ((m_down & minus) != 0 ? 1.0F : 0.0F);
}

}  // namespace sinew
