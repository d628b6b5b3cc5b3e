// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/copy_bandwidth.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_timer.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kBytesPerInvocation = 16;
constexpr VkDeviceSize kInvocationsPerGroup = 256;
constexpr VkDeviceSize kBytesPerGroup = kBytesPerInvocation * kInvocationsPerGroup;
constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                      VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                      VK_BUFFER_USAGE_TRANSFER_DST_BIT;

/// Maximum bytes per dispatch.
VkDeviceSize sliceBytes(const DeviceView& device) {
    const VkPhysicalDeviceLimits limits = deviceLimits(device);
    const VkDeviceSize most = std::min<VkDeviceSize>(
        limits.maxStorageBufferRange, kBytesPerGroup * limits.maxComputeWorkGroupCount[0]);
    const VkDeviceSize unit =
        std::max(kBytesPerGroup, limits.minStorageBufferOffsetAlignment);  // both powers of two
    return most / unit * unit;
}

class CopyBench {
public:
    CopyBench(const DeviceView& device, VkDeviceSize bytes)
        : m_device(device),
          m_bytes(alignUp(std::max(bytes, kBytesPerGroup), kBytesPerInvocation)),
          m_slice(sliceBytes(device)),
          m_source(device, "copied from", MemoryArena::Access::Device, m_bytes, kUsage),
          m_target(device, "copied to", MemoryArena::Access::Device, m_bytes, kUsage),
          m_setLayout(
              makeSetLayout(device, "copy",
                            {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_SHADER_STAGE_COMPUTE_BIT},
                             {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_SHADER_STAGE_COMPUTE_BIT}})),
          m_layout(makePipelineLayout(device, "copy", {m_setLayout.get()},
                                      VK_SHADER_STAGE_COMPUTE_BIT, sizeof(std::uint32_t))),
          m_pipeline(makeComputePipeline(device, "copy", VK_NULL_HANDLE, m_layout.get(),
                                         spirv::copyComp())),
          m_run(device, "copies"),
          m_timer(device, 1) {
        describe();
        const VkCommandBuffer commands = m_run.begin();
        vkCmdFillBuffer(commands, m_source.get(), 0, VK_WHOLE_SIZE, 0x3f800000U);
        vkCmdFillBuffer(commands, m_target.get(), 0, VK_WHOLE_SIZE, 0);
        barrier();
        m_run.submitAndWait("fill memory");
    }

    template <class Record>
    double bytesPerSecond(std::size_t repetitions, Record record) {
        seconds(record);  // warm-up
        std::vector<double> times(repetitions);
        std::generate(times.begin(), times.end(), [&] { return seconds(record); });
        std::sort(times.begin(), times.end());
        return 2.0 * static_cast<double>(m_bytes) / std::max(times[times.size() / 2], 1e-9);
    }

    void recordCompute() {
        const VkCommandBuffer commands = m_run.commands();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_pipeline.get());
        for (std::size_t i = 0; i < m_sets.size(); ++i) {
            const VkDeviceSize bytes = std::min(m_slice, m_bytes - i * m_slice);
            const auto count = static_cast<std::uint32_t>(bytes / kBytesPerInvocation);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, m_layout.get(), 0, 1,
                                    &m_sets[i], 0, nullptr);
            vkCmdPushConstants(commands, m_layout.get(), VK_SHADER_STAGE_COMPUTE_BIT, 0,
                               sizeof count, &count);
            const VkDeviceSize groups = (count + kInvocationsPerGroup - 1) / kInvocationsPerGroup;
            vkCmdDispatch(commands, static_cast<std::uint32_t>(groups), 1, 1);
        }
    }
    void recordTransfer() {
        const VkBufferCopy copy{0, 0, m_bytes};
        vkCmdCopyBuffer(m_run.commands(), m_source.get(), m_target.get(), 1, &copy);
    }

private:
    void describe() {
        const auto count = static_cast<std::uint32_t>((m_bytes + m_slice - 1) / m_slice);
        m_pool = makeDescriptorPool(m_device, "sets of copies", count,
                                    {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 2 * count}});
        for (std::uint32_t i = 0; i < count; ++i) {
            const VkDeviceSize offset = i * m_slice;
            const VkDeviceSize bytes = std::min(m_slice, m_bytes - offset);
            const VkDescriptorSet set =
                allocateSet(m_device, {"copy", i}, m_pool.get(), m_setLayout.get());
            writeSet(m_device, set, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                     BufferRange{m_source.get(), offset, bytes});
            writeSet(m_device, set, 1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                     BufferRange{m_target.get(), offset, bytes});
            m_sets.push_back(set);
        }
    }

    void barrier() {
        constexpr VkPipelineStageFlags kStages =
            VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
        constexpr VkAccessFlags kWrites = VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_SHADER_WRITE_BIT;
        constexpr VkAccessFlags kReads = VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_SHADER_READ_BIT;
        recordBarrier(m_run.commands(), {kStages, kWrites}, {kStages, kReads | kWrites});
    }

    template <class Record>
    double seconds(Record record) {
        const VkCommandBuffer commands = m_run.begin();
        m_timer.begin(commands, 0);
        barrier();  // timed like those of the deform pass: for earlier readers and for later ones
        record();
        barrier();
        m_timer.end(commands, GpuPass::Main);
        const auto start = std::chrono::steady_clock::now();
        m_run.submitAndWait("copy memory");
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        m_timer.collect(0);
        const std::optional<float> milliseconds = m_timer.latest().frameMilliseconds;
        return milliseconds ? 1e-3 * double{*milliseconds} : passed.count();
    }

    DeviceView m_device;  // borrowed
    VkDeviceSize m_bytes;
    VkDeviceSize m_slice;
    OwnedBuffer m_source;
    OwnedBuffer m_target;
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkPipelineLayout> m_layout;
    Unique<VkPipeline> m_pipeline;
    CommandRun m_run;
    GpuTimer m_timer;
    Unique<VkDescriptorPool> m_pool;
    std::vector<VkDescriptorSet> m_sets;  // one per dispatch
};

}  // namespace

CopyBandwidth measureCopies(const DeviceView& device, std::uint64_t movedBytes,
                            std::size_t repetitions) {
    CopyBench bench(device, movedBytes / 2);
    return {bench.bytesPerSecond(repetitions, [&] { bench.recordCompute(); }),
            bench.bytesPerSecond(repetitions, [&] { bench.recordTransfer(); })};
}

}  // namespace sinew
