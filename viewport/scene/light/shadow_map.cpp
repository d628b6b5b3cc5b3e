// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/shadow_map.h"

#include <vulkan/vulkan.h>

#include <array>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/device_limits.h"

namespace sinew {
namespace {

constexpr VkFormat kShadowFormat = VK_FORMAT_D16_UNORM;  // every device renders to and samples it

constexpr VkPipelineStageFlags kDepthStages =
    VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT;
constexpr VkAccessFlags kDepthAccess =
    VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;

void clear(const DeviceView& device, const ShadowMap& map) {
    const auto pool = makeCommandPool(device, "shadow");
    const auto fence = makeFence(device, "shadow cleared");
    const VkCommandBuffer commands = allocateCommands(device, "shadow", pool.get());
    beginCommands(commands);
    { const PassScope pass = map.begin(commands); }
    submitAndWait(device, commands, fence.get(), "clear the shadow");
}

}  // namespace

ShadowMap::ShadowMap(const DeviceView& device, VkRenderPass renderPass, std::uint32_t side)
    : m_debug(device.debug),
      m_renderPass(renderPass),
      m_arena(device, MemoryArena::Access::Device),
      m_image(makeImage(
          device, m_arena,
          {.name = "shadow",
           .format = kShadowFormat,
           .extent = {side, side},
           .usage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT,
           .aspect = VK_IMAGE_ASPECT_DEPTH_BIT})),
      m_framebuffer(makeFramebuffer(device, "shadow", renderPass, std::array{m_image.view.get()},
                                    m_image.extent)) {
    clear(device, *this);
}

PassScope ShadowMap::begin(VkCommandBuffer commands) const noexcept {
    VkClearValue farthest{};
    farthest.depthStencil = {1.0F, 0};
    return PassScope(m_debug, commands,
                     {.label = "shadow",
                      .renderPass = m_renderPass,
                      .framebuffer = m_framebuffer.get(),
                      .extent = m_image.extent,
                      .clear = {&farthest, 1}});
}

Unique<VkRenderPass> makeShadowPass(const DeviceView& device) {
    VkAttachmentDescription depth{};
    depth.format = kShadowFormat;
    depth.samples = VK_SAMPLE_COUNT_1_BIT;
    depth.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    depth.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    depth.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    depth.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    depth.finalLayout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    const VkAttachmentReference reference{0, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass{};
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.pDepthStencilAttachment = &reference;
    // After the reads of the previous frame, and before those of this frame.
    std::array<VkSubpassDependency, 3> order{};
    order[0] = {VK_SUBPASS_EXTERNAL,
                0,
                kDepthStages | VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                kDepthStages,
                VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT,
                kDepthAccess,
                0};
    order[1] = {0,
                VK_SUBPASS_EXTERNAL,
                kDepthStages,
                VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT,
                VK_ACCESS_SHADER_READ_BIT,
                0};
    order[2] = passDependency();
    VkRenderPassCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO;
    info.attachmentCount = 1;
    info.pAttachments = &depth;
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = isSoftware(device) ? 3 : 2;
    info.pDependencies = order.data();
    return create(device, vkCreateRenderPass, info, "create the render pass of the shadow",
                  "shadow");
}

Unique<VkSampler> makeShadowSampler(const DeviceView& device) {
    VkFormatProperties properties{};
    vkGetPhysicalDeviceFormatProperties(device.physical, kShadowFormat, &properties);
    const bool filters =
        (properties.optimalTilingFeatures & VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT) != 0;
    VkSamplerCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
    info.magFilter = filters ? VK_FILTER_LINEAR : VK_FILTER_NEAREST;
    info.minFilter = info.magFilter;
    info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    info.addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    info.borderColor = VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE;
    info.compareEnable = VK_TRUE;
    info.compareOp = VK_COMPARE_OP_LESS_OR_EQUAL;
    return create(device, vkCreateSampler, info, "create the sampler of the shadow",
                  "shadow sampler");
}

}  // namespace sinew
