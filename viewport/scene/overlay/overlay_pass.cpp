// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/overlay_pass.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
static_assert(sizeof(layout::OverlayQuad) == 64);

OverlayPass::OverlayPass(const DeviceView& device, VkPipelineCache cache, const GlyphAtlas& atlas,
                         PipelineTime time)
    : m_target(device, {.name = "overlay", .colorFormat = VK_FORMAT_R8G8B8A8_UNORM}),
      m_setLayout(makeSetLayout(
          device, "overlay",
          {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_SHADER_STAGE_FRAGMENT_BIT}})),
      m_layout(makePipelineLayout(device, "overlay", {m_setLayout.get()},
                                  VK_SHADER_STAGE_VERTEX_BIT, sizeof(glm::vec4))),
      m_sampler(makeTexelSampler(device)),
      m_pool(makeDescriptorPool(device, "set of the overlay", 1,
                                {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1}})),
      m_set(allocateSet(device, "overlay", m_pool.get(), m_setLayout.get())) {
    writeSet(device, m_set, 0, atlas.view(), m_sampler.get());
    m_pipeline = LazyPipeline(time, [this, device, cache] {
        return makePipeline(device, cache,
                            {.name = "overlay",
                             .renderPass = m_target.renderPass(),
                             .layout = m_layout.get(),
                             .vertex = spirv::overlayVert(),
                             .fragment = spirv::overlayFrag(),
                             .bindings = kFourVectorBindings,
                             .attributes = kFourVectorAttributes,
                             .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP,
                             .blending = Blending::Premultiplied});
    });
}

void OverlayPass::record(VkCommandBuffer commands, FrameRing& ring, const Content& content) const {
    const PassScope pass = m_target.begin(commands, "overlay");
    if (content.outline != nullptr) {
        content.outline->draw(commands);
    }
    if (!content.quads.empty()) {
        recordQuads(commands, ring, content);
    }
}

void OverlayPass::recordQuads(VkCommandBuffer commands, FrameRing& ring,
                              const Content& content) const {
    const VkExtent2D extent = m_target.extent();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_pipeline.get());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 0, 1, &m_set,
                            0, nullptr);
    const glm::vec4 size(static_cast<float>(extent.width), static_cast<float>(extent.height),
                         content.first);
    vkCmdPushConstants(commands, m_layout.get(), VK_SHADER_STAGE_VERTEX_BIT, 0, sizeof size, &size);
    const VkDeviceSize offset = ring.write(content.quads);
    const VkBuffer buffer = ring.buffer();
    vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset);
    vkCmdDraw(commands, 4, static_cast<std::uint32_t>(content.quads.size()), 0, 0);
}

}  // namespace sinew
