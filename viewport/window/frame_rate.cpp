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

}  // namespace sinew
