// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/computed_pose.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <glm/gtc/type_ptr.hpp>

#include "viewport/gpu/memory_arena.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/light/scene_lights.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kBytes =
    VkDeviceSize{ComputedPose::kMostVertices} * DeformedStreams::kPositionBytes;

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
      m_run(scene.device, "computed pose"),
      m_memory(scene.device, scene.layouts, 1),
      m_pose(scene.asset),
      m_draws(scene.asset, scene.buffers, scene.materials),
      m_deform(scene.device, scene.deform, scene.layouts, 1),
      m_buffer(scene.device, "computed vertices", MemoryArena::Access::ReadBack, kBytes,
               VK_BUFFER_USAGE_TRANSFER_DST_BIT) {
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
    const VkCommandBuffer commands = m_run.begin();
    m_deform.record(commands, 0,
                    {.asset = m_scene.asset,
                     .draws = m_draws,
                     .memory = m_memory,
                     .pose = m_poseMemory,
                     .input = m_input});
    recordBarrier(commands, {VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT},
                  {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT});
    m_run.submitAndWait("deform a pose by compute");
}

void ComputedPose::begin() {
    m_run.begin();
}

void ComputedPose::record(const Part& part) {
    const std::uint32_t first = m_draws.placed(part.draw->place).first;
    const DeformedStreams streams = part.draw->deformed.ofInstance(part.instance - first);
    const VkBufferCopy copy{streams.positions + part.firstVertex * DeformedStreams::kPositionBytes,
                            0, part.vertices * DeformedStreams::kPositionBytes};
    vkCmdCopyBuffer(m_run.commands(), streams.buffer, m_buffer.get(), 1, &copy);
    recordBarrier(m_run.commands(), {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT},
                  {VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT});
}

void ComputedPose::finish() {
    m_run.submitAndWait("read deformed vertices back");
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
