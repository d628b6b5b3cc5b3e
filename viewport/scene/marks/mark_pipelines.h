// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// The pipelines of segments, bones and ribbons (layout.h) for one sample count, and the parts of
/// surface mark pipelines. All except `…OnTop` test depth; bones write it.
class MarkPipelines {
public:
    struct Target {
        VkPipelineLayout layout = VK_NULL_HANDLE;  // only the scene set
        VkPipelineLayout needleLayout = VK_NULL_HANDLE;
        VkRenderPass renderPass = VK_NULL_HANDLE;
        std::uint32_t samples = 1;
    };

    MarkPipelines(const DeviceView& device, VkPipelineCache cache, const Target& target);

    [[nodiscard]] VkPipeline segments() const noexcept { return m_segments.get(); }
    [[nodiscard]] VkPipeline bones() const noexcept { return m_bones.get(); }
    [[nodiscard]] VkPipeline ribbon() const noexcept { return m_ribbon.get(); }
    [[nodiscard]] VkPipeline ribbonOnTop() const noexcept { return m_ribbonOnTop.get(); }
    // Ribbons between points of a vertex buffer, one instance each.
    [[nodiscard]] VkPipeline path() const noexcept { return m_path.get(); }
    [[nodiscard]] VkPipeline pathOnTop() const noexcept { return m_pathOnTop.get(); }

    /// Changes a surface pipeline description to that of a mark on it (Shading::EdgeMarks and
    /// later).
    void describe(const SurfaceState& state, GraphicsPipeline& pipeline) const;

private:
    class Maker;
    void makeSegments(const Maker& maker);
    void makeRibbons(const Maker& maker);

    VkPipelineLayout m_needleLayout;  // borrowed
    Unique<VkShaderModule> m_segmentFragment;
    Unique<VkShaderModule> m_surfaceFragment;
    Unique<VkShaderModule> m_dotFragment;
    Unique<VkShaderModule> m_needleVertex;
    Unique<VkShaderModule> m_needleDeformedVertex;
    Unique<VkPipeline> m_segments;
    Unique<VkPipeline> m_bones;
    Unique<VkPipeline> m_ribbon;
    Unique<VkPipeline> m_ribbonOnTop;
    Unique<VkPipeline> m_path;
    Unique<VkPipeline> m_pathOnTop;
};

}  // namespace sinew
