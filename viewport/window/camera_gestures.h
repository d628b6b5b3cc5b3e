// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qnamespace.h>
#include <QPointF>

namespace sinew {

/// Effect of a drag in the picture.
enum class CameraDrag {
    None,
    Orbit,
    Pan,
    Dolly,      // moves towards or away from the point where the drag began
    Look,       // looks around from a fixed eye, while flying
    TurnLight,  // rotates the environment about the vertical axis
};

/// Left: orbit. Middle, or Shift and left: pan. Ctrl and left or middle: dolly. Right: look around
/// and fly. Shift and right: turn the light.
[[nodiscard]] CameraDrag cameraDrag(Qt::MouseButton button, Qt::KeyboardModifiers modifiers);

/// The pressed fly keys: W S forward and back, D A right and left, E Q up and down.
class FlyKeys {
public:
    /// False: not a fly key.
    bool take(int key, bool down) noexcept;
    void clear() noexcept { m_down = 0; }

    // -1, 0 or 1; opposite keys cancel each other.
    [[nodiscard]] float right() const noexcept { return axis(kRight, kLeft); }
    [[nodiscard]] float up() const noexcept { return axis(kUp, kDown); }
    [[nodiscard]] float forward() const noexcept { return axis(kForward, kBack); }

private:
    enum : unsigned { kForward = 1, kBack = 2, kRight = 4, kLeft = 8, kUp = 16, kDown = 32 };
    [[nodiscard]] float axis(unsigned plus, unsigned minus) const noexcept;

    unsigned m_down = 0;
};

}  // namespace sinew
