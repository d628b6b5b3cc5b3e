// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/evaluate/deform.h"
#include "model/evaluate/pose_walk.h"
#include "model/evaluate/worst_values.h"
#include "model/weights/skinned_surface.h"

namespace sinew {

/// How the triangles of one node's skinned primitives grow and shrink against the rest pose, with
/// normalised weights, morph targets included.
class StretchMeter {
public:
    /// `rest`: in the rest pose. `node` draws a mesh with a skin.
    StretchMeter(const PoseEvaluator& rest, NodeIndex node, const std::stop_token& stop = {});

    [[nodiscard]] const SkinnedSurface& surface() const noexcept { return m_surface; }

    /// [triangle]: area in the evaluator's pose / area at rest. 1 where a triangle has no area at
    /// rest or is not finite. Valid until the next call.
    [[nodiscard]] std::span<const float> areaRatios(const PoseEvaluator& pose);

    /// [triangle]: area at rest; 0 if it is negligible or not finite.
    [[nodiscard]] std::span<const double> restAreas() const noexcept { return m_restAreas; }

    /// [joint]: what the joint's region encloses in the evaluator's pose / at rest: the volume
    /// between the region's triangles, each by the mean weight of its corners, and the region's
    /// middle. Rigid motion does not change it. 1 for a region that encloses nothing at rest, such
    /// as a flat one. Valid until the next call.
    [[nodiscard]] std::span<const float> volumeRatios(const PoseEvaluator& pose);

    /// The memory of a copy that measures volumes, about.
    [[nodiscard]] std::size_t bytes() const noexcept;

private:
    void posePositions(const PoseEvaluator& pose);
    [[nodiscard]] std::vector<double> volumes(std::span<const glm::vec3> positions) const;

    NodeIndex m_node;
    std::size_t m_jointCount;
    SkinnedSurface m_surface;
    std::vector<double> m_restAreas;    // [triangle]
    std::vector<double> m_restVolumes;  // [joint]
    double m_leastVolume = 0.0;         // a region with less encloses nothing
    DeformedVertices m_deformed;
    std::vector<glm::vec3> m_positions;
    std::vector<float> m_areaRatios;
    std::vector<float> m_volumeRatios;
};

/// The worst of every triangle over a clip, and of every joint's region.
struct ClipStretch {
    WorstValues areas;    // [triangle]: the ratio of the largest |log ratio|
    WorstValues volumes;  // [joint]: the smallest ratio
};

/// Finds it, pose by pose.
class ClipStretchMeter {
public:
    /// `rest`: in the rest pose. `node` draws a mesh with a skin.
    ClipStretchMeter(const PoseEvaluator& rest, NodeIndex node, const std::stop_token& stop = {})
        : m_meter(rest, node, stop) {}

    /// `time`: of the pose, ascending.
    void add(const PoseEvaluator& pose, std::uint32_t time);

    [[nodiscard]] const SkinnedSurface& surface() const noexcept { return m_meter.surface(); }
    [[nodiscard]] const ClipStretch& worst() const noexcept { return m_worst; }

private:
    StretchMeter m_meter;
    ClipStretch m_worst;
};

/// How much worse a ratio of areas is than no change: |log2|, so that half and double are alike.
[[nodiscard]] float stretchOf(float areaRatio) noexcept;

/// The smallest volume that the region of a joint encloses in a clip / at rest, see
/// StretchMeter::volumeRatios.
struct WorstVolume {
    float ratio = 1.0F;
    float seconds = 0.0F;  // time of the first of equal poses

    bool operator==(const WorstVolume&) const = default;
};

/// [joint], over poses at `times` of what is played. `node` draws a mesh with a skin. Runs on all
/// cores; the result does not depend on their number. None after a stop or without times.
[[nodiscard]] std::optional<std::vector<WorstVolume>> worstVolumes(PoseWalk& walk, NodeIndex node,
                                                                   const PlayedPoses& played,
                                                                   std::span<const float> times,
                                                                   const WalkOptions& options = {});

}  // namespace sinew
