// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <chrono>
#include <string>

#include "viewport/scene/frame/frame_timings.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// `latest` blended into `before`, so that digits are readable during continuous drawing; after a
/// pause only the latest. `seconds`: time between both frames.
[[nodiscard]] FrameTimings smoothed(const FrameTimings& before, const FrameTimings& latest,
                                    float seconds) noexcept;

/// The cost of frames, as a table in the upper right corner.
class TimingsOverlay {
public:
    explicit TimingsOverlay(const DeviceView& device);

    /// Does not allocate after the first call. `pixelsPerPoint` scales it.
    void draw(OverlayCanvas& canvas, const FrameTimings& timings, VkExtent2D extent,
              float pixelsPerPoint);

private:
    std::string m_device;
    FrameTimings m_shown;
    std::chrono::steady_clock::time_point m_shownAt;
};

}  // namespace sinew
