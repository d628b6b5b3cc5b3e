// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/outline/outline_pass.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
namespace {

// Every device renders to these and samples them.
constexpr VkFormat kMaskFormat = VK_FORMAT_R8G8_UNORM;
constexpr VkFormat kTilesFormat = VK_FORMAT_R8_UNORM;
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

PassTarget makeOutlineMask(const DeviceView& device, std::uint32_t samples) {
    return {device, {.name = "selection", .colorFormat = kMaskFormat, .samples = samples}};
}

OutlinePass::OutlinePass(const DeviceView& device, VkPipelineCache cache, VkRenderPass overlayPass,
                         PipelineTime time)
    : m_device(device),
      m_tiles(device, {.name = "outline tiles",
                       .colorFormat = kTilesFormat,
                       .readBy = VK_PIPELINE_STAGE_VERTEX_SHADER_BIT}),
      m_setLayout(makeSetLayout(device, "outline", {kSampled})),
      m_layout(makePipelineLayout(device, "outline", {m_setLayout.get(), m_setLayout.get()},
                                  kOutlining, sizeof(layout::OutlineConstants))),
      m_sampler(makeTexelSampler(device)),
      m_pool(makeDescriptorPool(device, "sets of the outline", 2,
                                {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2}})),
      m_maskSet(allocateSet(device, "mask", m_pool.get(), m_setLayout.get())),
      m_tilesSet(allocateSet(device, "outline tiles", m_pool.get(), m_setLayout.get())),
      m_tilesPipeline(time,
                      [this, cache] {
                          return makePipeline(m_device, cache,
                                              {.name = "outline tiles",
                                               .renderPass = m_tiles.renderPass(),
                                               .layout = m_layout.get(),
                                               .vertex = spirv::fullscreenVert(),
                                               .fragment = spirv::outlineTilesFrag()});
                      }),
      m_pipeline(time, [this, cache, overlayPass] {
          return makePipeline(m_device, cache,
                              {.name = "outline",
                               .renderPass = overlayPass,
                               .layout = m_layout.get(),
                               .vertex = spirv::outlineVert(),
                               .fragment = spirv::outlineFrag(),
                               .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP,
                               .blending = Blending::Premultiplied});
      }) {}

void OutlinePass::resize(VkExtent2D picture) {
    if (m_tiles.resize({tilesAlong(picture.width), tilesAlong(picture.height)})) {
        writeSet(m_device, m_tilesSet, 0, m_tiles.picture(), m_sampler.get());
    }
}

void OutlinePass::setMask(VkImageView mask) noexcept {
    writeSet(m_device, m_maskSet, 0, mask, m_sampler.get());
}

void OutlinePass::record(VkCommandBuffer commands, float pixelsPerPoint) {
    m_constants = outlineConstants(pixelsPerPoint);
    const PassScope pass = m_tiles.begin(commands, "tiles");
    bind(commands, m_tilesPipeline.get(), {&m_maskSet, 1});
    vkCmdDraw(commands, 3, 1, 0, 0);
}

void OutlinePass::draw(VkCommandBuffer commands) const {
    const VkExtent2D tiles = m_tiles.extent();
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
