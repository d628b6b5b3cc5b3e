// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <cstddef>

#include "app/common/failure.h"

namespace sinew::cli {

/// During its lifetime the first Ctrl+C only requests the end, and the second ends the process.
class Interruption {
public:
    /// `active` false: Ctrl+C ends the process as usual.
    explicit Interruption(bool active);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] bool requested() const noexcept;

private:
    bool m_active;
    struct sigaction m_before {};
};

/// The failure (exit 130) that says how many pictures are done.
[[nodiscard]] Failure interrupted(std::size_t done, std::size_t of);

}  // namespace sinew::cli
