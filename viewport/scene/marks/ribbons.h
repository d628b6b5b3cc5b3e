// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/evaluate/bounds.h"
#include "viewport/gpu/frame_ring.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/mark_recording.h"

namespace sinew {

/// Records the world axes, if shown.
void recordAxes(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

/// Records the marker of the selected node.
void recordSelection(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

/// Longer paths are drawn with this many evenly chosen points, including the first and the last.
inline constexpr std::size_t kMostPathPoints = 4096;

/// Bytes that `writePath` needs in the ring; 0 without points.
[[nodiscard]] VkDeviceSize pathBytes(const OverlayPath& path) noexcept;
[[nodiscard]] PathSlice writePath(FrameRing& ring, const OverlayPath& path) noexcept;

/// Records the path: faint where the scene occludes it, in full where it is visible, and the
/// current position on top of everything.
void recordPath(VkCommandBuffer commands, const MarkRecording& recording) noexcept;

/// Length of the world axes for the framed bounds.
[[nodiscard]] float axisLength(const Box& framed) noexcept;

/// The colours of x, y and z, sRGB.
[[nodiscard]] const std::array<glm::vec3, 3>& axisColors() noexcept;

}  // namespace sinew
