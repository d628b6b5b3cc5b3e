// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>

namespace sinew {

/// The finished share of work in many pieces, reported whenever another percent is done: ascending,
/// one call at a time. Pieces may be finished on any thread.
class PercentDone {
public:
    using Report = std::function<void(float)>;  // 0 to 1

    /// Borrows `report`, which may be empty.
    PercentDone(std::uint64_t pieces, const Report& report) : m_pieces(pieces), m_report(report) {}

    /// One more piece is finished.
    void add() {
        if (!m_report) {
            return;
        }
        const std::scoped_lock lock(m_mutex);
        const std::uint64_t before = 100 * m_done / m_pieces;
        ++m_done;
        if (100 * m_done / m_pieces != before) {
            m_report(static_cast<float>(m_done) / static_cast<float>(m_pieces));
        }
    }

private:
    std::mutex m_mutex;
    std::uint64_t m_pieces;
    std::uint64_t m_done = 0;
    const Report& m_report;
};

}  // namespace sinew
