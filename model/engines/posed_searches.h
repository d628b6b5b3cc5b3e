// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/engines/shared_poses.h"
#include "model/weights/displacement.h"
#include "model/weights/stretch.h"

namespace sinew {

/// What the poses so far do to one primitive.
struct PrimitiveDisplacement {
    std::uint32_t primitive = 0;   // primitive of the node's mesh
    std::vector<float> distances;  // [vertex]: the largest; empty unless `Kept::EveryVertex`
    LargestDistance largest = {};  // distance 0: none
    EngineMoment moment = {};      // moment of the largest
};

/// Compares the skinned primitives of one node in many poses. Primitives that the comparison cannot
/// change are left out from the start.
class DisplacementSearch : public PosedSearch {
public:
    enum class Kept { Largest, EveryVertex };

    /// `node` draws a mesh with a skin.
    DisplacementSearch(const Asset& asset, NodeIndex node, Compared compared, Kept kept);

    [[nodiscard]] std::uint64_t cost() const noexcept override { return m_cost; }
    void begin(const PoseEvaluator& rest, std::span<const EngineMoment> moments) override;
    void add(const PoseEvaluator& pose, std::size_t moment) override;
    void finish() override { m_meter.reset(); }

    [[nodiscard]] NodeIndex node() const noexcept { return m_node; }
    [[nodiscard]] Compared compared() const noexcept { return m_compared; }
    [[nodiscard]] const std::vector<PrimitiveDisplacement>& results() const noexcept {
        return m_results;
    }

private:
    NodeIndex m_node;
    Compared m_compared;
    std::uint64_t m_cost = 0;
    std::vector<PrimitiveDisplacement> m_results;
    std::unique_ptr<DisplacementMeter> m_meter;  // exists between `begin` and `finish`
    std::span<const EngineMoment> m_moments;     // likewise
};

/// The joint of the node's skin that the vertex's displacement is due to: the one whose change of
/// weight moves it most, or the strongest one if weights change by one factor or not at all.
[[nodiscard]] JointIndex displacingJoint(const PoseEvaluator& pose, NodeIndex node,
                                         std::size_t primitive, std::size_t vertex,
                                         Compared compared);

/// A ratio against the rest pose, and when it occurs.
struct RatioAtMoment {
    float ratio = 1.0F;
    EngineMoment moment = {};
};

/// How the skinned primitives of one node stretch over many poses.
struct WorstStretch {
    RatioAtMoment area;                  // ratio of the triangle that grows or shrinks most
    SkinnedSurface::Place vertex;        // its first corner
    std::vector<RatioAtMoment> volumes;  // [joint], the smallest
};

class StretchSearch : public PosedSearch {
public:
    /// `node` draws a mesh with a skin.
    StretchSearch(const Asset& asset, NodeIndex node);

    [[nodiscard]] std::uint64_t cost() const noexcept override { return m_cost; }
    void begin(const PoseEvaluator& rest, std::span<const EngineMoment> moments) override;
    void add(const PoseEvaluator& pose, std::size_t moment) override;
    void finish() override;

    /// After `finish`; none without triangles.
    [[nodiscard]] const std::optional<WorstStretch>& result() const noexcept { return m_result; }

private:
    NodeIndex m_node;
    std::uint64_t m_cost = 0;
    std::unique_ptr<ClipStretchMeter> m_meter;  // exists between `begin` and `finish`
    std::span<const EngineMoment> m_moments;    // likewise
    std::optional<WorstStretch> m_result;
};

}  // namespace sinew
