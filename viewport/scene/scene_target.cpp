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
                              SceneTarget::Part part) {
    return makeRenderPass(device, {.colorFormat = kColorFormat,
                                   .depthFormat = depth,
                                   .samples = samples,
                                   .keeps = part == SceneTarget::Part::Behind,
                                   .loads = part == SceneTarget::Part::Rest});
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
      m_whole(makePass(device, m_depthFormat, samples, Part::Whole)),
      m_behind(makePass(device, m_depthFormat, samples, Part::Behind)),
      m_rest(makePass(device, m_depthFormat, samples, Part::Rest)) {}

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
                  {.format = kColorFormat,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
                            VK_IMAGE_USAGE_TRANSFER_SRC_BIT});
    images.depth = makeImage(m_device, images.arena,
                             {.format = m_depthFormat,
                              .extent = extent,
                              .usage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT,
                              .aspect = VK_IMAGE_ASPECT_DEPTH_BIT,
                              .samples = m_samples});
    if (m_samples == 1) {
        const std::array views{images.color.view.get(), images.depth.view.get()};
        images.framebuffer = makeFramebuffer(m_device, m_whole.get(), views, extent);
        return images;
    }
    images.multisampled = makeImage(m_device, images.arena,
                                    {.format = kColorFormat,
                                     .extent = extent,
                                     .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
                                     .samples = m_samples});
    const std::array views{images.multisampled.view.get(), images.depth.view.get(),
                           images.color.view.get()};
    images.framebuffer = makeFramebuffer(m_device, m_whole.get(), views, extent);
    return images;
}

void SceneTarget::begin(VkCommandBuffer commands, Part part) const noexcept {
    std::array<VkClearValue, 2> clear{};
    clear[1].depthStencil = {1.0F, 0};
    const VkRenderPass pass = part == Part::Whole    ? m_whole.get()
                              : part == Part::Behind ? m_behind.get()
                                                     : m_rest.get();
    beginPass(commands, pass, m_images->framebuffer.get(), m_extent,
              std::span(clear).first(part == Part::Rest ? 0 : clear.size()));
}

}  // namespace sinew
