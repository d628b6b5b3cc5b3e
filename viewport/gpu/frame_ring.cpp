// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/frame_ring.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

constexpr VkBufferUsageFlags kUsage =
    VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
    VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT;

}  // namespace

VkDeviceSize FrameRing::alignmentOn(const DeviceView& device) {
    const VkPhysicalDeviceLimits limits = deviceLimits(device);
    return std::max({limits.minStorageBufferOffsetAlignment, limits.minUniformBufferOffsetAlignment,
                     VkDeviceSize{16}});
}

FrameRing::FrameRing(const DeviceView& device, const ObjectName& name, std::uint32_t slots,
                     VkDeviceSize slotBytes, VkDeviceSize tailBytes)
    : m_alignment(alignmentOn(device)), m_slotBytes(aligned(slotBytes)) {
    const VkDeviceSize total = m_slotBytes * slots + tailBytes;
    if (total > std::numeric_limits<std::uint32_t>::max()) {
        throw GpuError(GpuError::Kind::Failed, "the data of one frame needs more than 4 GiB");
    }
    m_buffer = OwnedBuffer(device, name, MemoryArena::Access::Frame, total, kUsage);
}

void FrameRing::begin(std::uint32_t slot) noexcept {
    m_next = m_slotBytes * slot;
    m_slotEnd = m_next + m_slotBytes;
}

FrameRing::Slice FrameRing::allocate(VkDeviceSize bytes) noexcept {
    const VkDeviceSize offset = m_next;
    m_next += aligned(bytes);
    assert(m_next <= m_slotEnd);
    return {m_buffer.mapped().data() + offset, static_cast<std::uint32_t>(offset)};
}

VkDeviceSize FrameRing::aligned(VkDeviceSize bytes) const noexcept {
    return alignUp(bytes, m_alignment);
}

}  // namespace sinew
