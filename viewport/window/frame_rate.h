// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <optional>

namespace sinew {

/// Frames per second while something moves.
class FrameRate {
public:
    /// Called after each frame. A new rate twice a second; 0 when the motion ends.
    [[nodiscard]] std::optional<double> count(bool moving);
    [[nodiscard]] bool wasMoving() const noexcept { return m_wasMoving; }

private:
    QElapsedTimer m_since;
    int m_frames = 0;
    bool m_wasMoving = false;
};

}  // namespace sinew
