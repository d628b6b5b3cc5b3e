// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/draw/surface_pipelines.h"
#include "viewport/scene/draw/surface_vertex_shaders.h"
#include "viewport/scene/frame/set_layouts.h"
#include "viewport/scene/marks/mark_pipelines.h"

namespace sinew {

/// Every pipeline that draws into the scene target, for one sample count. Surface pipelines are
/// created when first required, before an asset is shown; one thread may require them while another
/// draws.
class ScenePipelines {
public:
    /// The target of the pipelines, and the budget of surface pipelines (SurfacePipelines).
    struct Target {
        VkRenderPass renderPass = VK_NULL_HANDLE;  // borrowed
        VkRenderPass maskPass = VK_NULL_HANDLE;    // of the selection, borrowed
        std::uint32_t samples = 1;
        std::size_t mostSurfaceBytes = 0;
    };

    ScenePipelines(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
                   const Target& target);

    [[nodiscard]] SurfacePipelines& surfaces() noexcept { return m_surfaces; }
    [[nodiscard]] const SurfacePipelines& surfaces() const noexcept { return m_surfaces; }

    [[nodiscard]] VkPipeline backdrop() const noexcept { return m_backdrop.get(); }
    [[nodiscard]] VkPipeline ground() const noexcept { return m_ground.get(); }
    /// `light`: the scene is linear light, otherwise bytes.
    [[nodiscard]] VkPipeline grid(bool light) const noexcept {
        return m_grids[light ? 1 : 0].get();
    }
    [[nodiscard]] const MarkPipelines& marks() const noexcept { return m_marks; }

private:
    void makeGround();
    void describeShadow(const SurfaceState& state, GraphicsPipeline& pipeline) const noexcept;
    void describeDepth(const SurfaceState& state, VkShaderModule holes,
                       GraphicsPipeline& pipeline) const noexcept;
    void describeGhost(const SurfaceState& state, GraphicsPipeline& pipeline) const noexcept;
    void describeMask(GraphicsPipeline& pipeline) const noexcept;
    [[nodiscard]] Unique<VkPipeline> make(const SurfaceState& state) const;

    DeviceView m_device;          // borrowed
    VkPipelineCache m_cache;      // borrowed
    const SetLayouts* m_layouts;  // borrowed
    Target m_target;

    SurfaceVertexShaders m_vertexShaders;
    Unique<VkShaderModule> m_litFragment;
    Unique<VkShaderModule> m_dataFragment;
    Unique<VkShaderModule> m_cornersFragment;
    Unique<VkShaderModule> m_channelFragment;
    Unique<VkShaderModule> m_selectedFragment;
    Unique<VkShaderModule> m_shadowFragment;
    Unique<VkShaderModule> m_ghostFragment;
    Unique<VkRenderPass> m_shadowPass;
    SurfacePipelines m_surfaces;
    Unique<VkPipeline> m_backdrop;
    Unique<VkPipeline> m_ground;
    std::array<Unique<VkPipeline>, 2> m_grids;
    MarkPipelines m_marks;
};

}  // namespace sinew
