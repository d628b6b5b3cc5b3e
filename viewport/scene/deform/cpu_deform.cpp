// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/cpu_deform.h"

#include <algorithm>
#include <cstring>

#include "model/core/worker_pool.h"
#include "viewport/scene/geometry/packed_vectors.h"

namespace sinew {
namespace {

constexpr std::size_t kChunk = 16384;  // vertices per unit of parallel work

/// Calls `work(begin, end)` for ranges of 0 to `count`, on all cores if there is much work.
template <class Work>
void inChunks(std::size_t count, const Work& work) {
    if (count <= kChunk) {
        work(std::size_t{0}, count);
        return;
    }
    WorkerPool::shared().run(
        (count + kChunk - 1) / kChunk,
        [&](std::size_t i) { work(i * kChunk, std::min(count, (i + 1) * kChunk)); }, {});
}

template <class T>
void writeAt(std::byte* to, const T& value) noexcept {
    std::memcpy(to, &value, sizeof value);
}

template <class T>
void copyPart(std::span<const T> from, std::size_t first, std::size_t count, std::vector<T>& to) {
    const auto part = from.subspan(first, count);
    to.assign(part.begin(), part.end());
}

}  // namespace

void CpuDeform::deform(const std::vector<DeformTask>& tasks, const DeformPlan& plan,
                       const PoseMemory& pose, WeightSource weights, std::span<std::byte> out) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        for (std::uint32_t copy = 0; copy < tasks[i].instances; ++copy) {
            const layout::InstanceConstants instance =
                pose.instances[tasks[i].firstInstance + copy];
            deformOne(tasks[i], instance, pose, weights);
            write(tasks[i], glm::vec3(instance.offset), plan.streams()[i].ofInstance(copy), out);
        }
    }
}

void CpuDeform::deformOne(const DeformTask& task, const layout::InstanceConstants& instance,
                          const PoseMemory& pose, WeightSource weights) {
    const bool stretched = !pose.stretched.empty();
    copyPart<glm::mat4>(pose.palette, instance.first.x, task.joints, m_palette);
    if (stretched && task.joints > 0) {
        copyPart<StretchedJoint>(pose.stretched, instance.first.z - pose.palette.size(),
                                 task.joints, m_stretched);
    }
    copyPart<float>(pose.weights, instance.first.y, task.weights, m_weights);
    DeformInput input{.morphWeights = m_weights,
                      .palette = m_palette,
                      .worldFromMesh = instance.worldFromMesh,
                      .weights = weights,
                      .wantNormals = true,
                      .wantTangents = true};
    if (stretched && task.joints > 0) {
        input.stretched = m_stretched;
    }
    deformPrimitive(*task.buffers->source, input, m_vertices);
}

void CpuDeform::write(const DeformTask& task, const glm::vec3& offset,
                      const DeformedStreams& streams, std::span<std::byte> out) const {
    inChunks(task.buffers->vertexCount, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            writeAt(&out[streams.positions + i * DeformedStreams::kPositionBytes],
                    m_vertices.positions[i] + offset);
        }
        for (std::size_t i = begin; i < end && !m_vertices.normals.empty(); ++i) {
            writeAt(&out[streams.normals + i * DeformedStreams::kVectorBytes],
                    packedNormal(m_vertices.normals[i]));
        }
        for (std::size_t i = begin; i < end && !m_vertices.tangents.empty(); ++i) {
            writeAt(&out[streams.tangents + i * DeformedStreams::kVectorBytes],
                    packedTangent(m_vertices.tangents[i]));
        }
    });
}

}  // namespace sinew
