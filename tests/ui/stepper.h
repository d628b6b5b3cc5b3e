// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/asset/asset.h"

namespace sinew::test {

inline constexpr NodeIndex kLeftFoot(2U);

/// Hips (0), a head (1) that jumps by 60 degrees at frame 20 and stays there, and two feet: the
/// left one (2) is in contact until frame 10, slides by 0.1 units from frame 4 to 5, and is in
/// contact again from frame 20 on; the right one (3) is always in contact. The second clip,
/// "Other", moves nothing. All names begin with `prefix`. At 30 frames per second.
[[nodiscard]] std::shared_ptr<const Asset> steppingCharacter(const char* prefix = "");

}  // namespace sinew::test
