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
    using Tell = std::function<void(float)>;  // 0 to 1

    /// Borrows `tell`, which may be empty.
    PercentDone(std::uint64_t pieces, const Tell& tell) : m_pieces(pieces), m_tell(tell) {}

    /// One more piece is finished.
    void add() {
        if (!m_tell) {
            return;
        }
        const std::scoped_lock lock(m_mutex);
        const std::uint64_t before = 100 * m_done / m_pieces;
        ++m_done;
        if (100 * m_done / m_pieces != before) {
            m_tell(static_cast<float>(m_done) / static_cast<float>(m_pieces));
        }
    }

private:
    std::mutex m_mutex;
    std::uint64_t m_pieces;
    std::uint64_t m_done = 0;
    const Tell& m_tell;
};

}  // namespace sinew
