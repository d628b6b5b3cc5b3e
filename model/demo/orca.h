// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace sinew {

/// The demonstration asset: a GLB with a skinned, textured, animated orca made by code. The same
/// bytes every time. `flawed` plants the defects that its `extras.defects` lists.
[[nodiscard]] std::vector<std::uint8_t> orcaGlb(bool flawed = false);

}  // namespace sinew
