// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew::check {

/// How often something occurs, and where it occurs first.
struct Tally {
    std::size_t count = 0;
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    /// Whether this is the first.
    bool add(std::size_t where) noexcept {
        last = static_cast<std::uint32_t>(where);
        if (count++ > 0) {
            return false;
        }
        first = static_cast<std::uint32_t>(where);
        return true;
    }
    explicit operator bool() const noexcept { return count > 0; }
};

}  // namespace sinew::check
