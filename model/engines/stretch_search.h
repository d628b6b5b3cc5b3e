// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/engines/shared_poses.h"
#include "model/weights/stretch.h"

namespace sinew {

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
