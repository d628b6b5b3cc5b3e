// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/geometry/word_windows.h"

namespace sinew {

/// Device memory for deformed vertices, and CPU-written memory per frame in flight: jobs, and
/// vertices deformed on the CPU. Grows on demand.
class DeformOutput {
public:
    /// `words`: SetLayouts::words, borrowed.
    DeformOutput(const DeviceView& device, VkDescriptorSetLayout words, std::uint32_t slots);

    /// Frees all memory. The device must be idle.
    void clear() noexcept;

    /// The device must be idle. `mostRange`: buffer range that a shader can access. If it throws
    /// GpuError, previous contents are lost.
    void reserve(VkDeviceSize bytes, VkDeviceSize mostRange);
    [[nodiscard]] bool fits(VkDeviceSize bytes) const noexcept { return bytes <= m_bytes; }
    [[nodiscard]] VkBuffer buffer() const noexcept { return m_buffer.get(); }
    [[nodiscard]] const WordWindows& words() const noexcept { return m_words; }

    /// The same for the palette rows of skin.comp.
    void reserveRows(VkDeviceSize bytes);
    [[nodiscard]] bool fitsRows(VkDeviceSize bytes) const noexcept { return bytes <= m_rowBytes; }
    [[nodiscard]] VkBuffer rows() const noexcept { return m_rows.get(); }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_bytes; }

    struct Upload {
        VkBuffer buffer = VK_NULL_HANDLE;
        std::span<std::byte> mapped;  // write only, because reading may be slow
    };
    /// Memory of the slot with at least this many bytes, one function per purpose. The slot's
    /// previous frame must have finished. Allocates if it is more than ever before. Throws
    /// GpuError.
    [[nodiscard]] Upload jobs(std::uint32_t slot, VkDeviceSize bytes);
    [[nodiscard]] Upload vertices(std::uint32_t slot, VkDeviceSize bytes);

private:
    struct Staging {
        std::optional<MemoryArena> arena;
        Unique<VkBuffer> buffer;
        std::span<std::byte> mapped;
    };
    void clearVertices() noexcept;
    void clearRows() noexcept;
    static void clear(Staging& staging) noexcept;
    Upload grown(Staging& staging, MemoryArena::Access access, VkDeviceSize bytes,
                 VkBufferUsageFlags usage);

    DeviceView m_device;                  // borrowed
    VkDescriptorSetLayout m_wordsLayout;  // borrowed
    std::optional<MemoryArena> m_arena;
    Unique<VkBuffer> m_buffer;
    WordWindows m_words;  // windows of that buffer
    VkDeviceSize m_bytes = 0;
    std::optional<MemoryArena> m_rowArena;
    Unique<VkBuffer> m_rows;
    VkDeviceSize m_rowBytes = 0;
    std::vector<Staging> m_jobs;      // [slot]
    std::vector<Staging> m_vertices;  // [slot]
};

}  // namespace sinew
