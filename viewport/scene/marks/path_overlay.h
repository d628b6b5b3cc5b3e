// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/frame_ring.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/mark_recording.h"

namespace sinew {

/// A path longer than this is drawn through this many of its points, evenly chosen, the first and
/// the last among them.
inline constexpr std::size_t kMostPathPoints = 4096;

/// What `writePath` takes from the ring; 0 without points.
[[nodiscard]] VkDeviceSize pathBytes(const OverlayPath& path) noexcept;
[[nodiscard]] PathSlice writePath(FrameRing& ring, const OverlayPath& path) noexcept;

/// Records the path: faint where the scene lies in front of it, then in full where it is seen, and
/// the present place on top of everything.
void recordPath(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

}  // namespace sinew
