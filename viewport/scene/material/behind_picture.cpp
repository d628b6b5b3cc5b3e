// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/behind_picture.h"

#include <vulkan/vulkan.h>

#include <array>

#include "viewport/gpu/create.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/render_pass.h"

namespace sinew {
namespace {

constexpr VkFormat kFormat = VK_FORMAT_R16G16B16A16_SFLOAT;
constexpr VkShaderStageFlags kDrawing = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

Unique<VkImageView> viewOfLargest(const DeviceView& device, const Image2D& image) {
    VkImageViewCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
    info.image = image.image.get();
    info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    info.format = kFormat;
    info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    return create(device, vkCreateImageView, info, "create an image view", "behind, largest level");
}

// It is bound before anything is rendered to it.
void clearAll(VkCommandBuffer commands, const Image2D& image) noexcept {
    transition(commands, {.image = image.image.get(),
                          .to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                          .after = VK_PIPELINE_STAGE_TRANSFER_BIT,
                          .uses = VK_ACCESS_TRANSFER_WRITE_BIT});
    const VkClearColorValue black{};
    const VkImageSubresourceRange all{VK_IMAGE_ASPECT_COLOR_BIT, 0, image.mipLevels, 0, 1};
    vkCmdClearColorImage(commands, image.image.get(), VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &black,
                         1, &all);
    transition(commands, {.image = image.image.get(),
                          .from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                          .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                          .before = VK_PIPELINE_STAGE_TRANSFER_BIT,
                          .wrote = VK_ACCESS_TRANSFER_WRITE_BIT,
                          .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                          .uses = VK_ACCESS_SHADER_READ_BIT});
}

// Makes the smaller levels writable, discarding their contents.
void makeWritable(VkCommandBuffer commands, const Image2D& image) noexcept {
    if (image.mipLevels > 1) {
        transition(commands, {.image = image.image.get(),
                              .to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                              .before = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                              .after = VK_PIPELINE_STAGE_TRANSFER_BIT,
                              .uses = VK_ACCESS_TRANSFER_WRITE_BIT,
                              .firstLevel = 1,
                              .levels = image.mipLevels - 1});
    }
}

}  // namespace

BehindPicture::BehindPicture(const DeviceView& device, VkPipelineCache cache,
                             VkDescriptorSetLayout sceneLayout, PipelineTime time)
    : m_device(device),
      m_renderPass(makeRenderPass(
          device, {.name = "behind",
                   .colorFormat = kFormat,
                   .finalLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   .readBy = VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                   .readAs = VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT})),
      m_setLayout(makeSetLayout(
          device, "behind",
          {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_SHADER_STAGE_FRAGMENT_BIT}})),
      m_layout(makePipelineLayout(device, "behind", {sceneLayout, m_setLayout.get()}, kDrawing,
                                  sizeof(layout::CompositeConstants))),
      m_texel(makeTexelSampler(device)),
      m_trilinear(makeTrilinearSampler(device)),
      m_pool(makeDescriptorPool(device, "set of behind", 1,
                                {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1}})),
      m_set(allocateSet(device, "behind", m_pool.get(), m_setLayout.get())) {
    m_pipeline = LazyPipeline(time, [this, cache] {
        return makePipeline(m_device, cache,
                            {.name = "behind",
                             .renderPass = m_renderPass.get(),
                             .layout = m_layout.get(),
                             .vertex = spirv::compositeVert(),
                             .fragment = spirv::behindFrag()});
    });
}

bool BehindPicture::fits(VkExtent2D extent) const noexcept {
    return m_images && m_images->picture.extent.width == extent.width &&
           m_images->picture.extent.height == extent.height;
}

void BehindPicture::resize(VkCommandBuffer commands, VkExtent2D extent) {
    m_images.reset();
    m_images.emplace(makeImages(extent));
    clearAll(commands, m_images->picture);
}

void BehindPicture::setScene(VkImageView scene) noexcept {
    writeSet(m_device, m_set, 0, scene, m_texel.get());
}

VkImageView BehindPicture::view() const noexcept {
    return m_images ? m_images->picture.view.get() : VK_NULL_HANDLE;
}

BehindPicture::Images BehindPicture::makeImages(VkExtent2D extent) const {
    Images images{.arena = MemoryArena(m_device, MemoryArena::Access::Device),
                  .picture = {},
                  .largest = {},
                  .framebuffer = {}};
    images.picture =
        makeImage(m_device, images.arena,
                  {.name = "behind",
                   .format = kFormat,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
                            VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT,
                   .mipLevels = mipLevelCount(extent)});
    images.largest = viewOfLargest(m_device, images.picture);
    const std::array views{images.largest.get()};
    images.framebuffer = makeFramebuffer(m_device, "behind", m_renderPass.get(), views, extent);
    return images;
}

void BehindPicture::recordPicture(VkCommandBuffer commands, const FrameMemory& memory,
                                  const layout::CompositeConstants& background) const {
    const VkClearValue clear{};
    const PassScope pass(m_device.debug, commands,
                         {.label = "behind",
                          .renderPass = m_renderPass.get(),
                          .framebuffer = m_images->framebuffer.get(),
                          .extent = m_images->picture.extent,
                          .clear = {&clear, 1}});
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_pipeline.get());
    memory.bindScene(commands, m_layout.get());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 1, 1, &m_set,
                            0, nullptr);
    vkCmdPushConstants(commands, m_layout.get(), kDrawing, 0, sizeof background, &background);
    vkCmdDraw(commands, 3, 1, 0, 0);
}

void BehindPicture::record(VkCommandBuffer commands, const FrameMemory& memory,
                           const layout::CompositeConstants& background) const {
    const Image2D& picture = m_images->picture;
    makeWritable(commands, picture);
    recordPicture(commands, memory, background);
    recordMipmaps(commands, picture);
}

}  // namespace sinew
