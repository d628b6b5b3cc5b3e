// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "model/evaluate/deform.h"
#include "viewport/scene/deform/deform_plan.h"
#include "viewport/scene/frame/pose_memory.h"

namespace sinew {

/// The CPU skinning path: deformPrimitive with the output layout of the compute shader.
class CpuDeform {
public:
    /// Fills `out` (DeformPlan::bytes, laid out by the plan) with every task. Allocates only if
    /// there is more than ever before. Reads `pose` from shader-visible memory, which may be slow,
    /// so each matrix is read only once.
    void deform(const std::vector<DeformTask>& tasks, const DeformPlan& plan,
                const PoseMemory& pose, WeightSource weights, std::span<std::byte> out);

private:
    void deformOne(const DeformTask& task, const layout::InstanceConstants& instance,
                   const PoseMemory& pose, WeightSource weights);
    void write(const DeformTask& task, const glm::vec3& offset, const DeformedStreams& streams,
               std::span<std::byte> out) const;

    std::vector<glm::mat4> m_palette;
    std::vector<StretchedJoint> m_stretched;
    std::vector<float> m_weights;
    DeformedVertices m_vertices;
};

}  // namespace sinew
