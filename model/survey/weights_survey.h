// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/engines/posed_searches.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/survey/mirror_difference.h"
#include "model/weights/displacement.h"
#include "model/weights/weight_statistics.h"

namespace sinew {

/// A distance, and the frame of the clip at which it occurs; no frame in the rest pose, and in a
/// clip between two frames.
struct DistanceAtFrame {
    LargestDistance largest;
    std::optional<std::uint64_t> frame;
};

/// One primitive as drawn by one node.
struct PrimitiveWeights {
    NodeIndex node;
    std::uint32_t primitive = 0;
    PrimitiveStatistics statistics = {};
    // [Compared]: how far a vertex is from where it is with normalised weights; none: nothing
    // moves.
    std::array<std::optional<DistanceAtFrame>, kAllCompared.size()> distances = {};

    [[nodiscard]] const std::optional<DistanceAtFrame>& distance(Compared compared) const {
        return distances[static_cast<std::size_t>(compared)];
    }
};

/// Left against right, for one primitive.
struct PrimitiveSymmetry {
    std::uint32_t primitive = 0;
    MirrorDifferences differences = {};
};

/// What one node shows of its skin.
struct NodeWeights {
    SkinStatistics statistics;
    std::optional<WorstStretch> stretch = {};                     // worst over the frames of a clip
    std::optional<std::vector<PrimitiveSymmetry>> symmetry = {};  // if asked for, and the skin has
                                                                  // sides
};

struct WeightsQuestion {
    std::vector<NodeIndex> nodes;   // each draws a mesh with a skin
    AnimationIndex animation = {};  // Distances are largest over its frames; none: the rest pose.
    bool mirror = false;            // compares left with right
};

/// What the skins of a file hold.
struct WeightsSurvey {
    std::optional<std::uint64_t> frameStep = {};  // every n-th frame was measured; none: the rest
                                                  // pose
    std::vector<NodeWeights> skins = {};          // [node of the question]
    std::vector<PrimitiveWeights> primitives = {};
};

/// Runs on all cores. If the frames of the clip would take too long, every n-th is measured.
/// `progress` gets the finished share. None after a stop.
[[nodiscard]] std::optional<WeightsSurvey> weightsSurvey(
    const std::shared_ptr<const ClipLibrary>& clips, const WeightsQuestion& question,
    const std::function<void(float)>& progress = {}, const std::stop_token& stop = {});

}  // namespace sinew
