// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "viewport/scene/draw/surface_pipelines.h"
#include "viewport/scene/draw/surface_streams.h"
#include "viewport/scene/frame/frame_recording.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Input of surface recording. Borrowed for the frame.
struct SurfaceRecording {
    const FrameRecording& frame;
    const SurfacePipelines& pipelines;
    const DrawList& draws;  // placed
};

/// How a ghost is drawn.
struct GhostTint {
    std::uint32_t color = 0;  // 0xAABBGGRR, sRGB, straight alpha
    std::uint32_t body = 0;   // density where it faces the viewer, 0 to 255, and 256 times the
                              // power by which it grows towards the silhouette

    bool operator==(const GhostTint&) const = default;
};

/// Records surfaces with their marks and avoids redundant binds. Sets 0 and 1 must be bound.
class SurfaceRecorder {
public:
    SurfaceRecorder(VkCommandBuffer commands, const SurfaceRecording& recording) noexcept;

    void record(const DrawRange& range) noexcept;

    /// The vertices as value dots, if the view wants them.
    void recordDots(const DrawRange& range) noexcept;

    /// The mask of a highlighted draw.
    void recordSelected(const DrawRange& range) noexcept;

    /// A part of a ghost.
    void recordGhost(const DrawRange& range, const GhostTint& tint) noexcept;
    void recordGhostDepth(const DrawRange& range) noexcept;

    /// The depth of a surface that is drawn already.
    void recordDepth(const DrawRange& range) noexcept;

    /// The same for the key light's shadow.
    void recordShadow(const DrawRange& range) noexcept;

private:
    void recordMarks(const DrawRange& range) noexcept;
    void select(const Draw& draw, const GhostTint& tint = {}) noexcept;
    void use(const SurfaceState& state) noexcept;
    void drawWith(const SurfaceState& state, const DrawRange& range) noexcept;
    void drawVertices(const DrawRange& range) noexcept;
    void drawNeedles(const DrawRange& range, bool tangents) noexcept;
    void drawNeedlesOf(const Draw& draw, const PackedStream& stream,
                       layout::DrawConstants constants) noexcept;
    /// Binds the vertices of one instance, if instances have separate vertices. `position`: among
    /// all instances.
    void bindVertices(const Draw& draw, std::uint32_t position) noexcept;

    VkCommandBuffer m_commands;
    const SurfaceRecording m_recording;
    const Asset& m_asset;
    const ViewOptions& m_view;
    VkPipeline m_bound = VK_NULL_HANDLE;
    const Draw* m_draw = nullptr;
    GhostTint m_tint;  // that the constants of the draw hold
};

}  // namespace sinew
