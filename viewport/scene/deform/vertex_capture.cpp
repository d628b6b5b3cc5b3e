// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/vertex_capture.h"

#include <vulkan/vulkan.h>

#include <array>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/scene/draw/draw_values.h"
#include "viewport/scene/geometry/surface_vertices.h"

namespace sinew {
namespace {

constexpr VkExtent2D kExtent{1, 1};
constexpr VkShaderStageFlags kPushStages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

Unique<VkPipeline> makeCapture(const DeviceView& device, VkPipelineCache cache,
                               VkPipelineLayout layout, VkRenderPass renderPass) {
    return makePipeline(device, cache,
                        {.name = "capture",
                         .renderPass = renderPass,
                         .layout = layout,
                         .vertex = spirv::captureVert(),
                         .drawsColor = false,
                         .bindings = kSurfaceBindings,
                         .attributes = kSurfaceAttributes,
                         .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST});
}

}  // namespace

bool VertexCapture::isPossible(const DeviceView& device) noexcept {
    return device.features.vertexPipelineStoresAndAtomics != VK_FALSE;
}

VertexCapture::VertexCapture(const DeviceView& device, VkPipelineCache cache,
                             const SetLayouts& layouts, VkBuffer target, VkDeviceSize bytes)
    : m_debug(device.debug),
      m_setLayout(makeSetLayout(device, "capture",
                                {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_SHADER_STAGE_VERTEX_BIT}})),
      m_pool(makeDescriptorPool(device, "set of the capture", 1,
                                {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}})),
      m_set(allocateSet(device, "capture", m_pool.get(), m_setLayout.get())),
      m_layout(makePipelineLayout(
          device, "capture",
          {layouts.scene.get(), layouts.pose.get(), m_setLayout.get(), layouts.geometry.get()},
          kPushStages, sizeof(layout::DrawConstants))),
      m_renderPass(makeRenderPass(device, {.name = "capture"})),
      m_framebuffer(makeFramebuffer(device, "capture", m_renderPass.get(), {}, kExtent)),
      m_pipeline(makeCapture(device, cache, m_layout.get(), m_renderPass.get())) {
    writeSet(device, m_set, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, BufferRange{target, 0, bytes});
}

void VertexCapture::record(VkCommandBuffer commands, const FrameMemory& memory,
                           const ComputedPose::Part& part, const Asset& asset,
                           const ViewOptions& view) const noexcept {
    recordPoints(commands, memory, part, drawConstants(*part.draw, asset, view));
    recordBarrier(commands, {VK_PIPELINE_STAGE_VERTEX_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT},
                  {VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT});
}

void VertexCapture::recordPoints(VkCommandBuffer commands, const FrameMemory& memory,
                                 const ComputedPose::Part& part,
                                 layout::DrawConstants constants) const noexcept {
    const PassScope pass(m_debug, commands,
                         {.label = "capture",
                          .renderPass = m_renderPass.get(),
                          .framebuffer = m_framebuffer.get(),
                          .extent = kExtent});
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_pipeline.get());
    memory.bindScene(commands, m_layout.get());
    memory.bindPose(commands, m_layout.get());
    const PrimitiveBuffers& stored = *part.draw->buffers;
    const std::array sets{m_set, stored.geometry};
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 2,
                            static_cast<std::uint32_t>(sets.size()), sets.data(), 0, nullptr);
    std::array<VkBuffer, PrimitiveBuffers::kStreams> buffers{};
    buffers.fill(stored.buffer);
    vkCmdBindVertexBuffers(commands, 0, static_cast<std::uint32_t>(buffers.size()), buffers.data(),
                           stored.streamOffsets.data());
    constants.morph.y = part.firstVertex;
    vkCmdPushConstants(commands, m_layout.get(), kPushStages, 0, sizeof constants, &constants);
    vkCmdDraw(commands, part.vertices, 1, part.firstVertex, part.instance);
}

}  // namespace sinew
