// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/blend/pose_layer.h"

namespace sinew::cli {

/// One pose that is asked for: a clip at a time, or layers. No animation is the rest pose.
struct PoseRequest {
    AnimationIndex animation = {};
    float seconds = 0.0F;  // of layers: that of the first
    std::optional<std::vector<PoseLayer>> layers = {};
};

/// Reads a list of {"animation": INDEX|null, "time": SECONDS} or {"layers": [{"animation", "time",
/// "weight", "mode": "blend|override|additive", "mask": NODE, "reference": "rest|first"}]}. What is
/// left out of a layer is as in PoseLayer; animations and nodes may be named, too. Throws Failure:
/// exit 3 when the file cannot be read, exit 2 when it is no such list, has other keys, or asks
/// for what the asset has not.
[[nodiscard]] std::vector<PoseRequest> readPoseRequests(const std::string& path,
                                                        const Asset& asset);

}  // namespace sinew::cli
