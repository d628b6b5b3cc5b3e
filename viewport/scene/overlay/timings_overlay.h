// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <string>

#include "viewport/scene/frame_timings.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// What frames cost, as a table in the picture's upper right corner.
class TimingsOverlay {
public:
    explicit TimingsOverlay(const DeviceView& device);

    /// Allocates nothing after the first time. `pixelsPerPoint` scales it.
    void draw(OverlayCanvas& canvas, const FrameTimings& timings, VkExtent2D extent,
              float pixelsPerPoint);

private:
    void blend(const FrameTimings& timings) noexcept;

    std::string m_device;
    FrameTimings m_shown;  // times smoothed over some frames, so that digits can be read
    bool m_blending = false;
};

}  // namespace sinew
