// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/allocation_counter.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t allocations = 0;
std::atomic<std::size_t> liveBytes = 0;
std::atomic<std::size_t> mostBytes = 0;

void* tracked(void* memory) noexcept {
    ++allocations;
    const std::size_t bytes = memory != nullptr ? malloc_usable_size(memory) : 0;
    const std::size_t live = liveBytes.fetch_add(bytes) + bytes;
    std::size_t most = mostBytes.load();
    while (live > most && !mostBytes.compare_exchange_weak(most, live)) {
    }
    return memory;
}

void release(void* memory) noexcept {
    if (memory != nullptr) {
        liveBytes -= malloc_usable_size(memory);
    }
    std::free(memory);
}

void* counted(std::size_t bytes) noexcept {
    return tracked(std::malloc(std::max<std::size_t>(bytes, 1)));
}

void* countedOrThrow(std::size_t bytes) {
    if (void* memory = counted(bytes)) {
        return memory;
    }
    throw std::bad_alloc();
}

void* countedAligned(std::size_t bytes, std::align_val_t alignment) {
    const auto step = static_cast<std::size_t>(alignment);
    const std::size_t rounded = (std::max<std::size_t>(bytes, 1) + step - 1) / step * step;
    if (void* memory = tracked(std::aligned_alloc(step, rounded))) {
        return memory;
    }
    throw std::bad_alloc();
}

}  // namespace

// Every overload is needed; otherwise memory from a sanitizer's operator would reach our free().
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
    release(memory);
}
void operator delete[](void* memory) noexcept {
    release(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    release(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    release(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    release(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    release(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    release(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    release(memory);
}

namespace sinew::test {

std::size_t allocationsOfThisThread() noexcept {
    return allocations;
}

void forgetPeak() noexcept {
    mostBytes = liveBytes.load();
}

std::size_t bytesAtPeak() noexcept {
    return mostBytes;
}

}  // namespace sinew::test
