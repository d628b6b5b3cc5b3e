// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/enum_array.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/lazy_pipeline.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/draw/surface_pipelines.h"
#include "viewport/scene/frame/set_layouts.h"

namespace sinew {

/// Pipelines that every picture may use: what surrounds the model, and marks from Segments, Bones,
/// ribbons and points of a path, which are ribbons too (layout.h). They test depth unless they are
/// `OnTop`.
enum class ScenePipeline : std::uint8_t {
    Backdrop,
    Ground,
    Grid,         // blends over bytes
    GridInLight,  // blends over linear light
    Segments,
    Bones,  // write depth
    Ribbon,
    RibbonOnTop,
    Path,
    PathOnTop,
};

/// Every pipeline that draws into the scene target, for one sample count. Surface pipelines are
/// created when first required, before an asset is shown; one thread may require them while another
/// draws.
class ScenePipelines {
public:
    /// The target of the pipelines, and the budget of surface pipelines (SurfacePipelines).
    struct Target {
        VkRenderPass renderPass = VK_NULL_HANDLE;  // borrowed
        VkRenderPass maskPass = VK_NULL_HANDLE;    // pass of the selection, borrowed
        std::uint32_t samples = 1;
        std::size_t mostSurfaceBytes = 0;
        PipelineTime time = PipelineTime::Ahead;
    };

    ScenePipelines(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
                   const Target& target);

    [[nodiscard]] SurfacePipelines& surfaces() noexcept { return m_surfaces; }
    [[nodiscard]] VkPipeline operator[](ScenePipeline which) const { return m_fixed[which].get(); }

private:
    [[nodiscard]] Unique<VkPipeline> make(const SurfaceState& state) const;
    [[nodiscard]] Unique<VkPipeline> make(ScenePipeline which) const;

    DeviceView m_device;          // borrowed
    VkPipelineCache m_cache;      // borrowed
    const SetLayouts* m_layouts;  // borrowed
    Target m_target;
    Unique<VkRenderPass> m_shadowPass;
    SurfacePipelines m_surfaces;
    EnumArray<ScenePipeline, ScenePipeline::PathOnTop, LazyPipeline> m_fixed;
};

}  // namespace sinew
