// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/pass_target.h"

#include <vulkan/vulkan.h>

#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

PassTarget::PassTarget(const DeviceView& device, const RenderPass& options)
    : m_device(device), m_options(options), m_renderPass(makeRenderPass(device, options)) {}

bool PassTarget::fits(VkExtent2D extent) const noexcept {
    return m_images && m_images->extent.width == extent.width &&
           m_images->extent.height == extent.height;
}

bool PassTarget::resize(VkExtent2D extent) {
    if (fits(extent)) {
        return false;
    }
    m_images.reset();  // frees them before the next ones are allocated
    m_images.emplace(makeImages(extent));
    return true;
}

PassTarget::Images PassTarget::makeImages(VkExtent2D extent) const {
    Images images{.arena = MemoryArena(m_device, MemoryArena::Access::Device),
                  .samples = {},
                  .depth = {},
                  .color = {},
                  .framebuffer = {},
                  .extent = extent};
    std::vector<VkImageView> views;
    const auto make = [&](const char* prefix, ImageOptions options) {
        const std::string name = std::string(prefix) + m_options.name.what;
        options.name = name.c_str();
        options.extent = extent;
        Image2D image = makeImage(m_device, images.arena, options);
        views.push_back(image.view.get());
        return image;
    };
    const bool colors = m_options.colorFormat != VK_FORMAT_UNDEFINED;
    if (colors && m_options.samples > 1) {
        images.samples = make("samples of ", {.name = "",
                                              .format = m_options.colorFormat,
                                              .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
                                              .samples = m_options.samples});
    }
    if (m_options.depthFormat != VK_FORMAT_UNDEFINED) {
        images.depth = make("depth of ", {.name = "",
                                          .format = m_options.depthFormat,
                                          .usage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT |
                                                   VK_IMAGE_USAGE_SAMPLED_BIT,
                                          .aspect = VK_IMAGE_ASPECT_DEPTH_BIT,
                                          .samples = m_options.samples});
    }
    if (colors) {
        images.color =
            make("", {.name = "",
                      .format = m_options.colorFormat,
                      .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT});
    }
    if (m_options.samples == 1) {  // the colour comes first, without a resolve attachment
        std::swap(views.front(), views.back());
    }
    images.framebuffer =
        makeFramebuffer(m_device, m_options.name.what, m_renderPass.get(), views, extent);
    return images;
}

PassScope PassTarget::begin(VkCommandBuffer commands, const char* label,
                            VkRenderPass compatible) const noexcept {
    const std::size_t colors = m_options.colorFormat != VK_FORMAT_UNDEFINED ? 1 : 0;
    const std::size_t depths = m_options.depthFormat != VK_FORMAT_UNDEFINED ? 1 : 0;
    std::array<VkClearValue, 2> clear{};
    clear[colors].depthStencil = {1.0F, 0};
    return PassScope(m_device.debug, commands,
                     {.label = label,
                      .renderPass = compatible != VK_NULL_HANDLE ? compatible : renderPass(),
                      .framebuffer = m_images->framebuffer.get(),
                      .extent = extent(),
                      .clear = std::span(clear).first(colors + depths)});
}

PassScope PassTarget::resume(VkCommandBuffer commands, const char* label,
                             VkRenderPass loading) const noexcept {
    return PassScope(m_device.debug, commands,
                     {.label = label,
                      .renderPass = loading,
                      .framebuffer = m_images->framebuffer.get(),
                      .extent = extent()});
}

}  // namespace sinew
