// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/allocation_counter.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t allocations = 0;

void* counted(std::size_t bytes) noexcept {
    ++allocations;
    return std::malloc(std::max<std::size_t>(bytes, 1));
}

void* countedOrThrow(std::size_t bytes) {
    if (void* memory = counted(bytes)) {
        return memory;
    }
    throw std::bad_alloc();
}

void* countedAligned(std::size_t bytes, std::align_val_t alignment) {
    ++allocations;
    const auto step = static_cast<std::size_t>(alignment);
    const std::size_t rounded = (std::max<std::size_t>(bytes, 1) + step - 1) / step * step;
    if (void* memory = std::aligned_alloc(step, rounded)) {
        return memory;
    }
    throw std::bad_alloc();
}

}  // namespace

// Every form, or a sanitizer's own would meet our free().
void* operator new(std::size_t bytes) {
    return countedOrThrow(bytes);
}
void* operator new[](std::size_t bytes) {
    return countedOrThrow(bytes);
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return counted(bytes);
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
    return counted(bytes);
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return countedAligned(bytes, alignment);
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return countedAligned(bytes, alignment);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}

namespace sinew::test {

std::size_t allocationsOfThisThread() noexcept {
    return allocations;
}

}  // namespace sinew::test
