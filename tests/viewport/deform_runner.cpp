// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/deform_runner.h"

#include <vulkan/vulkan.h>

#include <cstring>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/frame_pose.h"
#include "viewport/scene/geometry/packed_vectors.h"
#include "viewport/scene/light/scene_lights.h"
#include "viewport/scene/material/materials.h"

namespace sinew::test {
namespace {

AssetBuffers uploaded(const DeviceView& device, const SetLayouts& layouts, const Asset& asset,
                      VkDeviceSize mostRange) {
    DirectQueue queue(device.device);
    Uploader uploader(device, queue);
    AssetBuffers buffers(device,
                         {layouts.geometry.get(), layouts.deform.get(), layouts.words.get()}, asset,
                         uploader, mostRange);
    uploader.finish();
    return buffers;
}

Materials uploadedMaterials(const DeviceView& device, const SetLayouts& layouts,
                            const Asset& asset) {
    DirectQueue queue(device.device);
    Uploader uploader(device, queue);
    Materials materials(device, layouts.material.get(), asset, uploader, DeformRunner::kSlots);
    uploader.finish();
    return materials;
}

template <class T>
T valueAt(const std::byte* mapped, VkDeviceSize offset) {
    T value;
    std::memcpy(&value, mapped + offset, sizeof value);
    return value;
}

DeformedVertices unpacked(const Draw& draw, const DeformedStreams& streams,
                          const std::byte* mapped) {
    DeformedVertices result;
    const bool normals = (draw.buffers->drawFlags & layout::kDrawHasNormals) != 0;
    const bool tangents = draw.buffers->hasTangents;
    for (VkDeviceSize i = 0; i < draw.buffers->vertexCount; ++i) {
        result.positions.push_back(valueAt<glm::vec3>(mapped, streams.positions + 12 * i));
        if (normals) {
            const auto code = valueAt<std::uint32_t>(mapped, streams.normals + 4 * i);
            result.normals.push_back(unpackedNormal(code));
        }
        if (tangents) {
            const auto code = valueAt<std::uint32_t>(mapped, streams.tangents + 4 * i);
            result.tangents.push_back(unpackedTangent(code));
        }
    }
    return result;
}

/// Readback of one frame's results.
struct ReadBack {
    std::vector<Draw> draws;
    std::vector<std::uint32_t> instances;
    OwnedBuffer buffer;
};

void recordReadBack(VkCommandBuffer commands, VkBuffer from, VkDeviceSize bytes,
                    const ReadBack& to) {
    VkMemoryBarrier barrier{};
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT;
    constexpr VkPipelineStageFlags kWriters =
        VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
    vkCmdPipelineBarrier(commands, kWriters, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &barrier, 0,
                         nullptr, 0, nullptr);
    const VkBufferCopy copy{0, 0, bytes};
    vkCmdCopyBuffer(commands, from, to.buffer.get(), 1, &copy);
}

}  // namespace

struct DeformRunner::Loaded {
    Loaded(const DeviceView& device, const SetLayouts& layouts, std::shared_ptr<const Asset> given,
           VkDeviceSize mostRange)
        : asset(std::move(given)),
          buffers(uploaded(device, layouts, *asset, mostRange)),
          materials(uploadedMaterials(device, layouts, *asset)),
          draws(*asset, buffers, materials),
          memory(device, layouts, kSlots),
          pose(*asset) {}

    std::shared_ptr<const Asset> asset;
    AssetBuffers buffers;
    Materials materials;
    DrawList draws;
    FrameMemory memory;
    FramePose pose;
};

DeformRunner::DeformRunner()
    : m_instance(true),
      m_device(m_instance.get(), chooseDevice(deviceCandidates(m_instance.get()), "")),
      m_layouts(m_device.view()),
      m_pipelines(m_device.view(), VK_NULL_HANDLE, m_layouts, PipelineTime::OnFirstUse) {}

DeformRunner::~DeformRunner() {
    vkDeviceWaitIdle(m_device.view().device);
}

const AssetBuffers& DeformRunner::buffers() const {
    return m_loaded->buffers;
}

void DeformRunner::setAsset(std::shared_ptr<const Asset> asset, VkDeviceSize mostRange) {
    m_loaded = std::make_unique<Loaded>(m_device.view(), m_layouts, std::move(asset), mostRange);
    m_pass.emplace(m_device.view(), m_pipelines, m_layouts, kSlots);
    if (mostRange != kAnyRange) {
        m_pass->limitRange(mostRange);
    }
}

std::vector<DeformRunner::Frame> DeformRunner::run(const std::vector<FrameInput>& inputs) {
    const DeviceView& device = m_device.view();
    Loaded& loaded = *m_loaded;
    CommandRun test(device, "test");
    const VkCommandBuffer commands = test.begin();
    loaded.memory.reserve(lightTableBytes(loaded.asset.get()),
                          poseSize(*loaded.asset, inputs.front()), 0);
    std::vector<ReadBack> reads;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const FrameInput& input = inputs[i];
        const auto slot = static_cast<std::uint32_t>(i % kSlots);
        loaded.memory.begin(slot, {});
        const PoseMemory poses = loaded.memory.allocate(poseSize(*loaded.asset, input));
        loaded.pose.write(input, loaded.draws.nodes(), poses);
        loaded.draws.place(loaded.pose, input, {}, poses.instances);
        m_pass->record(commands, slot, {*loaded.asset, loaded.draws, loaded.memory, poses, input});
        ReadBack read;
        for (const DrawLayer layer : kAllDrawLayers) {
            for (const Draw& draw : loaded.draws.draws(layer)) {
                read.draws.push_back(draw);
                read.instances.push_back(loaded.draws.placed(draw.place).count);
            }
        }
        const OwnedBuffer& deformed = m_pass->deformed();
        const VkDeviceSize bytes = std::max<VkDeviceSize>(deformed.bytes(), 4);
        read.buffer = OwnedBuffer(device, "test", MemoryArena::Access::ReadBack, bytes,
                                  VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        if (deformed.bytes() > 0) {
            recordReadBack(commands, deformed.get(), bytes, read);
        }
        reads.push_back(std::move(read));
    }
    test.submitAndWait("deform vertices");
    std::vector<Frame> frames(inputs.size());
    for (std::size_t i = 0; i < reads.size(); ++i) {
        for (std::size_t draw = 0; draw < reads[i].draws.size(); ++draw) {
            const Draw& of = reads[i].draws[draw];
            for (std::uint32_t instance = 0;
                 of.source == VertexSource::Deformed && instance < reads[i].instances[draw];
                 ++instance) {
                frames[i].push_back(unpacked(of, of.deformed.ofInstance(instance),
                                             reads[i].buffer.mapped().data()));
            }
        }
    }
    return frames;
}

}  // namespace sinew::test
