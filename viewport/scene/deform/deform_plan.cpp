// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/deform_plan.h"

#include <algorithm>
#include <span>

#include "viewport/gpu/device_limits.h"

namespace sinew {
namespace {

// Every output starts at a multiple of this many vertices: 256 bytes of the narrowest element, a
// valid descriptor offset on every device.
constexpr VkDeviceSize kStep = 64;
// Copies are padded so that their positions end at a multiple of four floats.
constexpr std::uint32_t kCopyStep = 4;
constexpr VkDeviceSize kWindowAlignment = 256;
// Every this many jobs, a uniform buffer descriptor may start.
constexpr VkDeviceSize kJobStep = 8;
static_assert(kJobStep * sizeof(layout::DeformJob) % kWindowAlignment == 0);
constexpr VkDeviceSize kPosition = DeformedStreams::kPositionBytes;
constexpr VkDeviceSize kVector = DeformedStreams::kVectorBytes;

bool hasNormals(const PrimitiveBuffers& buffers) noexcept {
    return (buffers.drawFlags & layout::kDrawHasNormals) != 0;
}

std::uint32_t contentsOf(const PrimitiveBuffers& buffers) noexcept {
    std::uint32_t flags = 0;
    flags |= hasNormals(buffers) ? layout::kJobNormals : 0;
    flags |= buffers.hasTangents ? layout::kJobTangents : 0;
    flags |= (buffers.drawFlags & layout::kDrawMorphNormals) != 0 ? layout::kJobMorphNormals : 0;
    flags |= buffers.morphsTangents ? layout::kJobMorphTangents : 0;
    return flags;
}

std::uint32_t words(VkDeviceSize bytes) noexcept {
    return static_cast<std::uint32_t>(bytes / sizeof(std::uint32_t));
}

/// Output vertices of a task, all instances.
VkDeviceSize outputVertices(const DeformTask& task, const DeformedStreams& streams) noexcept {
    return alignUp(VkDeviceSize{task.instances} * streams.stride, kStep);
}

std::optional<PlainSkinning> plainSkinning(const DeformTask& task, std::uint32_t flags) noexcept {
    const auto& sets = task.buffers->source->influenceSets;
    if (task.joints == 0 || task.weights > 0 || sets.empty() ||
        (flags & ~(layout::kJobNormals | layout::kJobNormalizes)) != 0) {
        return std::nullopt;
    }
    const StoredType joints = sets.front().joints.type(), weights = sets.front().weights.type();
    const bool alike = std::all_of(sets.begin(), sets.end(), [&](const InfluenceSet& set) {
        return set.joints.type() == joints && set.weights.type() == weights;
    });
    const bool far = joints != StoredType::U8 && task.joints > layout::kNearJoints;
    const bool normalizes = (flags & layout::kJobNormalizes) != 0;
    return alike ? std::optional(PlainSkinning{joints, weights, far, normalizes}) : std::nullopt;
}

// The kind that deforms what both deform; none: skin.comp. Dividing by sums of 1 is harmless.
std::optional<PlainSkinning> forBoth(std::optional<PlainSkinning> a,
                                     std::optional<PlainSkinning> b) noexcept {
    if (a && b) {
        a->normalizes = b->normalizes = a->normalizes || b->normalizes;
    }
    return a == b ? a : std::nullopt;
}

std::uint32_t divideUp(std::uint64_t value, std::uint64_t by) noexcept {
    return static_cast<std::uint32_t>((value + by - 1) / by);
}

// Workgroups of skin_plain.comp: many pairs each if there are many, and few each for the last part
// of one instance, so that all end together.
void sharePlain(layout::DeformJob& job, std::uint32_t pairs, std::uint64_t all) noexcept {
    const bool many = all >= layout::kPlainManyPairs;
    const std::uint32_t each = (many ? layout::kPlainTurns : 1) * layout::kPlainGroupSize;
    const bool tapers = many && job.work.z == 1;
    const std::uint32_t large =
        tapers ? (pairs - pairs / layout::kPlainTail) / each : divideUp(pairs, each);
    const std::uint32_t rest = pairs - std::min(pairs, large * each);
    job.result.w = each;
    job.instances.z = large;
    job.instances.w = large + divideUp(rest, layout::kPlainSmallTurns * layout::kPlainGroupSize);
}

VkDeviceSize windowBegin(VkDeviceSize offset) noexcept {
    return offset / kWindowAlignment * kWindowAlignment;
}

}  // namespace

void DeformPlan::make(const std::vector<DeformTask>& tasks, const DeformLimits& limits, bool linear,
                      bool normalized) {
    m_normalized = normalized;
    m_jobs.clear();
    m_dispatches.clear();
    m_vertices = 0;
    m_readBytes = 0;
    m_writtenBytes = 0;
    place(tasks);
    std::for_each(tasks.begin(), tasks.end(), [&](const DeformTask& task) { count(task); });
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        for (const DeformRange& range : tasks[i].buffers->ranges) {
            addJobs(tasks[i], m_streams[i], range, limits);
        }
    }
    for (DeformDispatch& dispatch : m_dispatches) {
        dispatch.plain = linear ? dispatch.plain : std::nullopt;
        share(dispatch);
    }
}

void DeformPlan::place(const std::vector<DeformTask>& tasks) {
    m_streams.assign(tasks.size(), {});
    VkDeviceSize end = 0;
    const auto lay = [&](VkDeviceSize DeformedStreams::*offset, VkDeviceSize bytes,
                         const auto& has) {
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            const bool there = has(*tasks[i].buffers);
            m_streams[i].*offset = there ? end : m_streams[i].positions;
            end += there ? outputVertices(tasks[i], m_streams[i]) * bytes : 0;
        }
    };
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const PrimitiveBuffers& buffers = *tasks[i].buffers;
        const bool apart = buffers.ranges.size() > 1;
        m_streams[i].stride = static_cast<std::uint32_t>(
            alignUp(buffers.vertexCount, apart ? kStep : layout::kDeformTogether));
    }
    lay(&DeformedStreams::positions, kPosition, [](const PrimitiveBuffers&) { return true; });
    lay(&DeformedStreams::normals, kVector, hasNormals);
    lay(&DeformedStreams::tangents, kVector,
        [](const PrimitiveBuffers& buffers) { return buffers.hasTangents; });
    m_bytes = end;
}

void DeformPlan::count(const DeformTask& task) noexcept {
    const PrimitiveBuffers& buffers = *task.buffers;
    const VkDeviceSize vectors = (hasNormals(buffers) ? 1 : 0) + (buffers.hasTangents ? 1 : 0);
    const VkDeviceSize bytes = kPosition + vectors * kVector;  // bytes read or written for a vertex
    const std::uint64_t vertices = std::uint64_t{task.instances} * buffers.vertexCount;
    m_vertices += vertices;
    m_writtenBytes += vertices * bytes;
    m_readBytes += buffers.vertexCount * bytes +
                   std::uint64_t{task.instances} *
                       (task.joints * sizeof(glm::mat4) + task.weights * sizeof(float));
    for (const InfluenceSet& set : buffers.source->influenceSets) {
        m_readBytes += task.joints > 0 ? set.joints.bytes().size() + set.weights.bytes().size() : 0;
    }
    for (const MorphTarget& target : buffers.source->targets) {
        m_readBytes += sizeof(glm::vec3) *
                       (target.positions.size() + target.normals.size() + target.tangents.size());
    }
}

void DeformPlan::addJobs(const DeformTask& task, const DeformedStreams& streams,
                         const DeformRange& range, const DeformLimits& limits) {
    std::uint32_t together = task.instances;
    if (task.buffers->ranges.size() > 1) {
        together = 1;  // a range is not followed by the same range of the next copy
    } else if (const VkDeviceSize copy = streams.stride * kPosition;
               copy * together + kWindowAlignment > limits.mostRange) {
        const VkDeviceSize fit = (limits.mostRange - kWindowAlignment) / copy;
        together = static_cast<std::uint32_t>(
            std::max<VkDeviceSize>(fit / kCopyStep * kCopyStep, kCopyStep));
    }
    for (std::uint32_t copy = 0; copy < task.instances; copy += together) {
        addJob(task, streams, range, copy, std::min(together, task.instances - copy), limits);
    }
}

std::uint32_t DeformPlan::flagsOf(const DeformTask& task) const noexcept {
    const PrimitiveBuffers& buffers = *task.buffers;
    const bool strays = task.joints > 0 && buffers.mostJoint >= task.joints;
    const bool normalizes = m_normalized && (buffers.drawFlags & layout::kDrawSumsAreOne) == 0;
    return contentsOf(buffers) | (strays ? layout::kJobStrayJoints : 0U) |
           (normalizes ? layout::kJobNormalizes : 0U);
}

bool DeformPlan::readsPalettesOnce() const noexcept {
    return std::all_of(m_dispatches.begin(), m_dispatches.end(),
                       [](const DeformDispatch& each) { return each.plain && !each.plain->far; });
}

void DeformPlan::addJob(const DeformTask& task, const DeformedStreams& streams,
                        const DeformRange& range, std::uint32_t firstCopy, std::uint32_t copies,
                        const DeformLimits& limits) {
    DeformedStreams out = streams.ofInstance(firstCopy);
    const auto first = static_cast<VkDeviceSize>(range.vertices.first);
    out.positions += first * kPosition;
    out.normals += first * kVector;
    out.tangents += first * kVector;
    const auto vertices = static_cast<std::uint32_t>(range.vertices.count);
    const std::uint32_t flags = flagsOf(task);
    DeformDispatch& dispatch =
        dispatchFor(range, out, VkDeviceSize{copies} * streams.stride * kPosition, flags, limits);
    const auto plain = plainSkinning(task, flags);
    dispatch.plain = dispatch.jobs == 0 ? plain : forBoth(dispatch.plain, plain);
    layout::DeformJob job{};
    job.work = {0, vertices, copies, flags};
    job.stored = {range.positions, range.normals, range.tangents, 0};
    job.skin = {task.joints, task.buffers->influenceSets, range.influences, 0};
    job.morph = {task.weights, task.buffers->targets, range.displacements, 0};
    job.result = {words(out.positions - dispatch.positions), words(out.normals - dispatch.normals),
                  words(out.tangents - dispatch.tangents), 0};
    job.instances = {task.firstInstance + firstCopy, streams.stride, 0, 0};
    m_jobs.push_back(job);
    ++dispatch.jobs;
}

// Assigns workgroups to jobs.
void DeformPlan::share(DeformDispatch& dispatch) noexcept {
    for (layout::DeformJob& job : std::span(m_jobs).subspan(dispatch.firstJob, dispatch.jobs)) {
        const std::uint32_t pairs = divideUp(job.work.y, layout::kDeformTogether);
        const std::uint64_t all = std::uint64_t{pairs} * job.work.z;
        job.work.x = dispatch.groups;
        if (dispatch.plain) {
            sharePlain(job, pairs, all);
            dispatch.groups += job.work.z * job.instances.w;
        } else {
            dispatch.groups += divideUp(all, layout::kDeformGroupSize);
        }
    }
}

DeformDispatch& DeformPlan::dispatchFor(const DeformRange& range, const DeformedStreams& job,
                                        VkDeviceSize positionBytes, std::uint32_t flags,
                                        const DeformLimits& limits) {
    const bool reached = m_bytes <= limits.mostRange;  // one range reaches all of it
    const auto joins = [&](const DeformDispatch& last) {
        if (last.jobs == layout::kDeformMostJobs) {
            return false;
        }
        // Vectors are smaller than positions, so they are in range if positions are.
        return last.geometry == range.set &&
               (reached || (last.flags == flags && job.positions >= last.positions &&
                            job.positions + positionBytes <= last.positions + limits.mostRange));
    };
    if (m_dispatches.empty() || !joins(m_dispatches.back())) {
        m_jobs.resize(alignUp(m_jobs.size(), kJobStep));
        DeformDispatch next{.geometry = range.set,
                            .firstJob = static_cast<std::uint32_t>(m_jobs.size()),
                            .flags = flags};
        if (!reached) {
            next.positions = windowBegin(job.positions);
            next.normals = windowBegin(job.normals);
            next.tangents = windowBegin(job.tangents);
        }
        m_dispatches.push_back(next);
    }
    return m_dispatches.back();
}

}  // namespace sinew
