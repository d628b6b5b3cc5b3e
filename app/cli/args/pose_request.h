// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/hand_pose.h"

namespace sinew::cli {

/// One requested pose: a clip at a time, or layers. Without animation it is the rest pose.
struct PoseRequest {
    AnimationIndex animation = {};
    float seconds = 0.0F;  // layers: time of the first one
    std::optional<std::vector<PoseLayer>> layers = {};
    HandPose hand = {};  // weights given as "morphs"
};

/// Reads a list of {"animation": INDEX|null, "time": SECONDS} or {"layers": [{"animation", "time",
/// "weight", "mode": "blend|override|additive", "mask": NODE, "reference": "rest|first"}]}. Both
/// may have "morphs": {TARGET: WEIGHT}, morph weights by hand on top (see lookUpMorphTargets).
/// Missing members of a layer default as in PoseLayer; animations and nodes may also be given by
/// name. Throws Failure: exit 3 if the file cannot be read; exit 2 if it is not such a list, has
/// other keys, or refers to something that the asset does not have. Waits for what writes into a
/// named pipe, and says so on a terminal unless `quiet`.
[[nodiscard]] std::vector<PoseRequest> readPoseRequests(const std::string& path, const Asset& asset,
                                                        bool quiet);

}  // namespace sinew::cli
