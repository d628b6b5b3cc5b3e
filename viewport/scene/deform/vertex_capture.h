// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/deform/computed_pose.h"

namespace sinew {

/// Writes the world-space positions that the vertex shader of surfaces computes into a buffer: that
/// same shader, with a storage write.
class VertexCapture {
public:
    /// Whether the device lets vertex shaders write (vertexPipelineStoresAndAtomics).
    [[nodiscard]] static bool isPossible(const DeviceView& device) noexcept;

    /// `target` receives three floats per vertex; a storage buffer of so many bytes, borrowed.
    VertexCapture(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
                  VkBuffer target, VkDeviceSize bytes);

    /// Around a `record`. What they wrote is there for the processor afterwards.
    void begin(VkCommandBuffer commands, const FrameMemory& memory) const noexcept;
    void end(VkCommandBuffer commands) const noexcept;

    /// Its first vertex goes to the target's beginning.
    void record(VkCommandBuffer commands, const ComputedPose::Part& part, const Asset& asset,
                const ViewOptions& view) const noexcept;

private:
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_set;
    Unique<VkPipelineLayout> m_layout;
    Unique<VkRenderPass> m_renderPass;  // draws nothing
    Unique<VkFramebuffer> m_framebuffer;
    Unique<VkPipeline> m_pipeline;
};

}  // namespace sinew
