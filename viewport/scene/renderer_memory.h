// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew {

/// What a renderer holds at a moment.
struct RendererMemory {
    std::uint64_t deviceBytes = 0;  // of all arenas of its device; 0 where nobody counts them
    std::size_t pipelines = 0;      // of surfaces, for all sample counts
};

}  // namespace sinew
