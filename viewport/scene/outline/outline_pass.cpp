// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/outline/outline_pass.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "shaders/spirv.h"
#include "viewport/gpu/clamped_samplers.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/render_pass.h"

namespace sinew {
namespace {

constexpr VkFormat kTilesFormat = VK_FORMAT_R8_UNORM;  // every device renders to and samples it
constexpr VkShaderStageFlags kOutlining = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
constexpr Binding kSampled{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, kOutlining};
constexpr float kLinePoints = 2.0F;
constexpr float kRimPoints = 1.0F;

layout::OutlineConstants outlineConstants(float pixelsPerPoint) noexcept {
    const glm::vec2 widths =
        glm::vec2(kLinePoints, kRimPoints) * std::clamp(pixelsPerPoint, 0.5F, 16.0F);
    layout::OutlineConstants out{};
    out.widths = glm::vec4(widths, 0.0F, 0.0F);
    out.reach.x = static_cast<layout::uint>(std::ceil(widths.x + widths.y));
    return out;
}

std::uint32_t tilesAlong(std::uint32_t pixels) noexcept {
    return (pixels + layout::kOutlineTile - 1) / layout::kOutlineTile;
}

}  // namespace

OutlinePass::OutlinePass(const DeviceView& device, VkPipelineCache cache, VkRenderPass overlayPass)
    : m_device(device),
      m_tilesPass(makeRenderPass(device, {.name = "outline tiles",
                                          .colorFormat = kTilesFormat,
                                          .readBy = VK_PIPELINE_STAGE_VERTEX_SHADER_BIT})),
      m_setLayout(makeSetLayout(device, "outline", {kSampled})),
      m_layout(makePipelineLayout(device, "outline", {m_setLayout.get(), m_setLayout.get()},
                                  kOutlining, sizeof(layout::OutlineConstants))),
      m_sampler(makeTexelSampler(device)),
      m_pool(makeDescriptorPool(device, "sets of the outline", 2,
                                {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2}})),
      m_maskSet(allocateSet(device, "mask", m_pool.get(), m_setLayout.get())),
      m_tilesSet(allocateSet(device, "outline tiles", m_pool.get(), m_setLayout.get())) {
    makePipelines(cache, overlayPass);
}

void OutlinePass::makePipelines(VkPipelineCache cache, VkRenderPass overlayPass) {
    const auto fullscreen = makeShader(m_device, spirv::fullscreenVert());
    const auto tiles = makeShader(m_device, spirv::outlineTilesFrag());
    GraphicsPipeline pipeline{.name = "outline tiles"};
    pipeline.renderPass = m_tilesPass.get();
    pipeline.layout = m_layout.get();
    pipeline.vertex = fullscreen.get();
    pipeline.fragment = tiles.get();
    m_tilesPipeline = makePipeline(m_device, cache, pipeline);
    const auto vertex = makeShader(m_device, spirv::outlineVert());
    const auto fragment = makeShader(m_device, spirv::outlineFrag());
    pipeline.name = "outline";
    pipeline.renderPass = overlayPass;
    pipeline.vertex = vertex.get();
    pipeline.fragment = fragment.get();
    pipeline.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    pipeline.blending = Blending::Premultiplied;
    m_pipeline = makePipeline(m_device, cache, pipeline);
}

void OutlinePass::resize(VkExtent2D picture) {
    const VkExtent2D extent{tilesAlong(picture.width), tilesAlong(picture.height)};
    if (m_images && m_images->tiles.extent.width == extent.width &&
        m_images->tiles.extent.height == extent.height) {
        return;
    }
    m_images.reset();
    Images images{.arena = MemoryArena(m_device, MemoryArena::Access::Device),
                  .tiles = {},
                  .framebuffer = {}};
    images.tiles =
        makeImage(m_device, images.arena,
                  {.name = "outline tiles",
                   .format = kTilesFormat,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT});
    const std::array views{images.tiles.view.get()};
    images.framebuffer =
        makeFramebuffer(m_device, "outline tiles", m_tilesPass.get(), views, extent);
    m_images.emplace(std::move(images));
    writeSet(m_device, m_tilesSet, 0, m_images->tiles.view.get(), m_sampler.get());
}

void OutlinePass::setMask(VkImageView mask) noexcept {
    writeSet(m_device, m_maskSet, 0, mask, m_sampler.get());
}

void OutlinePass::record(VkCommandBuffer commands, float pixelsPerPoint) noexcept {
    m_constants = outlineConstants(pixelsPerPoint);
    const VkClearValue clear{};
    const PassScope pass(m_device.debug, commands,
                         {.label = "tiles",
                          .renderPass = m_tilesPass.get(),
                          .framebuffer = m_images->framebuffer.get(),
                          .extent = m_images->tiles.extent,
                          .clear = {&clear, 1}});
    bind(commands, m_tilesPipeline.get(), {&m_maskSet, 1});
    vkCmdDraw(commands, 3, 1, 0, 0);
}

void OutlinePass::draw(VkCommandBuffer commands) const noexcept {
    const VkExtent2D tiles = m_images->tiles.extent;
    bind(commands, m_pipeline.get(), std::array{m_maskSet, m_tilesSet});
    vkCmdDraw(commands, 4, tiles.width * tiles.height, 0, 0);
}

void OutlinePass::bind(VkCommandBuffer commands, VkPipeline pipeline,
                       std::span<const VkDescriptorSet> sets) const noexcept {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 0,
                            static_cast<std::uint32_t>(sets.size()), sets.data(), 0, nullptr);
    vkCmdPushConstants(commands, m_layout.get(), kOutlining, 0, sizeof m_constants, &m_constants);
}

}  // namespace sinew
