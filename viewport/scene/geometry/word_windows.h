// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Access to a whole buffer for a vertex shader that reads words (SetLayouts::words), even if the
/// buffer exceeds the shader range: a sequence of windows.
class WordWindows {
public:
    WordWindows() = default;  // empty
    /// The buffer must outlive the windows. `mostRange`: maximum bytes per window, at least 256.
    /// Throws GpuError.
    WordWindows(const DeviceView& device, VkDescriptorSetLayout layout, VkBuffer buffer,
                VkDeviceSize bytes, VkDeviceSize mostRange);

    /// A run of words in one window.
    struct Part {
        VkDescriptorSet set = VK_NULL_HANDLE;
        std::uint32_t origin = 0;  // index of word 0 in the window, modulo 2^32
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    /// The first part of words `first` to `end` of an array at byte offset `arrayBegin`, a multiple
    /// of 4. Never empty; the next part starts at its end.
    [[nodiscard]] Part part(VkDeviceSize arrayBegin, std::uint32_t first,
                            std::uint32_t end) const noexcept;

    [[nodiscard]] std::size_t count() const noexcept { return m_sets.size(); }

private:
    VkDeviceSize m_step = 0;  // bytes between windows
    Unique<VkDescriptorPool> m_pool;
    std::vector<VkDescriptorSet> m_sets;
};

}  // namespace sinew
