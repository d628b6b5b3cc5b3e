// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Descriptor set layouts, split by how often they change: 0 once a frame, 1 with the skin (by
/// dynamic offset), 2 with the material, 3 with the primitive; and the layouts of the pipelines
/// that use them. shaders/scene_sets.glsl and deform.glsl are the other side.
struct SetLayouts {
    explicit SetLayouts(const DeviceView& device);

    Unique<VkDescriptorSetLayout> scene;     // frame constants (dynamic), heat map palette
    Unique<VkDescriptorSetLayout> joints;    // joint matrices and morph weights (both dynamic)
    Unique<VkDescriptorSetLayout> material;  // constants (dynamic), base colour texture
    Unique<VkDescriptorSetLayout> geometry;  // influences, morph deltas

    Unique<VkPipelineLayout> surface;  // all four sets, DrawConstants
    Unique<VkPipelineLayout> ribbon;   // the scene set, RibbonConstants
};

}  // namespace sinew
