// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/deform_pass.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstring>

#include "model/view/shown_nodes.h"
#include "viewport/gpu/check.h"
#include "viewport/gpu/commands.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/scene/frame/frame_pose.h"

namespace sinew {
namespace {

constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDeviceSize kJobWindow = layout::kDeformMostJobs * sizeof(layout::DeformJob);
constexpr VkDeviceSize kRowBytes = 3 * sizeof(glm::vec4);

constexpr VkBufferUsageFlags kDeformedUsage =
    VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
    VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
constexpr VkDeviceSize kSmallestStaging = 4096;

// The writers of deformed vertices.
constexpr MemoryUse kCompute{VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT};
constexpr MemoryUse kTransfer{VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};

// Surfaces read them as attributes, needles also as words.
constexpr VkPipelineStageFlags kReaders =
    VK_PIPELINE_STAGE_VERTEX_INPUT_BIT | VK_PIPELINE_STAGE_VERTEX_SHADER_BIT;

// Waits until earlier frames have read the old vertices and their writer has finished.
void waitForReaders(VkCommandBuffer commands, const MemoryUse& writer) noexcept {
    recordBarrier(
        commands,
        {kReaders | kCompute.stages | kTransfer.stages, kCompute.access | kTransfer.access},
        writer);
}

void showReaders(VkCommandBuffer commands, const MemoryUse& writer) noexcept {
    recordBarrier(commands, writer,
                  {kReaders, VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT | VK_ACCESS_SHADER_READ_BIT});
}

/// Makes room for as many bytes in memory that the CPU writes.
void grow(OwnedBuffer& staging, const DeviceView& device, MemoryArena::Access access,
          VkDeviceSize bytes, VkBufferUsageFlags usage) {
    if (bytes > staging.bytes()) {
        const VkDeviceSize size = std::max({bytes, 2 * staging.bytes(), kSmallestStaging});
        staging = {};  // frees the memory before more is allocated
        staging = OwnedBuffer(device, "staging of deforming", access, size, usage);
    }
}

template <class T>
bool sameValues(std::span<const T> a, const std::vector<T>& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

SkinningPath resolved(SkinningPath path, const DeviceView& device) noexcept {
    if (path != SkinningPath::Auto) {
        return path;
    }
    return isSoftware(device) ? SkinningPath::Cpu : SkinningPath::Compute;
}

DeformPass::DeformPass(const DeviceView& device, const DeformPipelines& pipelines,
                       const SetLayouts& layouts, std::uint32_t slots)
    : m_device(device),
      m_pipelines(pipelines),
      m_deviceLimits(deviceLimits(device)),
      m_limits{m_deviceLimits.maxStorageBufferRange},
      m_wordsLayout(layouts.words.get()),
      m_slots(slots) {}

void DeformPass::forget() noexcept {
    for (Slot& slot : m_slots) {
        slot = {};
    }
    m_words = {};
    m_deformed = {};
    m_rows = {};
    m_cpu = {};
    m_tasks.clear();
    m_plan = {};
    m_key.reset();
    m_knownTasks.clear();
    m_refused = std::numeric_limits<VkDeviceSize>::max();
    m_notice.clear();
}

void DeformPass::record(VkCommandBuffer commands, std::uint32_t slot, const DeformFrame& frame) {
    const ViewOptions& view = frame.input.view;
    const SkinningPath path = resolved(view.skinning, m_device);
    collect(frame, !viewModeInfo(view.mode).posed ? SkinningPath::Vertex : path);
    const Key key{frame.input.evaluator, frame.input.evaluator->revision(), path, view.weights,
                  view.blend};
    const bool known = isKnown(key, frame.input);
    m_path = path;
    if (!known && !m_tasks.empty()) {
        m_plan.make(m_tasks, m_limits, view.blend == BlendSkinning::Linear,
                    view.weights == WeightSource::Normalized);
        if (!fit(frame.pose.palette.size())) {
            m_tasks.clear();
            m_key.reset();
            m_path = SkinningPath::Vertex;
        } else if (path == SkinningPath::Cpu) {
            upload(commands, slot, frame);
        } else {
            dispatch(commands, slot, frame);
        }
    }
    setStreams(frame.draws);
}

DeformPass::KnownPose DeformPass::poseOf(const Ghost& ghost) noexcept {
    return {.evaluator = ghost.evaluator, .revision = ghost.evaluator->revision()};
}

bool DeformPass::isKnown(const Key& key, const FrameInput& input) {
    const CrowdInput& crowd = input.crowd;
    const std::span<const Ghost> ghosts = shownGhosts(input);
    const bool sameGhosts = std::equal(
        ghosts.begin(), ghosts.end(), m_ghosts.begin(), m_ghosts.end(),
        [](const Ghost& ghost, const KnownPose& known) { return poseOf(ghost) == known; });
    const bool same = m_key == key && m_tasks == m_knownTasks && sameGhosts &&
                      sameValues(crowd.seconds, m_seconds) && sameValues(crowd.offsets, m_offsets);
    if (!same) {
        m_key = key;
        m_knownTasks = m_tasks;
        m_seconds.assign(crowd.seconds.begin(), crowd.seconds.end());
        m_offsets.assign(crowd.offsets.begin(), crowd.offsets.end());
        m_ghosts.resize(ghosts.size());
        std::transform(ghosts.begin(), ghosts.end(), m_ghosts.begin(), poseOf);
    }
    return same;
}

void DeformPass::collect(const DeformFrame& frame, SkinningPath path) {
    m_tasks.clear();
    m_drawOfTask.clear();
    m_streams.assign(frame.draws.drawCount(), {});
    for (const Draw& draw : frame.draws.draws()) {
        const PrimitiveBuffers& buffers = *draw.buffers;
        const bool wanted = path != SkinningPath::Vertex || !buffers.reached;
        const DrawList::Placed placed = frame.draws.placed(draw.place);
        const Node& node = frame.asset[draw.node];
        const bool skinned = draw.skin.valid() && buffers.influenceSets > 0;
        const auto weights =
            std::min(buffers.targets, static_cast<std::uint32_t>(node.restWeights.size()));
        if (!wanted || placed.count == 0 || (!skinned && weights == 0) ||
            !viewModeInfo(frame.input.view.mode).posed ||
            !drawsNode(frame.input.view, *frame.input.evaluator, draw.node)) {
            continue;
        }
        const auto joints = skinned ? frame.asset[draw.skin].joints.size() : 0;
        m_tasks.push_back({.buffers = &buffers,
                           .joints = static_cast<std::uint32_t>(joints),
                           .weights = weights,
                           .firstInstance = placed.first,
                           .instances = placed.all});
        m_drawOfTask.push_back(draw.number);
    }
}

bool DeformPass::fit(std::size_t matrices) {
    const VkDeviceSize bytes = m_plan.bytes();
    const VkDeviceSize rowBytes = std::max<VkDeviceSize>(matrices, 1) * kRowBytes;
    if (bytes >= m_refused) {
        return false;
    }
    try {
        if (bytes > m_deformed.bytes() || rowBytes > m_rows.bytes()) {
            check(vkDeviceWaitIdle(m_device.device), "wait for the device");
        }
        if (rowBytes > m_rows.bytes()) {
            m_rows = {};
            m_rows = OwnedBuffer(m_device, "palette rows", MemoryArena::Access::Device, rowBytes,
                                 VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        }
        if (bytes > m_deformed.bytes()) {
            m_words = {};
            m_deformed = {};
            m_deformed = OwnedBuffer(m_device, "deformed vertices", MemoryArena::Access::Device,
                                     bytes, kDeformedUsage);
            m_words =
                WordWindows(m_device, m_wordsLayout, m_deformed.get(), bytes, m_limits.mostRange);
        }
        m_notice.clear();
        return true;
    } catch (const GpuError& error) {
        refuse(error.what());
        return false;
    }
}

void DeformPass::refuse(const char* why) {
    m_refused = m_plan.bytes();
    m_notice = "Deformed vertices need " + std::to_string(m_plan.bytes() >> 20) +
               " MiB, so the vertex shader deforms them: " + why;
}

void DeformPass::setStreams(DrawList& draws) {
    for (std::size_t i = 0; i < m_tasks.size(); ++i) {
        DeformedStreams& streams = m_streams[m_drawOfTask[i]];
        streams = m_plan.streams()[i];
        streams.buffer = m_deformed.get();
        streams.words = &m_words;
    }
    draws.setDeformed(m_streams);
}

void DeformPass::dispatchGroups(VkCommandBuffer commands, std::uint32_t groups) const noexcept {
    const std::uint32_t across = std::min(groups, m_deviceLimits.maxComputeWorkGroupCount[0]);
    vkCmdDispatch(commands, across, (groups + across - 1) / across, 1);
}

void DeformPass::convertPalette(VkCommandBuffer commands, VkDescriptorSet set,
                                std::size_t matrices) const {
    if (matrices == 0) {
        return;
    }
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_pipelines.paletteRows());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_pipelines.layout(), 0, 1,
                            &set, 0, nullptr);
    const auto count = static_cast<std::uint32_t>(matrices);
    const layout::DeformConstants constants{{0, 0, count, 0}};
    vkCmdPushConstants(commands, m_pipelines.layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0,
                       sizeof constants, &constants);
    dispatchGroups(commands, (count + layout::kDeformGroupSize - 1) / layout::kDeformGroupSize);
    recordBarrier(commands, kCompute, {kCompute.stages, VK_ACCESS_SHADER_READ_BIT});
}

void DeformPass::dispatch(VkCommandBuffer commands, std::uint32_t slot, const DeformFrame& frame) {
    const auto jobs = std::as_bytes(std::span(m_plan.jobs()));
    grow(m_slots[slot].jobs, m_device, MemoryArena::Access::Frame, jobs.size() + kJobWindow,
         VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    std::memcpy(m_slots[slot].jobs.mapped().data(), jobs.data(), jobs.size());
    describe(slot);
    const bool dual = frame.input.view.blend == BlendSkinning::DualQuaternion;
    const bool direct = frame.memory.isDeviceLocal() && m_plan.readsPalettesOnce();
    waitForReaders(commands, kCompute);
    frame.memory.bindPose(commands, m_pipelines.layout(), VK_PIPELINE_BIND_POINT_COMPUTE);
    if (!dual && !direct) {
        convertPalette(commands, m_slots[slot].sets.front(), frame.pose.palette.size());
    }
    for (std::size_t i = 0; i < m_plan.dispatches().size(); ++i) {
        const DeformDispatch& each = m_plan.dispatches()[i];
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                          m_pipelines.skinning(each, frame.input.view.blend));
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_pipelines.layout(), 0,
                                1, &m_slots[slot].sets[i], 0, nullptr);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_pipelines.layout(), 2,
                                1, &each.geometry, 0, nullptr);
        const layout::DeformConstants constants{{each.jobs, 0, 0, direct ? 1 : 0}};
        vkCmdPushConstants(commands, m_pipelines.layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0,
                           sizeof constants, &constants);
        dispatchGroups(commands, each.groups);
    }
    showReaders(commands, kCompute);
    ++m_deformedFrames;
}

void DeformPass::describe(std::uint32_t slot) {
    Slot& own = m_slots[slot];
    const std::size_t needed = m_plan.dispatches().size();
    if (own.sets.size() < needed) {
        const auto count = static_cast<std::uint32_t>(std::max(needed, 2 * own.sets.size()));
        own.sets.clear();
        own.pool = makeDescriptorPool(
            m_device, "sets of deforming", count,
            {{kUniform, count}, {kStorage, DeformPipelines::kStorageBindings * count}});
        for (std::uint32_t i = 0; i < count; ++i) {
            own.sets.push_back(
                allocateSet(m_device, {"deform", i}, own.pool.get(), m_pipelines.outputLayout()));
        }
    }
    const VkDeviceSize total = m_deformed.bytes();
    for (std::size_t i = 0; i < needed; ++i) {
        const DeformDispatch& each = m_plan.dispatches()[i];
        writeSet(m_device, own.sets[i], 0, kUniform,
                 {own.jobs.get(), each.firstJob * sizeof(layout::DeformJob), kJobWindow});
        std::uint32_t binding = 1;
        for (const VkDeviceSize offset : {each.positions, each.normals, each.tangents}) {
            writeSet(m_device, own.sets[i], binding++, kStorage,
                     {m_deformed.get(), offset, std::min(total - offset, m_limits.mostRange)});
        }
        writeSet(m_device, own.sets[i], binding, kStorage, {m_rows.get(), 0, VK_WHOLE_SIZE});
    }
}

void DeformPass::upload(VkCommandBuffer commands, std::uint32_t slot, const DeformFrame& frame) {
    OwnedBuffer& staging = m_slots[slot].vertices;
    grow(staging, m_device, MemoryArena::Access::Upload, m_plan.bytes(),
         VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    PoseMemory pose = frame.pose;
    if (frame.input.view.blend == BlendSkinning::Linear) {
        pose.stretched = {};  // only for the difference view, not for skinning
    }
    m_cpu.deform(m_tasks, m_plan, pose, frame.input.view.weights, staging.mapped());
    waitForReaders(commands, kTransfer);
    const VkBufferCopy copy{0, 0, m_plan.bytes()};
    vkCmdCopyBuffer(commands, staging.get(), m_deformed.get(), 1, &copy);
    showReaders(commands, kTransfer);
    ++m_deformedFrames;
}

}  // namespace sinew
