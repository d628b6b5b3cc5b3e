// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <chrono>
#include <string>

#include "viewport/scene/frame/frame_timings.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// `latest` blended into `before`, so that digits can be read while frames follow one another;
/// after a pause it is the latest alone. `seconds`: from the frame before to the latest.
[[nodiscard]] FrameTimings smoothed(const FrameTimings& before, const FrameTimings& latest,
                                    float seconds) noexcept;

/// What frames cost, as a table in the picture's upper right corner.
class TimingsOverlay {
public:
    explicit TimingsOverlay(const DeviceView& device);

    /// Allocates nothing after the first time. `pixelsPerPoint` scales it.
    void draw(OverlayCanvas& canvas, const FrameTimings& timings, VkExtent2D extent,
              float pixelsPerPoint);

private:
    std::string m_device;
    FrameTimings m_shown;
    std::chrono::steady_clock::time_point m_shownAt;
};

}  // namespace sinew
