// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// The parts of a frame, in the order in which the GPU runs them.
enum class GpuPass : std::uint8_t { Deform, Shadow, Main, Overlay };
inline constexpr std::size_t kGpuPassCount = 4;

/// How long one frame took the GPU. What is absent was not measured: the pass did not run, or the
/// device has no timestamps on its graphics queue.
struct GpuTimes {
    std::array<std::optional<float>, kGpuPassCount> passMilliseconds;  // by GpuPass
    std::optional<float> frameMilliseconds;  // from the first command to the last
};

/// Timestamps around the passes of each frame in flight. A frame is a chain of marks: what lies
/// between two of them belongs to the pass that the later one ends, so the passes add up to the
/// frame. Reads back without waiting, when the slot comes around again.
class GpuTimer {
public:
    /// One slot per frame in flight.
    GpuTimer(const DeviceView& device, std::uint32_t slots);

    /// False: the queue has no timestamps; all calls do nothing.
    [[nodiscard]] bool available() const noexcept { return static_cast<bool>(m_pool); }

    /// Outside any render pass, before everything else of the frame. The slot's previous frame must
    /// have finished; `latest` is that one from now on.
    void begin(VkCommandBuffer commands, std::uint32_t slot) noexcept;
    /// Everything recorded since the last mark was `pass`, once per frame and in ascending order.
    /// Inside a render pass only for the last one, `Overlay`.
    void end(VkCommandBuffer commands, GpuPass pass) noexcept;

    /// For a host that knows more: the slot's frame has finished, and `latest` is that one.
    void collect(std::uint32_t slot) noexcept;

    /// The last frame that is known to have finished: as many frames ago as there are slots.
    [[nodiscard]] const GpuTimes& latest() const noexcept { return m_latest; }

private:
    static constexpr std::uint32_t kMarks = 1 + static_cast<std::uint32_t>(kGpuPassCount);

    void mark(VkCommandBuffer commands, std::uint32_t number) noexcept;

    DeviceView m_device;  // borrowed
    Unique<VkQueryPool> m_pool;
    bool m_isSoftware = false;
    double m_nanosecondsPerTick = 0.0;
    std::uint64_t m_validTicks = 0;        // mask of the bits that count
    std::vector<std::uint32_t> m_written;  // per slot: bit n is mark n
    std::uint32_t m_slot = 0;
    GpuTimes m_latest;
};

}  // namespace sinew
