// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/render_pass.h"

#include <vulkan/vulkan.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {

namespace {

VkAttachmentDescription attachment(VkFormat format, std::uint32_t samples) {
    VkAttachmentDescription description{};
    description.format = format;
    description.samples = static_cast<VkSampleCountFlagBits>(samples);
    description.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    description.storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    description.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    description.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    description.finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    return description;
}

constexpr VkPipelineStageFlags kAttachmentStages = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT |
                                                   VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT |
                                                   VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT;
constexpr VkAccessFlags kAttachmentWrites =
    VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
constexpr VkAccessFlags kAttachmentAccess = kAttachmentWrites |
                                            VK_ACCESS_COLOR_ATTACHMENT_READ_BIT |
                                            VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT;

std::array<VkSubpassDependency, 3> dependencies(const RenderPass& options) {
    std::array<VkSubpassDependency, 3> result{};
    VkSubpassDependency& before = result[0];
    before.srcSubpass = VK_SUBPASS_EXTERNAL;
    before.dstSubpass = 0;
    before.srcStageMask = kAttachmentStages | options.readBy;
    before.dstStageMask = kAttachmentStages;
    before.srcAccessMask = kAttachmentWrites;
    before.dstAccessMask = kAttachmentAccess;
    VkSubpassDependency& after = result[1];
    after.srcSubpass = 0;
    after.dstSubpass = VK_SUBPASS_EXTERNAL;
    after.srcStageMask = kAttachmentStages;
    after.dstStageMask = options.readBy;
    after.srcAccessMask = kAttachmentWrites;
    after.dstAccessMask = options.readAs;
    VkSubpassDependency& within = result[2];  // see recordPassBarrier
    within.srcStageMask = kAttachmentStages;
    within.dstStageMask = kAttachmentStages;
    within.srcAccessMask = kAttachmentWrites;
    within.dstAccessMask = kAttachmentAccess;
    within.dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT;
    return result;
}

}  // namespace

void recordPassBarrier(VkCommandBuffer commands) noexcept {
    recordBarrier(commands, {kAttachmentStages, kAttachmentWrites},
                  {kAttachmentStages, kAttachmentAccess}, VK_DEPENDENCY_BY_REGION_BIT);
}

Unique<VkRenderPass> makeRenderPass(const DeviceView& device, const RenderPass& options) {
    const bool colors = options.colorFormat != VK_FORMAT_UNDEFINED;
    const bool depth = options.depthFormat != VK_FORMAT_UNDEFINED;
    std::vector<VkAttachmentDescription> attachments;
    if (colors) {
        attachments.push_back(attachment(options.colorFormat, options.samples));
    }
    const VkAttachmentReference color{0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    const VkAttachmentReference depthReference{static_cast<std::uint32_t>(attachments.size()),
                                               VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL};
    if (depth) {
        attachments.push_back(attachment(options.depthFormat, options.samples));
        attachments.back().finalLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    }
    const VkAttachmentReference resolve{static_cast<std::uint32_t>(attachments.size()),
                                        VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    const std::size_t drawnInto = attachments.size();
    const bool resolves = colors && options.samples > 1;
    if (resolves) {
        attachments.push_back(attachment(options.colorFormat, 1));
        attachments.back().loadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    }
    if (!attachments.empty()) {
        VkAttachmentDescription& kept = resolves ? attachments.back() : attachments.front();
        kept.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        kept.finalLayout = options.finalLayout;
    }
    for (std::size_t i = 0; i < drawnInto; ++i) {
        if (options.keeps || (options.keepsDepth && i == 1)) {
            attachments[i].storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        }
        if (options.loads) {
            attachments[i].loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
            attachments[i].initialLayout = attachments[i].finalLayout;
        }
    }

    VkSubpassDescription subpass{};
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.colorAttachmentCount = colors ? 1 : 0;
    subpass.pColorAttachments = &color;
    subpass.pResolveAttachments = resolves ? &resolve : nullptr;
    subpass.pDepthStencilAttachment = depth ? &depthReference : nullptr;
    const auto order = dependencies(options);

    VkRenderPassCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO;
    info.attachmentCount = static_cast<std::uint32_t>(attachments.size());
    info.pAttachments = attachments.data();
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = isSoftware(device) ? 3 : 2;
    info.pDependencies = order.data();
    return create(device, vkCreateRenderPass, info, "create a render pass", options.name);
}

Unique<VkFramebuffer> makeFramebuffer(const DeviceView& device, const ObjectName& name,
                                      VkRenderPass renderPass, std::span<const VkImageView> views,
                                      VkExtent2D extent) {
    VkFramebufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO;
    info.renderPass = renderPass;
    info.attachmentCount = static_cast<std::uint32_t>(views.size());
    info.pAttachments = views.data();
    info.width = extent.width;
    info.height = extent.height;
    info.layers = 1;
    return create(device, vkCreateFramebuffer, info, "create a framebuffer", name);
}

PassScope::PassScope(const DebugUtils* debug, VkCommandBuffer commands, const Pass& pass) noexcept
    : m_label(debug, commands, pass.label), m_commands(commands) {
    VkRenderPassBeginInfo info{};
    info.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO;
    info.renderPass = pass.renderPass;
    info.framebuffer = pass.framebuffer;
    info.renderArea = {{0, 0}, pass.extent};
    info.clearValueCount = static_cast<std::uint32_t>(pass.clear.size());
    info.pClearValues = pass.clear.data();
    vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
    setFullViewport(commands, pass.extent);
}

PassScope::~PassScope() {
    vkCmdEndRenderPass(m_commands);
}

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
                  .largest = {},
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
        const VkImageUsageFlags next =
            m_options.finalLayout == VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL
                ? VK_IMAGE_USAGE_SAMPLED_BIT
                : VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
        ImageOptions color{.name = "",
                           .format = m_options.colorFormat,
                           .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | next};
        if (m_options.mipmaps) {
            color.usage |= VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
            color.mipLevels = mipLevelCount(extent);
        }
        images.color = make("", color);
        if (m_options.mipmaps) {
            color.mipLevels = 1;
            color.name = m_options.name;
            images.largest = makeView(m_device, images.color.image.get(), color);
            views.back() = images.largest.get();
        }
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
