// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/view/look_option.h"

namespace sinew {

// The rows of `lookOptions()`, by topic.

[[nodiscard]] std::span<const LookOption> pictureLookRows() noexcept;   // picture, pose, view
[[nodiscard]] std::span<const LookOption> valueLookRows() noexcept;     // data views
[[nodiscard]] std::span<const LookOption> lightLookRows() noexcept;     // light, environment
[[nodiscard]] std::span<const LookOption> skeletonLookRows() noexcept;  // skeleton, joint names
[[nodiscard]] std::span<const LookOption> marksLookRows() noexcept;     // bounds, surface marks
[[nodiscard]] std::span<const LookOption> motionLookRows() noexcept;    // trails, ghosts, root
[[nodiscard]] std::span<const LookOption> skinningLookRows() noexcept;  // skinning, timings

}  // namespace sinew
