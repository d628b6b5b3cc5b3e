// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/frame_ring.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/mark_recording.h"

namespace sinew {

/// Longer paths are drawn with this many evenly chosen points, including the first and the last.
inline constexpr std::size_t kMostPathPoints = 4096;

/// Bytes that `writePath` needs in the ring; 0 without points.
[[nodiscard]] VkDeviceSize pathBytes(const OverlayPath& path) noexcept;
[[nodiscard]] PathSlice writePath(FrameRing& ring, const OverlayPath& path) noexcept;

/// Records the path: faint where the scene occludes it, in full where it is visible, and the
/// current position on top of everything.
void recordPath(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

}  // namespace sinew
