// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/deform/computed_pose.h"

namespace sinew {

/// Writes the world-space positions computed by the surface vertex shader to a buffer, using the
/// same shader plus a storage write.
class VertexCapture {
public:
    /// Whether the device supports writes in vertex shaders (vertexPipelineStoresAndAtomics).
    [[nodiscard]] static bool isPossible(const DeviceView& device) noexcept;

    /// `target`: a storage buffer of the given size that receives three floats per vertex,
    /// borrowed.
    VertexCapture(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
                  VkBuffer target, VkDeviceSize bytes);

    /// The first vertex of the part is written to the start of the target. The CPU can read the
    /// results once the commands have finished.
    void record(VkCommandBuffer commands, const FrameMemory& memory, const ComputedPose::Part& part,
                const Asset& asset, const ViewOptions& view) const noexcept;

private:
    void recordPoints(VkCommandBuffer commands, const FrameMemory& memory,
                      const ComputedPose::Part& part,
                      layout::DrawConstants constants) const noexcept;

    const DebugUtils* m_debug;  // borrowed
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_set;
    Unique<VkPipelineLayout> m_layout;
    Unique<VkRenderPass> m_renderPass;  // draws nothing
    Unique<VkFramebuffer> m_framebuffer;
    Unique<VkPipeline> m_pipeline;
};

}  // namespace sinew
