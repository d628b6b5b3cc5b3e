// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// The part of a clip that starts again at its end, in file time, or mixer time; empty: nothing
/// does.
struct LoopRange {
    float start = 0.0F;
    float end = 0.0F;

    [[nodiscard]] bool any() const noexcept { return end > start; }
    [[nodiscard]] float length() const noexcept { return end - start; }
    bool operator==(const LoopRange&) const = default;
};

}  // namespace sinew
