// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Device memory in large blocks, handed out in order and freed all at once with the arena.
/// Buffers and images lie in separate blocks, so that bufferImageGranularity plays no part.
class MemoryArena {
public:
    enum class Access { Device, Upload, ReadBack };  // Upload and ReadBack stay mapped, coherent

    MemoryArena(const DeviceView& device, Access access, VkDeviceSize firstBlockBytes = 1 << 20);

    /// Binds memory to the resource; returns where it is mapped (null for Access::Device).
    std::byte* bind(VkBuffer buffer);
    void bind(VkImage image);

    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_bytes; }

private:
    struct Block {
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
    [[nodiscard]] std::uint32_t memoryType(std::uint32_t allowed) const;

    DeviceView m_device;  // borrowed
    Access m_access;
    VkDeviceSize m_nextBlockBytes;
    VkDeviceSize m_bytes = 0;
    VkPhysicalDeviceMemoryProperties m_properties{};
    std::vector<Block> m_blocks;
};

}  // namespace sinew
