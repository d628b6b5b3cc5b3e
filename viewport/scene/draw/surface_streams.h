// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw/draw_list.h"

namespace sinew {

class DrawPace;

/// Binds the vertex and index buffers of a draw for surface.vert or surface_deformed.vert:
/// position, normal, texture coordinate, colour, tangent, second texture coordinate, stored
/// position. `instance`: of the draw, if its source is Deformed.
void bindSurfaceStreams(VkCommandBuffer commands, const Draw& draw,
                        std::uint32_t instance) noexcept;

/// Packed normals or tangents of a draw that has them (packed_vectors.h), one word per vertex.
struct PackedStream {
    const WordWindows* words;  // of the buffer
    VkDeviceSize offset;
};
/// `instance`: as above.
[[nodiscard]] PackedStream packedStream(const Draw& draw, std::uint32_t instance,
                                        bool tangents) noexcept;

/// Draws a range: at once, or per instance if each has separate vertices. Pipeline and descriptor
/// sets must be bound, and streams if the source is Stored.
void drawSurfaceRange(VkCommandBuffer commands, const DrawRange& range, const DrawList& draws,
                      DrawPace& pace) noexcept;

}  // namespace sinew
