// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <mutex>
#include <unordered_map>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/draw/surface_state.h"
#include "viewport/scene/draw/surface_vertex_shaders.h"
#include "viewport/scene/marks/mark_pipelines.h"
#include "viewport/scene/set_layouts.h"

namespace sinew {

/// Every pipeline that draws into the scene target, for one sample count. Those of surfaces are
/// made when they are first required, before an asset is shown; one thread may require them while
/// another draws.
class ScenePipelines {
public:
    ScenePipelines(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
                   VkRenderPass renderPass, std::uint32_t samples);

    /// Makes the pipeline of a canonical state if there is none yet.
    void require(const SurfaceState& state);
    [[nodiscard]] bool has(const SurfaceState& state) const;
    /// Of a canonical state that was required.
    [[nodiscard]] VkPipeline surface(const SurfaceState& state) const noexcept;
    [[nodiscard]] std::size_t surfaceCount() const;

    [[nodiscard]] VkPipeline backdrop() const noexcept { return m_backdrop.get(); }
    [[nodiscard]] VkPipeline ground() const noexcept { return m_ground.get(); }
    /// `light`: onto a scene of linear light, else of bytes.
    [[nodiscard]] VkPipeline grid(bool light) const noexcept {
        return m_grids[light ? 1 : 0].get();
    }
    [[nodiscard]] VkPipeline ribbon() const noexcept { return m_ribbon.get(); }
    [[nodiscard]] VkPipeline ribbonOnTop() const noexcept { return m_ribbonOnTop.get(); }
    // Ribbons between points of a vertex buffer, one instance each.
    [[nodiscard]] VkPipeline path() const noexcept { return m_path.get(); }
    [[nodiscard]] VkPipeline pathOnTop() const noexcept { return m_pathOnTop.get(); }
    [[nodiscard]] const MarkPipelines& marks() const noexcept { return m_marks; }

private:
    void makeOverlays();
    [[nodiscard]] Unique<VkPipeline> make(const SurfaceState& state) const;

    DeviceView m_device;          // borrowed
    VkPipelineCache m_cache;      // borrowed
    const SetLayouts* m_layouts;  // borrowed
    VkRenderPass m_renderPass;    // borrowed
    std::uint32_t m_samples;

    SurfaceVertexShaders m_vertexShaders;
    Unique<VkShaderModule> m_litFragment;
    Unique<VkShaderModule> m_dataFragment;
    Unique<VkShaderModule> m_shadowFragment;
    Unique<VkRenderPass> m_shadowPass;
    mutable std::mutex m_mutex;  // of the next
    std::unordered_map<SurfaceState, Unique<VkPipeline>, SurfaceStateHash> m_surface;
    Unique<VkPipeline> m_backdrop;
    Unique<VkPipeline> m_ground;
    std::array<Unique<VkPipeline>, 2> m_grids;
    Unique<VkPipeline> m_ribbon;
    Unique<VkPipeline> m_ribbonOnTop;
    Unique<VkPipeline> m_path;
    Unique<VkPipeline> m_pathOnTop;
    MarkPipelines m_marks;
};

}  // namespace sinew
