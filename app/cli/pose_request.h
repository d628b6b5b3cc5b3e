// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::cli {

/// One pose that is asked for. No animation is the rest pose.
struct PoseRequest {
    AnimationIndex animation = {};
    float seconds = 0.0F;
};

/// Reads a list of {"animation": INDEX|null, "time": SECONDS}. Throws Failure: exit 3 when the
/// file cannot be read, exit 2 when it is no such list or asks for what the asset has not.
[[nodiscard]] std::vector<PoseRequest> readPoseRequests(const std::string& path,
                                                        const Asset& asset);

}  // namespace sinew::cli
