// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <cstdint>
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

/// Sample count of the window. Software devices draw one sample per pixel while something moves and
/// refine the picture once it is still; GPUs always use the full count.
class Refinement {
public:
    static constexpr double kStillSeconds = 0.2;
    static constexpr std::uint32_t kFine = 4;
    static constexpr std::uint32_t kCoarse = 1;

    void setSoftwareDevice(bool software) noexcept { m_software = software; }

    /// Samples of the frame drawn at `now` (seconds). `moved`: its view or pose differs from the
    /// previous frame, or something plays.
    [[nodiscard]] std::uint32_t samples(bool moved, double now) noexcept;

    /// The last frame was coarse, so another one is due after kStillSeconds without motion.
    [[nodiscard]] bool due() const noexcept { return m_coarse; }

private:
    bool m_software = false;
    bool m_coarse = false;
    double m_movedAt = 0.0;
};

}  // namespace sinew
