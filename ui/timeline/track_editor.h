// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// What the timeline shows below the ruler.
enum class TrackEditor : std::uint8_t { None, DopeSheet, Curves };

}  // namespace sinew
