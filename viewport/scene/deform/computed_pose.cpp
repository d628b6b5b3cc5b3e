// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/computed_pose.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <glm/gtc/type_ptr.hpp>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/light/scene_lights.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kBytes =
    VkDeviceSize{ComputedPose::kMostVertices} * DeformedStreams::kPositionBytes;

struct Access {
    VkPipelineStageFlags stages;
    VkAccessFlags access;
};

void recordBarrier(VkCommandBuffer commands, const Access& before, const Access& after) noexcept {
    VkMemoryBarrier barrier{};
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = before.access;
    barrier.dstAccessMask = after.access;
    vkCmdPipelineBarrier(commands, before.stages, after.stages, 0, 1, &barrier, 0, nullptr, 0,
                         nullptr);
}

FrameInput withoutCrowd(FrameInput input) {
    input.crowd = {};
    input.ghosts = {};
    input.view.shown = {};  // what the user hides does not change a check
    input.view.skinning = SkinningPath::Compute;
    input.view.mode = ViewMode::Shaded;
    return input;
}

}  // namespace

ComputedPose::ComputedPose(const ComputedScene& scene)
    : m_scene(scene),
      m_input(withoutCrowd(scene.input)),
      m_pool(makeCommandPool(scene.device, "computed pose")),
      m_fence(makeFence(scene.device, "computed pose")),
      m_commands(allocateCommands(scene.device, "computed pose", m_pool.get())),
      m_memory(scene.device, scene.layouts, 1),
      m_pose(scene.asset),
      m_draws(scene.asset, scene.buffers, scene.materials),
      m_deform(scene.device, scene.deform, scene.layouts, 1),
      m_arena(scene.device, MemoryArena::Access::ReadBack),
      m_buffer(
          makeBuffer(scene.device, "computed vertices", kBytes, VK_BUFFER_USAGE_TRANSFER_DST_BIT)),
      m_floats(reinterpret_cast<const float*>(m_arena.bind(m_buffer.get())),
               kBytes / sizeof(float)) {
    scene.light.write(m_memory.sceneSet());
    const PoseSize size = poseSize(scene.asset, m_input);
    m_memory.reserve(lightTableBytes(&scene.asset), size, 0);
    m_memory.begin(0, sceneConstants(m_input, {1, 1}, scene.device.features));
    m_draws.select(m_input.view.scene, m_input.view.variant, {});
    m_poseMemory = m_memory.allocate(size);
    m_pose.write(m_input, m_draws.nodes(), m_poseMemory);
    const DrawList::Eye eye{.position = {}, .forward = {0.0F, 0.0F, -1.0F}};
    m_draws.place(m_pose, m_input, eye, m_poseMemory.instances);
    deform();
}

void ComputedPose::deform() {
    beginCommands(m_scene.device, m_pool.get(), m_commands);
    m_deform.record(m_commands, 0,
                    {.asset = m_scene.asset,
                     .draws = m_draws,
                     .memory = m_memory,
                     .pose = m_poseMemory,
                     .input = m_input});
    recordBarrier(m_commands, {VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT},
                  {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT});
    submitAndWait(m_scene.device, m_commands, m_fence.get(), "deform a pose by compute");
}

void ComputedPose::begin() {
    beginCommands(m_scene.device, m_pool.get(), m_commands);
}

void ComputedPose::record(const Part& part) {
    const std::uint32_t first = m_draws.placed(part.draw->place).first;
    const DeformedStreams streams = part.draw->deformed.ofInstance(part.instance - first);
    const VkBufferCopy copy{streams.positions + part.firstVertex * DeformedStreams::kPositionBytes,
                            0, part.vertices * DeformedStreams::kPositionBytes};
    vkCmdCopyBuffer(m_commands, streams.buffer, m_buffer.get(), 1, &copy);
    recordBarrier(m_commands, {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT},
                  {VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT});
}

void ComputedPose::finish() {
    submitAndWait(m_scene.device, m_commands, m_fence.get(), "read deformed vertices back");
}

std::vector<ComputedPrimitive> computedPrimitives(const ComputedScene& scene) {
    ComputedPose pose(scene);
    std::vector<ComputedPrimitive> result;
    for (const DrawLayer layer : kAllDrawLayers) {
        for (const DrawRange& range : pose.draws().ranges(layer)) {
            const Draw& draw = *range.draw;
            if (!ComputedPose::deforms(draw) || scene.asset[draw.node].instances) {
                continue;
            }
            ComputedPrimitive& primitive = result.emplace_back();
            primitive.node = draw.node;
            primitive.primitive = draw.primitive;
            const std::uint32_t count = draw.buffers->vertexCount;
            for (std::uint32_t first = 0; first < count; first += ComputedPose::kMostVertices) {
                const std::uint32_t part = std::min(ComputedPose::kMostVertices, count - first);
                pose.begin();
                pose.record({.draw = &draw,
                             .instance = range.first,
                             .firstVertex = first,
                             .vertices = part});
                pose.finish();
                for (std::uint32_t i = 0; i < part; ++i) {
                    primitive.positions.push_back(glm::make_vec3(&pose.floats()[3 * i]));
                }
            }
        }
    }
    return result;
}

}  // namespace sinew
