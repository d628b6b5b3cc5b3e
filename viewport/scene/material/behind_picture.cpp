// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/material/behind_picture.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
namespace {

constexpr VkShaderStageFlags kDrawing = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

// It is bound before anything is rendered to it.
void clearAll(VkCommandBuffer commands, const Image2D& image) noexcept {
    transition(commands, forCopies(image.image.get()));
    const VkClearColorValue black{};
    const VkImageSubresourceRange all{VK_IMAGE_ASPECT_COLOR_BIT, 0, image.mipLevels, 0, 1};
    vkCmdClearColorImage(commands, image.image.get(), VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &black,
                         1, &all);
    transition(commands, copied(image.image.get()));
}

// Makes the smaller levels writable, discarding their contents.
void makeWritable(VkCommandBuffer commands, const Image2D& image) noexcept {
    if (image.mipLevels > 1) {
        ImageTransition smaller =
            forCopies(image.image.get(), VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
        smaller.firstLevel = 1;
        smaller.levels = image.mipLevels - 1;
        transition(commands, smaller);
    }
}

}  // namespace

BehindPicture::BehindPicture(const DeviceView& device, VkPipelineCache cache,
                             VkDescriptorSetLayout sceneLayout, PipelineTime time)
    : m_device(device),
      m_target(device,
               {.name = "behind",
                .colorFormat = VK_FORMAT_R16G16B16A16_SFLOAT,
                .mipmaps = true,
                .finalLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                .readBy = VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                .readAs = VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT}),
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
                             .renderPass = m_target.renderPass(),
                             .layout = m_layout.get(),
                             .vertex = spirv::compositeVert(),
                             .fragment = spirv::behindFrag()});
    });
}

void BehindPicture::resize(VkCommandBuffer commands, VkExtent2D extent) {
    m_target.resize(extent);
    clearAll(commands, m_target.color());
}

void BehindPicture::setScene(VkImageView scene) noexcept {
    writeSet(m_device, m_set, 0, scene, m_texel.get());
}

void BehindPicture::recordPicture(VkCommandBuffer commands, const FrameMemory& memory,
                                  const layout::CompositeConstants& background) const {
    const PassScope pass = m_target.begin(commands, "behind");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_pipeline.get());
    memory.bindScene(commands, m_layout.get());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 1, 1, &m_set,
                            0, nullptr);
    vkCmdPushConstants(commands, m_layout.get(), kDrawing, 0, sizeof background, &background);
    vkCmdDraw(commands, 3, 1, 0, 0);
}

void BehindPicture::record(VkCommandBuffer commands, const FrameMemory& memory,
                           const layout::CompositeConstants& background) const {
    const Image2D& picture = m_target.color();
    makeWritable(commands, picture);
    recordPicture(commands, memory, background);
    recordMipmaps(commands, picture.chain());
}

}  // namespace sinew
