// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_target.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <string>

#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

RenderPass passOptions(const DeviceView& device, std::uint32_t samples, SceneTarget::Part part,
                       SceneTarget::DepthUse use) {
    return {.name = {"scene", static_cast<std::size_t>(part)},
            .colorFormat = VK_FORMAT_R16G16B16A16_SFLOAT,
            .depthFormat = depthFormat(device),
            .samples = samples,
            .keeps = part == SceneTarget::Part::Behind,
            .loads = part == SceneTarget::Part::Rest,
            .keepsDepth = use == SceneTarget::DepthUse::Read};
}

void requireSize(const DeviceView& device, VkExtent2D extent) {
    const VkPhysicalDeviceLimits limits = deviceLimits(device);
    const std::uint32_t most = std::min(
        {limits.maxImageDimension2D, limits.maxFramebufferWidth, limits.maxFramebufferHeight});
    if (extent.width == 0 || extent.height == 0 || extent.width > most || extent.height > most) {
        throw GpuError(GpuError::Kind::Failed,
                       "a picture of " + std::to_string(extent.width) + " x " +
                           std::to_string(extent.height) +
                           " pixels is not possible: the device allows 1 to " +
                           std::to_string(most) + " in each dimension");
    }
}

}  // namespace

SceneTarget::SceneTarget(const DeviceView& device, std::uint32_t samples)
    : m_device(device),
      m_target(device, passOptions(device, samples, Part::Whole, DepthUse::Dropped)) {
    const auto make = [&](Part part, DepthUse use) {
        return makeRenderPass(device, passOptions(device, samples, part, use));
    };
    m_behind = make(Part::Behind, DepthUse::Dropped);
    m_rest = make(Part::Rest, DepthUse::Dropped);
    m_wholeWithDepth = make(Part::Whole, DepthUse::Read);
    m_restWithDepth = make(Part::Rest, DepthUse::Read);
}

bool SceneTarget::resize(VkExtent2D extent) {
    requireSize(m_device, extent);
    return m_target.resize(extent);
}

PassScope SceneTarget::begin(VkCommandBuffer commands, Part part, DepthUse use) const noexcept {
    const bool read = use == DepthUse::Read;
    switch (part) {
        case Part::Whole:
            break;
        case Part::Behind:
            return m_target.begin(commands, "scene, opaque", m_behind.get());
        case Part::Rest:
            return m_target.resume(commands, "scene, the rest",
                                   read ? m_restWithDepth.get() : m_rest.get());
    }
    return m_target.begin(commands, "scene", read ? m_wholeWithDepth.get() : VK_NULL_HANDLE);
}

void SceneTarget::makeDepthReadable(VkCommandBuffer commands) const noexcept {
    transition(commands, {.image = m_target.depth().image.get(),
                          .from = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
                          .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                          .before = VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT,
                          .wrote = VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT,
                          .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                          .uses = VK_ACCESS_SHADER_READ_BIT,
                          .aspect = VK_IMAGE_ASPECT_DEPTH_BIT});
}

}  // namespace sinew
