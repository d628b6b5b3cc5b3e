// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstring>
#include <span>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// One persistently mapped buffer with a slot per frame in flight. A frame begins its slot, when
/// the GPU has finished with it, and appends what the GPU shall read.
class FrameRing {
public:
    /// What the sizes of single allocations are rounded up to.
    [[nodiscard]] static VkDeviceSize alignmentOn(const DeviceView& device);

    /// Every slot holds `slotBytes`, and after the last one lie `tailBytes` more, so that a
    /// descriptor of that range may start anywhere.
    FrameRing(const DeviceView& device, std::uint32_t slots, VkDeviceSize slotBytes,
              VkDeviceSize tailBytes);

    void begin(std::uint32_t slot) noexcept;

    struct Slice {
        std::byte* mapped;
        std::uint32_t offset;  // in the buffer; aligned for uniform and storage buffers
    };
    /// The caller has reserved enough: the sum of `aligned(bytes)` fits the slot.
    [[nodiscard]] Slice allocate(VkDeviceSize bytes) noexcept;
    [[nodiscard]] VkDeviceSize aligned(VkDeviceSize bytes) const noexcept;

    template <class T>
    std::uint32_t write(std::span<const T> values) noexcept {
        const Slice slice = allocate(values.size_bytes());
        if (!values.empty()) {
            std::memcpy(slice.mapped, values.data(), values.size_bytes());
        }
        return slice.offset;
    }

    [[nodiscard]] VkBuffer buffer() const noexcept { return m_buffer.get(); }
    [[nodiscard]] VkDeviceSize slotBytes() const noexcept { return m_slotBytes; }

private:
    VkDeviceSize m_alignment;
    VkDeviceSize m_slotBytes;
    VkDeviceSize m_slotEnd = 0;
    VkDeviceSize m_next = 0;
    MemoryArena m_arena;
    Unique<VkBuffer> m_buffer;
    std::byte* m_mapped = nullptr;
};

}  // namespace sinew
