// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/draw/surface_state.h"

namespace sinew {

/// The pipelines of segments and bones (layout.h), for one sample count, and what those of marks
/// on surfaces are made of. All test depth; bones write it.
class MarkPipelines {
public:
    struct Target {
        VkPipelineLayout layout = VK_NULL_HANDLE;  // the scene set alone
        VkPipelineLayout needleLayout = VK_NULL_HANDLE;
        VkRenderPass renderPass = VK_NULL_HANDLE;
        std::uint32_t samples = 1;
    };

    MarkPipelines(const DeviceView& device, VkPipelineCache cache, const Target& target);

    [[nodiscard]] VkPipeline segments() const noexcept { return m_segments.get(); }
    [[nodiscard]] VkPipeline bones() const noexcept { return m_bones.get(); }

    /// Makes the pipeline of a surface one of a mark on it (Shading::EdgeMarks and on).
    void describe(const SurfaceState& state, GraphicsPipeline& pipeline) const;

private:
    VkPipelineLayout m_needleLayout;  // borrowed
    Unique<VkShaderModule> m_segmentFragment;
    Unique<VkShaderModule> m_surfaceFragment;
    Unique<VkShaderModule> m_needleVertex;
    Unique<VkShaderModule> m_needleDeformedVertex;
    Unique<VkPipeline> m_segments;
    Unique<VkPipeline> m_bones;
};

}  // namespace sinew
