// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/draw/draw_list.h"

namespace sinew {

/// Binds what a draw's vertices and indices are read from, as surface.vert or surface_deformed.vert
/// has them: position, normal, texture coordinate, colour, tangent, second texture coordinate,
/// stored position. `instance`: of the draw, where its source is Deformed.
void bindSurfaceStreams(VkCommandBuffer commands, const Draw& draw,
                        std::uint32_t instance) noexcept;

/// Normals or tangents of a draw that has them, packed (packed_vectors.h), a word for each vertex.
struct PackedStream {
    const WordWindows* words;  // of the buffer
    VkDeviceSize offset;
};
/// `instance`: as above.
[[nodiscard]] PackedStream packedStream(const Draw& draw, std::uint32_t instance,
                                        bool tangents) noexcept;

/// Draws a range: at once, or instance by instance where each has its own vertices. Pipeline and
/// descriptor sets are bound, and streams where the source is Stored.
void drawSurfaceRange(VkCommandBuffer commands, const DrawRange& range,
                      const DrawList& draws) noexcept;

}  // namespace sinew
