// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "viewport/scene/draw/surface_pipelines.h"
#include "viewport/scene/draw/surface_uses.h"
#include "viewport/scene/frame/frame_recording.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Input of surface recording. Borrowed for the frame.
struct SurfaceRecording {
    const FrameRecording& frame;
    SurfacePipelines& pipelines;
    const DrawList& draws;  // placed
};

/// How a ghost is drawn.
struct GhostTint {
    std::uint32_t color = 0;  // 0xAABBGGRR, sRGB, straight alpha
    std::uint32_t body = 0;   // density where it faces the viewer, 0 to 255, and 256 times the
                              // power by which it grows towards the silhouette

    bool operator==(const GhostTint&) const = default;
};

/// Records surfaces and avoids redundant binds. Draws with the states of `statesOf` alone, and
/// creates pipelines that do not exist yet: throws GpuError. Sets 0 and 1 must be bound.
class SurfaceRecorder {
public:
    SurfaceRecorder(VkCommandBuffer commands, const SurfaceRecording& recording) noexcept;

    /// The surface and the marks on it.
    void record(const DrawRange& range);
    /// One use, if the view and the draw have it. `tint`: of a ghost.
    void record(SurfaceUse use, const DrawRange& range, const GhostTint& tint = {});

private:
    void select(const Draw& draw, const GhostTint& tint) noexcept;
    void bind(const SurfaceState& state);
    void draw(DrawnParts parts, const DrawRange& range) noexcept;
    template <class Record>
    void drawInstances(const DrawRange& range, const Record& record) noexcept;
    void drawNeedles(const DrawRange& range, bool tangents) noexcept;
    void drawNeedlesOf(const Draw& draw, std::uint32_t instance,
                       layout::DrawConstants constants) noexcept;
    /// Binds the vertices of one instance, if instances have separate vertices. `position`: among
    /// all instances.
    void bindVertices(const Draw& draw, std::uint32_t position) noexcept;
    /// The instance of a draw at a position among all instances.
    [[nodiscard]] std::uint32_t instanceOf(const Draw& draw, std::uint32_t position) const noexcept;

    VkCommandBuffer m_commands;
    const SurfaceRecording m_recording;
    const Asset& m_asset;
    const ViewOptions& m_options;
    const SurfaceView m_view;
    VkPipeline m_bound = VK_NULL_HANDLE;
    const Draw* m_draw = nullptr;
    GhostTint m_tint;  // that the constants of the draw hold
};

}  // namespace sinew
