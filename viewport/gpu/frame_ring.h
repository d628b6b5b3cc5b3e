// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstring>
#include <span>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"

namespace sinew {

/// One persistently mapped buffer with a slot per frame in flight. A frame begins its slot once the
/// GPU has finished with it, and appends data for the GPU.
class FrameRing {
public:
    /// Alignment of single allocations.
    [[nodiscard]] static VkDeviceSize alignmentOn(const DeviceView& device);

    /// Every slot has `slotBytes`; `tailBytes` follow the last slot, so that a descriptor of that
    /// range may start anywhere.
    FrameRing(const DeviceView& device, const ObjectName& name, std::uint32_t slots,
              VkDeviceSize slotBytes, VkDeviceSize tailBytes);

    void begin(std::uint32_t slot) noexcept;

    struct Slice {
        std::byte* mapped;
        std::uint32_t offset;  // offset in the buffer; aligned for uniform and storage buffers
    };
    /// Requires enough space: the sum of `aligned(bytes)` must fit the slot.
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
    /// Whether the GPU reads it at its full speed.
    [[nodiscard]] bool isDeviceLocal() const noexcept { return m_buffer.isDeviceLocal(); }

private:
    VkDeviceSize m_alignment;
    VkDeviceSize m_slotBytes;
    VkDeviceSize m_slotEnd = 0;
    VkDeviceSize m_next = 0;
    OwnedBuffer m_buffer;
};

}  // namespace sinew
