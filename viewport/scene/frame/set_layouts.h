// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Descriptor set layouts, split by how often they change: 0 once a frame, 1 with the
/// pose (once a frame too), 2 with the material, 3 with the primitive; and the layouts of the
/// pipelines that use them. shaders/scene_sets.glsl and deform.glsl are the other side.
struct SetLayouts {
    explicit SetLayouts(const DeviceView& device);

    // Frame constants (dynamic), heat map palette, lights (dynamic), then the pictures of light:
    // mirrored environment, BRDF table, shadow compared, what is behind, shadow's depth.
    Unique<VkDescriptorSetLayout> scene;
    Unique<VkDescriptorSetLayout> pose;      // palette, morph weights, instances (all dynamic)
    Unique<VkDescriptorSetLayout> material;  // constants (dynamic), a texture per slot
    Unique<VkDescriptorSetLayout> geometry;  // influences, morph deltas
    Unique<VkDescriptorSetLayout> deform;    // the same, positions, normals, tangents; for compute
    Unique<VkDescriptorSetLayout> words;     // of vertices (WordWindows)

    Unique<VkPipelineLayout> surface;  // the four sets of drawing, DrawConstants
    Unique<VkPipelineLayout> needle;   // the same, with words instead of the material
    Unique<VkPipelineLayout> ribbon;   // the scene set, RibbonConstants
};

}  // namespace sinew
