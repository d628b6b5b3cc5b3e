// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/gpu_deformer.h"

#include <vulkan/vulkan.h>

#include <array>
#include <cstring>

#include "shaders/spirv.h"
#include "viewport/gpu/check.h"
#include "viewport/gpu/commands.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/scene/draw/draw_values.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/frame_pose.h"
#include "viewport/scene/geometry/asset_buffers.h"
#include "viewport/scene/light/scene_lights.h"
#include "viewport/scene/material/materials.h"

namespace sinew::test {
namespace {

// clang-format off
constexpr std::uint32_t kDeform[] =
#include "deform.comp.inc"
;
// clang-format on

constexpr Binding kStorage{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_SHADER_STAGE_COMPUTE_BIT};

Unique<VkPipeline> makeComputePipeline(const DeviceView& device, VkPipelineLayout layout) {
    const auto shader = makeShader(device, {kDeform, "deform.comp"});
    VkComputePipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = shader.get();
    info.stage.pName = "main";
    info.layout = layout;
    VkPipeline pipeline = VK_NULL_HANDLE;
    check(vkCreateComputePipelines(device.device, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "create a compute pipeline");
    return {device.device, pipeline};
}

Unique<VkPipelineLayout> makeLayout(const DeviceView& device, const SetLayouts& layouts,
                                    VkDescriptorSetLayout buffers) {
    return makePipelineLayout(
        device, "test",
        {buffers, layouts.pose.get(), layouts.material.get(), layouts.geometry.get()},
        VK_SHADER_STAGE_COMPUTE_BIT, sizeof(layout::DrawConstants));
}

struct GpuVertex {
    glm::vec3 position;
    glm::vec3 normal;
    glm::vec4 tangent;
};

DeformedVertices unpacked(const std::byte* mapped, std::size_t vertices) {
    DeformedVertices result;
    for (std::size_t i = 0; i < vertices; ++i) {
        GpuVertex vertex;
        std::memcpy(&vertex, mapped + i * sizeof vertex, sizeof vertex);
        result.positions.push_back(vertex.position);
        result.normals.push_back(vertex.normal);
        result.tangents.push_back(vertex.tangent);
    }
    return result;
}

}  // namespace

GpuDeformer::GpuDeformer()
    : m_instance(true),
      m_device(m_instance.get(), chooseDevice(deviceCandidates(m_instance.get()), "")),
      m_layouts(m_device.view()),
      m_bufferLayout(makeSetLayout(m_device.view(), "test", {kStorage, kStorage, kStorage})),
      m_layout(makeLayout(m_device.view(), m_layouts, m_bufferLayout.get())),
      m_pipeline(makeComputePipeline(m_device.view(), m_layout.get())) {}

DeformedVertices GpuDeformer::deform(const PoseEvaluator& evaluator, WeightSource weights,
                                     BlendSkinning blend) {
    const DeviceView& device = m_device.view();
    const Asset& asset = evaluator.asset();
    DirectQueue queue(device.device);
    Uploader uploader(device, queue);
    const AssetBuffers buffers(
        device, {m_layouts.geometry.get(), m_layouts.deform.get(), m_layouts.words.get()}, asset,
        uploader);
    const Materials materials(device, m_layouts.material.get(), asset, uploader, 1);
    uploader.finish();
    DrawList draws(asset, buffers, materials);
    const Draw& draw = draws.draws(DrawLayer::Opaque).front();

    FrameMemory memory(device, m_layouts, 1);
    FrameInput input;
    input.evaluator = &evaluator;
    input.view.weights = weights;
    input.view.blend = blend;
    const PoseSize size = poseSize(asset, input);
    memory.reserve(lightTableBytes(&asset), size, 0);
    memory.begin(0, {});
    const PoseMemory poses = memory.allocate(size);
    FramePose pose(asset);
    pose.write(input, draws.nodes(), poses);
    draws.place(pose, input, {}, poses.instances);

    const VkDeviceSize bytes = draw.buffers->vertexCount * sizeof(GpuVertex);
    const OwnedBuffer output(device, "test", MemoryArena::Access::ReadBack, bytes,
                             VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const OwnedBuffer request(device, "test", MemoryArena::Access::ReadBack, 16,
                              VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const auto wordOf = [&](std::size_t stream) {
        return static_cast<std::uint32_t>(draw.buffers->streamOffsets.at(stream) / sizeof(float));
    };
    const std::array<std::uint32_t, 4> asked{
        wordOf(0), wordOf(1), wordOf(4),
        (weights == WeightSource::Normalized ? layout::kSceneNormalizeWeights : 0U) |
            (blend == BlendSkinning::DualQuaternion ? layout::kSceneDualQuaternions : 0U)};
    std::memcpy(request.mapped().data(), asked.data(), sizeof asked);

    const auto pool =
        makeDescriptorPool(device, "test", 1, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 3}});
    const VkDescriptorSet set = allocateSet(device, "test", pool.get(), m_bufferLayout.get());
    writeSet(device, set, 0, kStorage.type, {draw.buffers->buffer, 0, VK_WHOLE_SIZE});
    writeSet(device, set, 1, kStorage.type, {output.get(), 0, VK_WHOLE_SIZE});
    writeSet(device, set, 2, kStorage.type, {request.get(), 0, VK_WHOLE_SIZE});

    CommandRun test(device, "test");
    const VkCommandBuffer commands = test.begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_pipeline.get());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_layout.get(), 0, 1, &set, 0,
                            nullptr);
    memory.bindPose(commands, m_layout.get(), VK_PIPELINE_BIND_POINT_COMPUTE);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_layout.get(), 3, 1,
                            &draw.buffers->geometry, 0, nullptr);
    const layout::DrawConstants constants = drawConstants(draw, asset, {});
    vkCmdPushConstants(commands, m_layout.get(), VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof constants,
                       &constants);
    vkCmdDispatch(commands, (draw.buffers->vertexCount + 63) / 64, 1, 1);
    recordBarrier(commands, {VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT},
                  {VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT});
    test.submitAndWait("deform vertices");
    return unpacked(output.mapped().data(), draw.buffers->vertexCount);
}

}  // namespace sinew::test
