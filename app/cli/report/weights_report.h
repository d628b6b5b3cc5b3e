// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "model/check/mirror_difference.h"
#include "model/check/stretch_search.h"
#include "model/core/json_writer.h"
#include "model/weights/displacement.h"
#include "model/weights/joint_statistics.h"
#include "model/weights/primitive_statistics.h"

namespace sinew::cli {

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
struct SymmetryReport {
    std::uint32_t primitive = 0;
    check::MirrorDifferences differences = {};
};

/// What one node shows of its skin.
struct NodeWeights {
    SkinStatistics statistics;
    std::optional<check::WorstStretch> stretch = {};  // over the frames of a clip
    std::optional<std::vector<SymmetryReport>> symmetry =
        {};  // if asked for, and the skin has sides
};

/// What the skins of a file hold: the answer of `sinew-cli weights`.
struct WeightsReport {
    std::string file;
    std::optional<std::uint64_t> frameStep = {};  // every n-th frame of the clip was measured
    std::vector<NodeWeights> skins = {};
    JointIndex joint = {};  // the only one to list; none: all
    std::vector<PrimitiveWeights> primitives = {};
};

/// `sinew.weights/1`.
void writeWeights(JsonWriter& json, const Asset& asset, const WeightsReport& report);

/// Tables for a terminal.
[[nodiscard]] std::string weightsText(const Asset& asset, const WeightsReport& report);

/// One line per joint, RFC 4180, with a heading.
[[nodiscard]] std::string weightsCsv(const Asset& asset, const WeightsReport& report);

}  // namespace sinew::cli
