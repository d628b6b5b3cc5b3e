// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew {

/// Current memory use of a renderer.
struct RendererMemory {
    std::uint64_t deviceBytes = 0;  // bytes of all arenas of its device; 0 if not tracked
    std::size_t pipelines = 0;      // surface pipelines, for all sample counts
};

}  // namespace sinew
