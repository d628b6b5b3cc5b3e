// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

/// Requests large pages for memory that has not been written yet: the first write to each small
/// page costs more than decoding a texture's texels. A hint; it has no effect if the system has no
/// large pages or the memory is small.
void preferHugePages(void* memory, std::size_t bytes) noexcept;

/// `count` zero bytes in such memory.
[[nodiscard]] std::vector<std::uint8_t> hugeBytes(std::size_t count);

}  // namespace sinew
