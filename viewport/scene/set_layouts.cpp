// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/set_layouts.h"

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/shader_layout.h"

namespace sinew {
namespace {

constexpr VkShaderStageFlags kDrawing = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
constexpr VkShaderStageFlags kDeforming = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_COMPUTE_BIT;

}  // namespace

SetLayouts::SetLayouts(const DeviceView& device)
    : scene(makeSetLayout(device, {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, kDrawing},
                                   {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, kDrawing}})),
      joints(makeSetLayout(device, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, kDeforming},
                                    {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, kDeforming}})),
      material(makeSetLayout(
          device, {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, VK_SHADER_STAGE_FRAGMENT_BIT},
                   {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_SHADER_STAGE_FRAGMENT_BIT}})),
      geometry(makeSetLayout(device, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, kDeforming},
                                      {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, kDeforming}})),
      surface(makePipelineLayout(device,
                                 {scene.get(), joints.get(), material.get(), geometry.get()},
                                 kDrawing, sizeof(layout::DrawConstants))),
      ribbon(makePipelineLayout(device, {scene.get()}, kDrawing, sizeof(layout::RibbonConstants))) {
}

}  // namespace sinew
