// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

/// Asks for large pages under memory that is not yet written to: the first write to each page of
/// some KiB costs more than decoding a texture's texels. A wish; where the system has none or the
/// memory is small, nothing changes.
void preferHugePages(void* memory, std::size_t bytes) noexcept;

/// `count` bytes of zero in such memory.
[[nodiscard]] std::vector<std::uint8_t> hugeBytes(std::size_t count);

}  // namespace sinew
