// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Memory limit of all arenas of a device. Drivers that use CPU memory allocate until the machine
/// has none left; a budget stops earlier. Thread-safe.
class DeviceBudget {
public:
    explicit DeviceBudget(VkDeviceSize limitBytes) noexcept : m_limit(limitBytes) {}

    /// False: it would exceed the budget; nothing is taken.
    [[nodiscard]] bool take(VkDeviceSize bytes) noexcept;
    void give(VkDeviceSize bytes) noexcept { m_used -= bytes; }
    [[nodiscard]] VkDeviceSize usedBytes() const noexcept { return m_used; }
    [[nodiscard]] VkDeviceSize limitBytes() const noexcept { return m_limit; }

private:
    VkDeviceSize m_limit;
    std::atomic<VkDeviceSize> m_used = 0;
};

/// The largest heap of the device.
[[nodiscard]] VkDeviceSize largestHeapBytes(VkPhysicalDevice device);

/// Device memory in large blocks, handed out in order and freed all at once with the arena. Buffers
/// and images use separate blocks, so that bufferImageGranularity does not matter.
class MemoryArena {
public:
    /// All but Device stay mapped, coherent. Frame: written by the CPU with every frame, read by
    /// the GPU many times; memory of the device where the CPU reaches it, which is slow to read
    /// there.
    enum class Access { Device, Frame, Upload, ReadBack };

    MemoryArena() = default;  // empty, for assignment
    /// Blocks are at least 1 MiB.
    MemoryArena(const DeviceView& device, Access access, VkDeviceSize firstBlockBytes = 1 << 20);
    MemoryArena(MemoryArena&& other) noexcept = default;
    /// Swaps, so that memory outlives the resources bound to it when an owner of both is assigned.
    MemoryArena& operator=(MemoryArena&& other) noexcept;

    /// Binds memory to the resource; returns its mapped address (null for Access::Device).
    std::byte* bind(VkBuffer buffer);
    void bind(VkImage image);

    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_bytes; }
    /// Whether the GPU reads all of it at its full speed.
    [[nodiscard]] bool isDeviceLocal() const noexcept;

private:
    /// A share of a budget, returned on destruction.
    class Share {
    public:
        Share() noexcept = default;
        Share(DeviceBudget* budget, VkDeviceSize bytes) noexcept
            : m_budget(budget), m_bytes(bytes) {}
        Share(Share&& other) noexcept
            : m_budget(std::exchange(other.m_budget, nullptr)), m_bytes(other.m_bytes) {}
        Share& operator=(Share&& other) noexcept {
            std::swap(m_budget, other.m_budget);
            std::swap(m_bytes, other.m_bytes);
            return *this;
        }
        ~Share() {
            if (m_budget != nullptr) {
                m_budget->give(m_bytes);
            }
        }

    private:
        DeviceBudget* m_budget = nullptr;  // borrowed; null: nothing to return
        VkDeviceSize m_bytes = 0;
    };
    struct Block {
        Share share;
        Unique<VkDeviceMemory> memory;
        VkDeviceSize size = 0;
        VkDeviceSize used = 0;
        std::uint32_t type = 0;
        bool images = false;
        std::byte* mapped = nullptr;
    };
    struct Slice {
        VkDeviceMemory memory;
        VkDeviceSize offset;
        std::byte* mapped;
    };
    Slice allocate(const VkMemoryRequirements& requirements, bool image);
    Block& grow(VkDeviceSize bytes, std::uint32_t type, bool image);
    Block& addBlock(VkDeviceSize bytes, std::uint32_t type, bool image);
    [[nodiscard]] Share shareOf(VkDeviceSize bytes, std::uint32_t type) const;
    [[nodiscard]] std::uint32_t memoryType(std::uint32_t allowed, VkDeviceSize bytes) const;
    [[nodiscard]] bool isScarce(std::uint32_t type, VkDeviceSize bytes) const noexcept;

    DeviceView m_device;  // borrowed
    Access m_access = Access::Device;
    VkDeviceSize m_nextBlockBytes = 0;
    VkDeviceSize m_bytes = 0;
    VkPhysicalDeviceMemoryProperties m_properties{};
    std::vector<Block> m_blocks;
};

/// A buffer without memory; MemoryArena::bind provides it.
[[nodiscard]] Unique<VkBuffer> makeBuffer(const DeviceView& device, const ObjectName& name,
                                          VkDeviceSize bytes, VkBufferUsageFlags usage);

/// A buffer with memory of its own; move-only.
class OwnedBuffer {
public:
    OwnedBuffer() = default;  // none, of no bytes
    OwnedBuffer(const DeviceView& device, const ObjectName& name, MemoryArena::Access access,
                VkDeviceSize bytes, VkBufferUsageFlags usage);

    [[nodiscard]] VkBuffer get() const noexcept { return m_buffer.get(); }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_bytes; }
    /// Not with Access::Device. Reading may be slow, except with Access::ReadBack.
    [[nodiscard]] std::span<std::byte> mapped() const noexcept {
        return {m_mapped, static_cast<std::size_t>(m_bytes)};
    }
    /// Whether the GPU reads it at its full speed.
    [[nodiscard]] bool isDeviceLocal() const noexcept { return m_arena.isDeviceLocal(); }

private:
    MemoryArena m_arena;
    Unique<VkBuffer> m_buffer;
    std::byte* m_mapped = nullptr;
    VkDeviceSize m_bytes = 0;
};

}  // namespace sinew
