// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "model/check/engine_moments.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/weights/displacement.h"

namespace sinew::check {

/// What the poses so far do to one primitive.
struct PrimitiveDisplacement {
    std::uint32_t primitive = 0;   // of the node's mesh
    std::vector<float> distances;  // [vertex]: the largest
    LargestDistance largest = {};  // distance 0: none
    EngineMoment moment = {};      // of the largest
};

/// Compares the skinned primitives of one node in many poses. Primitives that the comparison cannot
/// change are left out from the start.
class DisplacementSearch {
public:
    /// `node` draws a mesh with a skin.
    DisplacementSearch(const std::shared_ptr<const ClipLibrary>& clips, NodeIndex node,
                       Compared compared);

    /// How many vertices are deformed per pose; 0: nothing can change.
    [[nodiscard]] std::uint64_t cost() const noexcept { return m_cost; }
    void add(const EngineMoment& moment);
    /// Releases what only `add` needs; the results stay.
    void finish() noexcept;

    [[nodiscard]] NodeIndex node() const noexcept { return m_node; }
    [[nodiscard]] Compared compared() const noexcept { return m_compared; }
    [[nodiscard]] const std::vector<PrimitiveDisplacement>& results() const noexcept {
        return m_results;
    }

private:
    std::shared_ptr<const ClipLibrary> m_clips;
    NodeIndex m_node;
    Compared m_compared;
    std::uint64_t m_cost = 0;
    std::vector<PrimitiveDisplacement> m_results;
    std::unique_ptr<PoseEvaluator> m_pose;       // from the first pose on
    std::unique_ptr<DisplacementMeter> m_meter;  // likewise
};

/// The joint of the node's skin that the vertex's displacement is due to: the one whose change of
/// weight moves it most, or the strongest one if weights change by one factor or not at all.
[[nodiscard]] JointIndex displacingJoint(const PoseEvaluator& pose, NodeIndex node,
                                         std::size_t primitive, std::size_t vertex,
                                         Compared compared);

}  // namespace sinew::check
