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

/// One primitive to deform, for consecutive instances starting at `firstInstance` in the frame's
/// InstanceConstants.
struct DeformTask {
    const PrimitiveBuffers* buffers = nullptr;
    std::uint32_t joints = 0;   // joints of its skin; 0: not skinned
    std::uint32_t weights = 0;  // targets with a weight
    std::uint32_t firstInstance = 0;
    std::uint32_t instances = 0;

    bool operator==(const DeformTask&) const = default;
};

struct DeformLimits {
    VkDeviceSize mostRange = std::numeric_limits<VkDeviceSize>::max();  // range of one descriptor
};

/// Specialisations of skin_plain.comp, one pipeline each.
struct PlainSkinning {
    StoredType joints = StoredType::U8;  // U8 or U16
    StoredType weights = StoredType::U8;
    bool far = false;         // joint indices may reach layout::kNearJoints or more
    bool normalizes = false;  // divides by the sum of the weights

    bool operator==(const PlainSkinning&) const = default;
};

/// Jobs dispatched together: they read the same buffer and write within one descriptor range.
/// Offsets are those of the output bindings.
struct DeformDispatch {
    VkDescriptorSet geometry = VK_NULL_HANDLE;
    std::uint32_t firstJob = 0;
    std::uint32_t jobs = 0;
    std::uint32_t groups = 0;
    std::uint32_t flags = 0;                  // kJob… bits of its first job
    std::optional<PlainSkinning> plain = {};  // specialisation for all jobs; none: skin.comp
    VkDeviceSize positions = 0;
    VkDeviceSize normals = 0;
    VkDeviceSize tangents = 0;
};

/// Dispatches for a list of tasks and the layout of their results: all positions, then all normals,
/// then all tangents. Planning again allocates only if there is more than ever before.
class DeformPlan {
public:
    /// `linear`: linear blending. `normalized`: weights that do not add up to 1 are divided by
    /// their sum.
    void make(const std::vector<DeformTask>& tasks, const DeformLimits& limits, bool linear,
              bool normalized);

    /// [task], without the buffer.
    [[nodiscard]] const std::vector<DeformedStreams>& streams() const noexcept { return m_streams; }
    /// The jobs of a dispatch start at a multiple of 256 bytes.
    [[nodiscard]] const std::vector<layout::DeformJob>& jobs() const noexcept { return m_jobs; }
    [[nodiscard]] const std::vector<DeformDispatch>& dispatches() const noexcept {
        return m_dispatches;
    }
    [[nodiscard]] VkDeviceSize bytes() const noexcept { return m_bytes; }
    [[nodiscard]] std::uint64_t vertices() const noexcept { return m_vertices; }
    /// Whether every palette is read by skin_plain.comp into shared memory, and nowhere else.
    [[nodiscard]] bool readsPalettesOnce() const noexcept;
    /// Vertex data, palettes and morph weights of all tasks, each byte once.
    [[nodiscard]] std::uint64_t readBytes() const noexcept { return m_readBytes; }
    /// Without padding between outputs.
    [[nodiscard]] std::uint64_t writtenBytes() const noexcept { return m_writtenBytes; }

private:
    void place(const std::vector<DeformTask>& tasks);
    void count(const DeformTask& task) noexcept;
    void addJobs(const DeformTask& task, const DeformedStreams& streams, const DeformRange& range,
                 const DeformLimits& limits);
    void addJob(const DeformTask& task, const DeformedStreams& streams, const DeformRange& range,
                std::uint32_t firstCopy, std::uint32_t copies, const DeformLimits& limits);
    [[nodiscard]] std::uint32_t flagsOf(const DeformTask& task) const noexcept;
    DeformDispatch& dispatchFor(const DeformRange& range, const DeformedStreams& job,
                                VkDeviceSize positionBytes, std::uint32_t flags,
                                const DeformLimits& limits);
    void share(DeformDispatch& dispatch) noexcept;

    std::vector<DeformedStreams> m_streams;
    std::vector<layout::DeformJob> m_jobs;
    std::vector<DeformDispatch> m_dispatches;
    bool m_normalized = false;
    VkDeviceSize m_bytes = 0;
    std::uint64_t m_vertices = 0;
    std::uint64_t m_readBytes = 0;
    std::uint64_t m_writtenBytes = 0;
};

}  // namespace sinew
