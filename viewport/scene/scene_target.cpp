// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_target.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/render_pass.h"

namespace sinew {
namespace {

constexpr VkFormat kColorFormat = VK_FORMAT_R16G16B16A16_SFLOAT;

Unique<VkRenderPass> makePass(const DeviceView& device, VkFormat depth, std::uint32_t samples,
                              SceneTarget::Part part, SceneTarget::DepthUse use) {
    return makeRenderPass(device, {.name = {"scene", static_cast<std::size_t>(part)},
                                   .colorFormat = kColorFormat,
                                   .depthFormat = depth,
                                   .samples = samples,
                                   .keeps = part == SceneTarget::Part::Behind,
                                   .loads = part == SceneTarget::Part::Rest,
                                   .keepsDepth = use == SceneTarget::DepthUse::Read});
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
      m_samples(samples),
      m_depthFormat(depthFormat(device)),
      m_whole(makePass(device, m_depthFormat, samples, Part::Whole, DepthUse::Dropped)),
      m_behind(makePass(device, m_depthFormat, samples, Part::Behind, DepthUse::Dropped)),
      m_rest(makePass(device, m_depthFormat, samples, Part::Rest, DepthUse::Dropped)),
      m_wholeWithDepth(makePass(device, m_depthFormat, samples, Part::Whole, DepthUse::Read)),
      m_restWithDepth(makePass(device, m_depthFormat, samples, Part::Rest, DepthUse::Read)) {}

bool SceneTarget::fits(VkExtent2D extent) const noexcept {
    return m_images && extent.width == m_extent.width && extent.height == m_extent.height;
}

bool SceneTarget::resize(VkExtent2D extent) {
    if (fits(extent)) {
        return false;
    }
    requireSize(m_device, extent);
    m_images.reset();
    m_images.emplace(makeImages(extent));
    m_extent = extent;
    return true;
}

SceneTarget::Images SceneTarget::makeImages(VkExtent2D extent) const {
    Images images{.arena = MemoryArena(m_device, MemoryArena::Access::Device),
                  .multisampled = {},
                  .depth = {},
                  .color = {},
                  .framebuffer = {}};
    images.color =
        makeImage(m_device, images.arena,
                  {.name = "scene",
                   .format = kColorFormat,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
                            VK_IMAGE_USAGE_TRANSFER_SRC_BIT});
    images.depth = makeImage(
        m_device, images.arena,
        {.name = "depth of the scene",
         .format = m_depthFormat,
         .extent = extent,
         .usage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT,
         .aspect = VK_IMAGE_ASPECT_DEPTH_BIT,
         .samples = m_samples});
    if (m_samples == 1) {
        const std::array views{images.color.view.get(), images.depth.view.get()};
        images.framebuffer = makeFramebuffer(m_device, "scene", m_whole.get(), views, extent);
        return images;
    }
    images.multisampled = makeImage(m_device, images.arena,
                                    {.name = "samples of the scene",
                                     .format = kColorFormat,
                                     .extent = extent,
                                     .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
                                     .samples = m_samples});
    const std::array views{images.multisampled.view.get(), images.depth.view.get(),
                           images.color.view.get()};
    images.framebuffer = makeFramebuffer(m_device, "scene", m_whole.get(), views, extent);
    return images;
}

PassScope SceneTarget::begin(VkCommandBuffer commands, Part part, DepthUse use) const noexcept {
    const bool read = use == DepthUse::Read;
    const VkRenderPass whole = read ? m_wholeWithDepth.get() : m_whole.get();
    const VkRenderPass rest = read ? m_restWithDepth.get() : m_rest.get();
    std::array<VkClearValue, 2> clear{};
    clear[1].depthStencil = {1.0F, 0};
    const std::span<const VkClearValue> cleared(clear);
    switch (part) {
        case Part::Whole:
            return begin(commands, "scene", whole, cleared);
        case Part::Behind:
            return begin(commands, "scene, opaque", m_behind.get(), cleared);
        case Part::Rest:
            return begin(commands, "scene, the rest", rest, {});
    }
    return begin(commands, "scene", whole, cleared);
}

void SceneTarget::makeDepthReadable(VkCommandBuffer commands) const noexcept {
    transition(commands, {.image = m_images->depth.image.get(),
                          .from = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
                          .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                          .before = VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT,
                          .wrote = VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT,
                          .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                          .uses = VK_ACCESS_SHADER_READ_BIT,
                          .aspect = VK_IMAGE_ASPECT_DEPTH_BIT});
}

PassScope SceneTarget::begin(VkCommandBuffer commands, const char* label, VkRenderPass renderPass,
                             std::span<const VkClearValue> clear) const noexcept {
    return PassScope(m_device.debug, commands,
                     {.label = label,
                      .renderPass = renderPass,
                      .framebuffer = m_images->framebuffer.get(),
                      .extent = m_extent,
                      .clear = clear});
}

}  // namespace sinew
