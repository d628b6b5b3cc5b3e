// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"
#include "model/core/json_writer.h"
#include "model/evaluate/blend/pose_layer.h"

namespace sinew::cli {

/// "animation": {"index", "name"} or null.
void writeAnimation(JsonWriter& json, const Asset& asset, AnimationIndex animation);

/// "layers" with effective weights, and "contested": the targets that several layers drive, with
/// the share of each layer and of the rest pose.
void writeLayers(JsonWriter& json, const Asset& asset, const std::vector<PoseLayer>& layers);

}  // namespace sinew::cli
