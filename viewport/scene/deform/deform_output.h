// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Device memory for deformed vertices, and per frame in flight what fills it from the processor:
/// jobs, and vertices that the processor deformed. Grows on demand.
class DeformOutput {
public:
    DeformOutput(const DeviceView& device, std::uint32_t slots);

    /// The device must be idle. Throws GpuError; what was there is gone then.
    void reserve(VkDeviceSize bytes);
    [[nodiscard]] bool fits(VkDeviceSize bytes) const noexcept { return bytes <= m_bytes; }
    [[nodiscard]] VkBuffer buffer() const noexcept { return m_buffer.get(); }

    /// The same of what skin.comp reads of palettes.
    void reserveRows(VkDeviceSize bytes);
    [[nodiscard]] bool fitsRows(VkDeviceSize bytes) const noexcept { return bytes <= m_rowBytes; }
    [[nodiscard]] VkBuffer rows() const noexcept { return m_rows.get(); }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_bytes; }

    struct Upload {
        VkBuffer buffer = VK_NULL_HANDLE;
        std::span<std::byte> mapped;  // write only: reading may be slow
    };
    /// The slot's own memory of at least so many bytes, for one purpose. The slot's previous frame
    /// must have finished. Allocates where it is more than ever before. Throws GpuError.
    [[nodiscard]] Upload jobs(std::uint32_t slot, VkDeviceSize bytes);
    [[nodiscard]] Upload vertices(std::uint32_t slot, VkDeviceSize bytes);

private:
    struct Staging {
        std::optional<MemoryArena> arena;
        Unique<VkBuffer> buffer;
        std::span<std::byte> mapped;
    };
    Upload grown(Staging& staging, VkDeviceSize bytes, VkBufferUsageFlags usage);

    DeviceView m_device;  // borrowed
    std::optional<MemoryArena> m_arena;
    Unique<VkBuffer> m_buffer;
    VkDeviceSize m_bytes = 0;
    std::optional<MemoryArena> m_rowArena;
    Unique<VkBuffer> m_rows;
    VkDeviceSize m_rowBytes = 0;
    std::vector<Staging> m_jobs;      // per slot
    std::vector<Staging> m_vertices;  // per slot
};

}  // namespace sinew
