// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "model/asset/stored_array.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/geometry/asset_buffers.h"
#include "viewport/scene/geometry/deformed_streams.h"

namespace sinew {

/// One primitive to deform, for the instances that follow each other from `firstInstance` on among
/// the frame's InstanceConstants.
struct DeformTask {
    const PrimitiveBuffers* buffers = nullptr;
    std::uint32_t joints = 0;   // of its skin; 0: not skinned
    std::uint32_t weights = 0;  // targets that have one
    std::uint32_t firstInstance = 0;
    std::uint32_t instances = 0;

    bool operator==(const DeformTask&) const = default;
};

struct DeformLimits {
    VkDeviceSize mostRange = std::numeric_limits<VkDeviceSize>::max();  // of one descriptor
};

/// What skin_plain.comp is made for, a pipeline each.
struct PlainSkinning {
    StoredType joints = StoredType::U8;  // U8 or U16
    StoredType weights = StoredType::U8;
    bool far = false;  // some joint may be layout::kNearJoints or more

    bool operator==(const PlainSkinning&) const = default;
};

/// Jobs that are dispatched together: they read the same buffer and write within reach of each
/// other. Offsets are those of the output's bindings.
struct DeformDispatch {
    VkDescriptorSet geometry = VK_NULL_HANDLE;
    std::uint32_t firstJob = 0;
    std::uint32_t jobs = 0;
    std::uint32_t groups = 0;
    std::uint32_t flags = 0;                  // kJob… bits of its first job
    std::optional<PlainSkinning> plain = {};  // what all jobs are; none: skin.comp does them
    VkDeviceSize positions = 0;
    VkDeviceSize normals = 0;
    VkDeviceSize tangents = 0;
};

/// What deforms a list of tasks, and where the results go: positions of all, then normals of all,
/// then tangents of all. Planning anew allocates only where there is more than ever before.
class DeformPlan {
public:
    /// `linear`: joints are blended as matrices, with weights as stored.
    void make(const std::vector<DeformTask>& tasks, const DeformLimits& limits, bool linear);

    /// [task], without the buffer.
    [[nodiscard]] const std::vector<DeformedStreams>& streams() const noexcept { return m_streams; }
    /// Those of a dispatch begin at a multiple of 256 bytes.
    [[nodiscard]] const std::vector<layout::DeformJob>& jobs() const noexcept { return m_jobs; }
    [[nodiscard]] const std::vector<DeformDispatch>& dispatches() const noexcept {
        return m_dispatches;
    }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_bytes; }
    [[nodiscard]] std::uint64_t vertices() const noexcept { return m_vertices; }
    /// Vertex data, palettes and morph weights of all tasks, each byte once.
    [[nodiscard]] std::uint64_t readBytes() const noexcept { return m_readBytes; }
    /// Without what is between the tasks' outputs.
    [[nodiscard]] std::uint64_t writtenBytes() const noexcept { return m_writtenBytes; }

private:
    void place(const std::vector<DeformTask>& tasks);
    void count(const DeformTask& task) noexcept;
    void addJobs(const DeformTask& task, const DeformedStreams& streams, const DeformRange& range,
                 const DeformLimits& limits);
    void addJob(const DeformTask& task, const DeformedStreams& streams, const DeformRange& range,
                std::uint32_t firstCopy, std::uint32_t copies, const DeformLimits& limits);
    DeformDispatch& dispatchFor(const DeformRange& range, const DeformedStreams& job,
                                VkDeviceSize positionBytes, std::uint32_t flags,
                                const DeformLimits& limits);
    void share(DeformDispatch& dispatch) noexcept;

    std::vector<DeformedStreams> m_streams;
    std::vector<layout::DeformJob> m_jobs;
    std::vector<DeformDispatch> m_dispatches;
    VkDeviceSize m_bytes = 0;
    std::uint64_t m_vertices = 0;
    std::uint64_t m_readBytes = 0;
    std::uint64_t m_writtenBytes = 0;
};

}  // namespace sinew
