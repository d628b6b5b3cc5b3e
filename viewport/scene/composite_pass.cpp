// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/composite_pass.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/clamped_samplers.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
namespace {

constexpr Binding kPicture{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_SHADER_STAGE_FRAGMENT_BIT};

std::size_t variantOf(const CompositePass::Frame& frame) noexcept {
    return (frame.toneMap ? 4U : 0U) + (frame.overlay ? 2U : 0U) + (frame.transparent ? 1U : 0U);
}

}  // namespace

CompositePass::CompositePass(const DeviceView& device, VkPipelineCache cache, VkRenderPass hostPass,
                             VkFormat hostFormat)
    : m_device(device),
      m_setLayout(makeSetLayout(device, "composite", {kPicture, kPicture})),
      m_layout(makePipelineLayout(device, "composite", {m_setLayout.get()},
                                  VK_SHADER_STAGE_VERTEX_BIT, sizeof(layout::CompositeConstants))),
      m_sampler(makeTexelSampler(device)),
      m_pool(makeDescriptorPool(device, "set of the composite", 1,
                                {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2}})),
      m_set(allocateSet(device, "composite", m_pool.get(), m_setLayout.get())) {
    for (std::uint32_t i = 0; i < m_pipelines.size(); ++i) {
        const std::array<std::uint32_t, 4> constants{
            i >> 2U & 1U, encodesSrgb(hostFormat) ? 1U : 0U, i >> 1U & 1U, i & 1U};
        m_pipelines.at(i) = makePipeline(device, cache,
                                         {.name = {"composite", i},
                                          .renderPass = hostPass,
                                          .layout = m_layout.get(),
                                          .vertex = spirv::compositeVert(),
                                          .fragment = spirv::compositeFrag(),
                                          .fragmentConstants = constants});
    }
}

void CompositePass::setPictures(VkImageView scene, VkImageView overlay) noexcept {
    writeSet(m_device, m_set, 0, scene, m_sampler.get());
    writeSet(m_device, m_set, 1, overlay, m_sampler.get());
}

void CompositePass::draw(VkCommandBuffer commands, const Frame& frame) const noexcept {
    const DebugLabel label(m_device.debug, commands, "composite");
    setFullViewport(commands, frame.extent);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                      m_pipelines[variantOf(frame)].get());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 0, 1, &m_set,
                            0, nullptr);
    vkCmdPushConstants(commands, m_layout.get(), VK_SHADER_STAGE_VERTEX_BIT, 0,
                       sizeof frame.constants, &frame.constants);
    vkCmdDraw(commands, 3, 1, 0, 0);
}

bool encodesSrgb(VkFormat format) noexcept {
    switch (format) {
        case VK_FORMAT_R8G8B8A8_SRGB:
        case VK_FORMAT_B8G8R8A8_SRGB:
        case VK_FORMAT_A8B8G8R8_SRGB_PACK32:
        case VK_FORMAT_R8G8B8_SRGB:
        case VK_FORMAT_B8G8R8_SRGB:
            return true;
        default:
            return false;
    }
}

}  // namespace sinew
