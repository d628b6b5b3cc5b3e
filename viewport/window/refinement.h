// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// How finely the window draws. A software device takes one sample per pixel while something moves
/// and refines the picture once it has been still for a moment; a graphics chip always draws fine.
class Refinement {
public:
    static constexpr double kStillSeconds = 0.2;
    static constexpr std::uint32_t kFine = 4;
    static constexpr std::uint32_t kCoarse = 1;

    void setSoftwareDevice(bool software) noexcept { m_software = software; }

    /// Samples of the frame that is drawn at `now` (seconds). `moved`: it shows another view or
    /// pose than the one before, or things play.
    [[nodiscard]] std::uint32_t samples(bool moved, double now) noexcept;

    /// The last frame was coarse, so one more is due when nothing has moved for kStillSeconds.
    [[nodiscard]] bool due() const noexcept { return m_coarse; }

private:
    bool m_software = false;
    bool m_coarse = false;
    double m_movedAt = 0.0;
};

}  // namespace sinew
