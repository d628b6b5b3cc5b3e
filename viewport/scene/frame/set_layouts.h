// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Descriptor set layouts by update rate: 0 per frame, 1 per pose (also per frame), 2 per material,
/// 3 per primitive; and the pipeline layouts that use them. Must match shaders/scene_sets.glsl and
/// deform.glsl.
struct SetLayouts {
    explicit SetLayouts(const DeviceView& device);

    // Frame constants, heat map palette, lights (all dynamic), then the light images:
    // environment, BRDF table, shadow with comparison, scene behind transmissive surfaces, shadow
    // depth; depth of the scene, for the selection.
    Unique<VkDescriptorSetLayout> scene;
    Unique<VkDescriptorSetLayout> pose;      // palette, morph weights, instances (all dynamic)
    Unique<VkDescriptorSetLayout> material;  // constants (dynamic), a texture per slot
    Unique<VkDescriptorSetLayout> geometry;  // influences, morph deltas
    Unique<VkDescriptorSetLayout> deform;    // the same plus positions, normals, tangents; for
                                             // compute
    Unique<VkDescriptorSetLayout> words;     // vertices as words (WordWindows)

    Unique<VkPipelineLayout> surface;  // the four sets for drawing, DrawConstants
    Unique<VkPipelineLayout> needle;   // the same, with words instead of the material
    Unique<VkPipelineLayout> ribbon;   // the scene set, RibbonConstants
};

}  // namespace sinew
