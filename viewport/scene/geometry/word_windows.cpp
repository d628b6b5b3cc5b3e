// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/word_windows.h"

#include <vulkan/vulkan_core.h>

#include <algorithm>

#include "viewport/gpu/descriptors.h"

namespace sinew {
namespace {

constexpr VkDescriptorType kWordStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDeviceSize kWordBytes = sizeof(std::uint32_t);
// The largest storage buffer offset alignment that a device may require.
constexpr VkDeviceSize kAlignment = 256;

}  // namespace

WordWindows::WordWindows(const DeviceView& device, VkDescriptorSetLayout layout, VkBuffer buffer,
                         VkDeviceSize bytes, VkDeviceSize mostRange)
    : m_step(mostRange / kAlignment * kAlignment) {
    const auto count = static_cast<std::uint32_t>((bytes + m_step - 1) / m_step);
    m_pool = makeDescriptorPool(device, "sets of words", count, {{kWordStorage, count}});
    for (VkDeviceSize begin = 0; begin < bytes; begin += m_step) {
        const VkDescriptorSet set =
            allocateSet(device, {"words", m_sets.size()}, m_pool.get(), layout);
        writeSet(device, set, 0, kWordStorage, {buffer, begin, std::min(m_step, bytes - begin)});
        m_sets.push_back(set);
    }
}

WordWindows::Part WordWindows::part(VkDeviceSize arrayBegin, std::uint32_t first,
                                    std::uint32_t end) const noexcept {
    const VkDeviceSize window = (arrayBegin + first * kWordBytes) / m_step;
    const VkDeviceSize windowEnd = (window + 1) * m_step;
    const VkDeviceSize reached = (windowEnd - arrayBegin) / kWordBytes;
    const auto partEnd = static_cast<std::uint32_t>(std::min<VkDeviceSize>(end, reached));
    return {.set = m_sets[window],
            .origin =
                static_cast<std::uint32_t>(arrayBegin / kWordBytes - window * m_step / kWordBytes),
            .first = first,
            .count = partEnd - first};
}

}  // namespace sinew
