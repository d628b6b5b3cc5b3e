// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew::test {

/// How long a test waits before it fails, milliseconds. Generous: the software device is slow
/// under the validation layer, more so under the sanitizers with another test beside it, and only
/// a failing test waits that long.
inline constexpr int kPatience = 150000;

}  // namespace sinew::test
