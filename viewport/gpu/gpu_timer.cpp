// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/gpu_timer.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/create.h"
#include "viewport/gpu/device_limits.h"

namespace sinew {
namespace {

/// 0: the queue has no timestamps.
std::uint32_t validBits(const DeviceView& device) {
    const std::vector<VkQueueFamilyProperties> families = queueFamilies(device.physical);
    return device.queueFamily < families.size() ? families[device.queueFamily].timestampValidBits
                                                : 0;
}

struct Tick {
    std::uint64_t value;
    std::uint64_t available;  // 0: not written yet
};

}  // namespace

GpuTimer::GpuTimer(const DeviceView& device, std::uint32_t slots)
    : m_device(device),
      m_nanosecondsPerTick(double{deviceLimits(device).timestampPeriod}),
      m_written(slots, 0) {
    const std::uint32_t bits = validBits(device);
    if (bits == 0 || m_nanosecondsPerTick <= 0.0) {
        return;
    }
    m_isSoftware = isSoftware(device);
    m_validTicks = bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    VkQueryPoolCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = slots * kMarks;
    m_pool = create(device, vkCreateQueryPool, info, "create a pool of timestamps", "timestamps");
}

void GpuTimer::begin(VkCommandBuffer commands, std::uint32_t slot) noexcept {
    if (!m_pool) {
        return;
    }
    collect(slot);
    m_slot = slot;
    m_written[slot] = 0;
    vkCmdResetQueryPool(commands, m_pool.get(), slot * kMarks, kMarks);
    mark(commands, 0);
}

void GpuTimer::end(VkCommandBuffer commands, GpuPass pass) noexcept {
    if (m_pool) {
        mark(commands, 1 + static_cast<std::uint32_t>(pass));
    }
}

void GpuTimer::mark(VkCommandBuffer commands, std::uint32_t number) noexcept {
    m_written[m_slot] |= 1U << number;
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, m_pool.get(),
                        m_slot * kMarks + number);
    constexpr std::uint32_t kLast = kMarks - 1;
    if (m_isSoftware && number != kLast) {
        // Without a barrier lavapipe takes the timestamp with the next draw, so copies and
        // dispatches would have no duration.
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT,
                             VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, 0, 0, nullptr, 0, nullptr, 0,
                             nullptr);
    }
}

void GpuTimer::collect(std::uint32_t slot) noexcept {
    std::array<Tick, kMarks> ticks{};
    if (!m_pool || m_written[slot] <= 1 ||
        vkGetQueryPoolResults(m_device.device, m_pool.get(), slot * kMarks, kMarks, sizeof ticks,
                              ticks.data(), sizeof(Tick),
                              VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WITH_AVAILABILITY_BIT) <
            VK_SUCCESS) {
        return;
    }
    GpuTimes times;
    std::uint64_t before = ticks[0].value;
    for (std::uint32_t mark = 1; mark < kMarks; ++mark) {
        if ((m_written[slot] >> mark & 1U) == 0) {
            continue;
        }
        if (ticks.at(mark).available == 0 || ticks[0].available == 0) {
            return;  // recorded but never submitted
        }
        const auto milliseconds = [&](std::uint64_t since) {
            const std::uint64_t passed = (ticks.at(mark).value - since) & m_validTicks;
            return static_cast<float>(static_cast<double>(passed) * m_nanosecondsPerTick * 1e-6);
        };
        times.passMilliseconds.at(mark - 1) = milliseconds(before);
        times.frameMilliseconds = milliseconds(ticks[0].value);
        before = ticks.at(mark).value;
    }
    m_latest = times;
}

}  // namespace sinew
