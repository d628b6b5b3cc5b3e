// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// All of a buffer for a vertex shader that reads it word by word (SetLayouts::words), also where
/// the buffer is larger than what a shader reaches: as windows that follow each other.
class WordWindows {
public:
    WordWindows() = default;  // of nothing
    /// The buffer must outlive the windows. `mostRange`: bytes that a window has at most; 256 at
    /// least. Throws GpuError.
    WordWindows(const DeviceView& device, VkDescriptorSetLayout layout, VkBuffer buffer,
                VkDeviceSize bytes, VkDeviceSize mostRange);

    /// Words that follow each other in one window.
    struct Part {
        VkDescriptorSet set = VK_NULL_HANDLE;
        std::uint32_t origin = 0;  // place of word 0 in the window, modulo 2^32
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    /// The first part of words `first` to `end` of an array that begins at a byte of the buffer, a
    /// multiple of 4. It is not empty, and the next one begins at its end.
    [[nodiscard]] Part part(VkDeviceSize arrayBegin, std::uint32_t first,
                            std::uint32_t end) const noexcept;

    [[nodiscard]] std::size_t count() const noexcept { return m_sets.size(); }

private:
    VkDeviceSize m_step = 0;  // bytes from one window to the next
    Unique<VkDescriptorPool> m_pool;
    std::vector<VkDescriptorSet> m_sets;
};

}  // namespace sinew
