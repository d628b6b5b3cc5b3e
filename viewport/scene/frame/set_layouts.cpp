// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/set_layouts.h"

#include <vulkan/vulkan_core.h>

#include <algorithm>
#include <string>

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

constexpr VkShaderStageFlags kDrawing = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
constexpr Binding kComputed{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_SHADER_STAGE_COMPUTE_BIT};
constexpr VkShaderStageFlags kLighting = VK_SHADER_STAGE_FRAGMENT_BIT;
constexpr VkShaderStageFlags kDeforming = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_COMPUTE_BIT;
constexpr VkShaderStageFlags kReading = kDeforming | VK_SHADER_STAGE_FRAGMENT_BIT;  // views too

// Those of a material plus six of the frame.
constexpr std::uint32_t kTextures = layout::kSlotCount + 6;

const DeviceView& requireTextures(const DeviceView& device) {
    const VkPhysicalDeviceLimits limits = deviceLimits(device);
    const std::uint32_t most =
        std::min({limits.maxPerStageDescriptorSamplers, limits.maxPerStageDescriptorSampledImages,
                  limits.maxDescriptorSetSamplers, limits.maxDescriptorSetSampledImages});
    if (most < kTextures) {
        throw GpuError(GpuError::Kind::NoDevice, "the device allows " + std::to_string(most) +
                                                     " textures per shader, but a surface needs " +
                                                     std::to_string(kTextures));
    }
    return device;
}

}  // namespace

SetLayouts::SetLayouts(const DeviceView& device)
    : scene(makeSetLayout(requireTextures(device), "scene",
                          {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, kDrawing},
                           {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, kDrawing},
                           {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, kDrawing},
                           {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kLighting},
                           {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kLighting},
                           {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kLighting},
                           {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kLighting},
                           {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kLighting},
                           {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kLighting}})),
      pose(makeSetLayout(device, "pose",
                         {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, kReading},
                          {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, kReading},
                          {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, kDeforming}})),
      material(
          makeSetLayout(device, "material",
                        {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, VK_SHADER_STAGE_FRAGMENT_BIT},
                         {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_SHADER_STAGE_FRAGMENT_BIT,
                          layout::kSlotCount}})),
      geometry(makeSetLayout(device, "geometry",
                             {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, kReading},
                              {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, kDeforming}})),
      deform(
          makeSetLayout(device, "deform", {kComputed, kComputed, kComputed, kComputed, kComputed})),
      words(makeSetLayout(device, "words",
                          {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_SHADER_STAGE_VERTEX_BIT}})),
      surface(makePipelineLayout(device, "surface",
                                 {scene.get(), pose.get(), material.get(), geometry.get()},
                                 kDrawing, sizeof(layout::DrawConstants))),
      needle(makePipelineLayout(device, "needle",
                                {scene.get(), pose.get(), words.get(), geometry.get()}, kDrawing,
                                sizeof(layout::DrawConstants))),
      ribbon(makePipelineLayout(device, "ribbon", {scene.get()}, kDrawing,
                                sizeof(layout::RibbonConstants))) {}

}  // namespace sinew
