// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/frame_rate.h"

#include <utility>

namespace sinew {
namespace {

constexpr qint64 kMeasureMilliseconds = 500;

}  // namespace

std::optional<double> FrameRate::count(bool moving) {
    const bool moved = std::exchange(m_wasMoving, moving);
    if (!moving) {
        return moved ? std::optional(0.0) : std::nullopt;
    }
    if (!moved) {
        m_since.start();
        m_frames = 0;
        return std::nullopt;
    }
    ++m_frames;
    const qint64 passed = m_since.elapsed();
    if (passed < kMeasureMilliseconds) {
        return std::nullopt;
    }
    m_since.restart();
    return std::exchange(m_frames, 0) * 1000.0 / double(passed);
}

std::uint32_t Refinement::samples(bool moved, double now) noexcept {
    if (moved) {
        m_movedAt = now;
    }
    const bool settling = m_coarse && now - m_movedAt < kStillSeconds;
    m_coarse = m_software && (moved || settling);
    return m_coarse ? kCoarse : kFine;
}

}  // namespace sinew
