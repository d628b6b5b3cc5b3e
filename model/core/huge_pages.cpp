// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/huge_pages.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace sinew {

void preferHugePages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) noexcept {
#ifdef __linux__
    constexpr std::uintptr_t kPage = std::uintptr_t{2} << 20U;
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t first = (begin + kPage - 1) / kPage * kPage;
    const std::uintptr_t last = (begin + bytes) / kPage * kPage;
    if (first < last) {
        static_cast<void>(madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE));
    }
#endif
}

std::vector<std::uint8_t> hugeBytes(std::size_t count) {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(count);
    preferHugePages(bytes.data(), count);
    bytes.resize(count);
    return bytes;
}

}  // namespace sinew
