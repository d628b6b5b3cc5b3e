// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/view_options.h"
#include "viewport/gpu/unique.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/vulkan_instance.h"
#include "viewport/scene/frame/set_layouts.h"

namespace sinew::test {

/// Runs the vertex shader's own deformation code in a compute shader and reads the result back.
class GpuDeformer {
public:
    GpuDeformer();

    /// Deforms primitive 0 of node 0 at the evaluator's pose.
    [[nodiscard]] DeformedVertices deform(const PoseEvaluator& evaluator, WeightSource weights,
                                          BlendSkinning blend = BlendSkinning::Linear);

    [[nodiscard]] std::vector<std::string> validationErrors() const { return m_instance.errors(); }

private:
    VulkanInstance m_instance;
    OffscreenDevice m_device;
    SetLayouts m_layouts;
    Unique<VkDescriptorSetLayout> m_bufferLayout;
    Unique<VkPipelineLayout> m_layout;
    Unique<VkPipeline> m_pipeline;
};

}  // namespace sinew::test
