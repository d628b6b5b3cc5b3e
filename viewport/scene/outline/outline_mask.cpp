// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/outline/outline_mask.h"

#include <vulkan/vulkan.h>

#include <array>

namespace sinew {
namespace {

constexpr VkFormat kMaskFormat = VK_FORMAT_R8G8_UNORM;  // every device renders to and samples it

}  // namespace

OutlineMask::OutlineMask(const DeviceView& device, std::uint32_t samples)
    : m_device(device),
      m_samples(samples),
      m_renderPass(makeRenderPass(
          device, {.name = "selection", .colorFormat = kMaskFormat, .samples = samples})) {}

void OutlineMask::resize(VkExtent2D extent) {
    const bool fits = m_images && m_images->picture.extent.width == extent.width &&
                      m_images->picture.extent.height == extent.height;
    if (!fits) {
        m_images.reset();
        m_images.emplace(makeImages(extent));
    }
}

OutlineMask::Images OutlineMask::makeImages(VkExtent2D extent) const {
    Images images{.arena = MemoryArena(m_device, MemoryArena::Access::Device),
                  .multisampled = {},
                  .picture = {},
                  .framebuffer = {}};
    images.picture =
        makeImage(m_device, images.arena,
                  {.name = "selection",
                   .format = kMaskFormat,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT});
    if (m_samples == 1) {
        const std::array views{images.picture.view.get()};
        images.framebuffer =
            makeFramebuffer(m_device, "selection", m_renderPass.get(), views, extent);
        return images;
    }
    images.multisampled = makeImage(m_device, images.arena,
                                    {.name = "samples of the selection",
                                     .format = kMaskFormat,
                                     .extent = extent,
                                     .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
                                     .samples = m_samples});
    const std::array views{images.multisampled.view.get(), images.picture.view.get()};
    images.framebuffer = makeFramebuffer(m_device, "selection", m_renderPass.get(), views, extent);
    return images;
}

PassScope OutlineMask::begin(VkCommandBuffer commands) const noexcept {
    const VkClearValue clear{};
    return PassScope(m_device.debug, commands,
                     {.label = "mask",
                      .renderPass = m_renderPass.get(),
                      .framebuffer = m_images->framebuffer.get(),
                      .extent = m_images->picture.extent,
                      .clear = {&clear, 1}});
}

}  // namespace sinew
