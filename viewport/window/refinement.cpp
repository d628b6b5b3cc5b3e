// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/refinement.h"

namespace sinew {

std::uint32_t Refinement::samples(bool moved, double now) noexcept {
    if (moved) {
        m_movedAt = now;
    }
    const bool settling = m_coarse && now - m_movedAt < kStillSeconds;
    m_coarse = m_software && (moved || settling);
    return m_coarse ? kCoarse : kFine;
}

}  // namespace sinew
