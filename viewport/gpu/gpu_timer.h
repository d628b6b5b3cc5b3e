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
inline constexpr std::size_t kGpuPassCount = static_cast<std::size_t>(GpuPass::Overlay) + 1;

/// GPU time of one frame. Empty values were not measured: the pass did not run, or the graphics
/// queue has no timestamps.
struct GpuTimes {
    std::array<std::optional<float>, kGpuPassCount> passMilliseconds;  // [GpuPass]
    std::optional<float> frameMilliseconds;                            // first command to the last
};

/// Timestamps around the passes of each frame in flight. A frame is a chain of marks: the time
/// between two marks belongs to the pass that the later one ends, so passes sum to the frame. Reads
/// back without waiting, when the slot is used again.
class GpuTimer {
public:
    /// One slot per frame in flight.
    GpuTimer(const DeviceView& device, std::uint32_t slots);

    /// False: the queue has no timestamps; all calls do nothing.
    [[nodiscard]] bool available() const noexcept { return static_cast<bool>(m_pool); }

    /// Outside any render pass, first in the frame. The slot's previous frame must have finished;
    /// `latest` returns it from now on.
    void begin(VkCommandBuffer commands, std::uint32_t slot) noexcept;
    /// Attributes everything recorded since the last mark to `pass`. Once per frame and pass, in
    /// ascending order. Inside a render pass only for the last one, `Overlay`.
    void end(VkCommandBuffer commands, GpuPass pass) noexcept;

    /// For hosts that know that the slot's frame has finished: `latest` returns it.
    void collect(std::uint32_t slot) noexcept;

    /// The last frame known to have finished: as many frames ago as there are slots.
    [[nodiscard]] const GpuTimes& latest() const noexcept { return m_latest; }

private:
    static constexpr std::uint32_t kMarks = 1 + static_cast<std::uint32_t>(kGpuPassCount);

    void mark(VkCommandBuffer commands, std::uint32_t number) noexcept;

    DeviceView m_device;  // borrowed
    Unique<VkQueryPool> m_pool;
    bool m_isSoftware = false;
    double m_nanosecondsPerTick = 0.0;
    std::uint64_t m_validTicks = 0;        // mask of the valid bits
    std::vector<std::uint32_t> m_written;  // [slot]: bit n is mark n
    std::uint32_t m_slot = 0;
    GpuTimes m_latest;
};

}  // namespace sinew
