// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/overlay_pass.h"

#include <vulkan/vulkan.h>

#include <array>

#include "shaders/spirv.h"
#include "viewport/gpu/clamped_samplers.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/render_pass.h"

namespace sinew {
namespace {

constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;

constexpr std::array<VkVertexInputBindingDescription, 1> kBindings{
    {{0, sizeof(layout::OverlayQuad), VK_VERTEX_INPUT_RATE_INSTANCE}}};
constexpr std::array<VkVertexInputAttributeDescription, 4> kAttributes{{
    {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, offsetof(layout::OverlayQuad, rect)},
    {1, 0, VK_FORMAT_R32G32B32A32_SFLOAT, offsetof(layout::OverlayQuad, uv)},
    {2, 0, VK_FORMAT_R32G32B32A32_SFLOAT, offsetof(layout::OverlayQuad, color)},
    {3, 0, VK_FORMAT_R32G32B32A32_SFLOAT, offsetof(layout::OverlayQuad, shape)},
}};

}  // namespace

OverlayPass::OverlayPass(const DeviceView& device, VkPipelineCache cache, const GlyphAtlas& atlas)
    : m_device(device),
      m_renderPass(makeRenderPass(device, {.name = "overlay", .colorFormat = kFormat})),
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
    const auto vertex = makeShader(device, spirv::overlayVert());
    const auto fragment = makeShader(device, spirv::overlayFrag());
    GraphicsPipeline pipeline{.name = "overlay"};
    pipeline.renderPass = m_renderPass.get();
    pipeline.layout = m_layout.get();
    pipeline.vertex = vertex.get();
    pipeline.fragment = fragment.get();
    pipeline.bindings = kBindings;
    pipeline.attributes = kAttributes;
    pipeline.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    pipeline.blending = Blending::Premultiplied;
    m_pipeline = makePipeline(device, cache, pipeline);
}

bool OverlayPass::fits(VkExtent2D extent) const noexcept {
    return m_images && m_images->color.extent.width == extent.width &&
           m_images->color.extent.height == extent.height;
}

void OverlayPass::resize(VkExtent2D extent) {
    m_images.reset();
    Images images{.arena = MemoryArena(m_device, MemoryArena::Access::Device),
                  .color = {},
                  .framebuffer = {}};
    images.color =
        makeImage(m_device, images.arena,
                  {.name = "overlay",
                   .format = kFormat,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT});
    const VkImageView view = images.color.view.get();
    images.framebuffer =
        makeFramebuffer(m_device, "overlay", m_renderPass.get(), std::span(&view, 1), extent);
    m_images.emplace(std::move(images));
}

void OverlayPass::record(VkCommandBuffer commands, FrameRing& ring,
                         std::span<const layout::OverlayQuad> quads,
                         const OutlinePass* outline) const noexcept {
    const VkExtent2D extent = m_images->color.extent;
    const VkClearValue clear{};
    const PassScope pass(m_device.debug, commands,
                         {.label = "overlay",
                          .renderPass = m_renderPass.get(),
                          .framebuffer = m_images->framebuffer.get(),
                          .extent = extent,
                          .clear = {&clear, 1}});
    if (outline != nullptr) {
        outline->draw(commands);
    }
    if (!quads.empty()) {
        recordQuads(commands, ring, quads);
    }
}

void OverlayPass::recordQuads(VkCommandBuffer commands, FrameRing& ring,
                              std::span<const layout::OverlayQuad> quads) const noexcept {
    const VkExtent2D extent = m_images->color.extent;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_pipeline.get());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 0, 1, &m_set,
                            0, nullptr);
    const glm::vec4 size(static_cast<float>(extent.width), static_cast<float>(extent.height), 0.0F,
                         0.0F);
    vkCmdPushConstants(commands, m_layout.get(), VK_SHADER_STAGE_VERTEX_BIT, 0, sizeof size, &size);
    const VkDeviceSize offset = ring.write(quads);
    const VkBuffer buffer = ring.buffer();
    vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset);
    vkCmdDraw(commands, 4, static_cast<std::uint32_t>(quads.size()), 0, 0);
}

}  // namespace sinew
