// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/report/json_writer.h"
#include "model/weights/displacement.h"
#include "model/weights/joint_statistics.h"
#include "model/weights/primitive_statistics.h"

namespace sinew::cli {

/// A distance, and the frame of the clip at which it occurs; no frame in the rest pose.
struct DistanceAtFrame {
    LargestDistance largest;
    std::optional<std::uint64_t> frame;
};

/// One primitive as drawn by one node.
struct PrimitiveWeights {
    NodeIndex node;
    std::uint32_t primitive = 0;
    PrimitiveStatistics statistics = {};
    std::optional<DistanceAtFrame> fourSlots = {};  // none: nothing moves
};

/// What the skins of a file hold: the answer of `sinew-cli weights`.
struct WeightsReport {
    std::string file;
    std::vector<SkinStatistics> skins = {};
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
