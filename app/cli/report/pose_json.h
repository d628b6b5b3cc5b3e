// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/cli/args/pose_request.h"
#include "app/cli/report/json_format.h"
#include "model/core/json_writer.h"
#include "model/evaluate/deform_node.h"
#include "viewport/scene/deform/computed_primitive.h"

namespace sinew::cli {

/// What to write of a pose, and buffers reused for every pose.
struct PoseReport {
    std::string file;
    SceneIndex scene = {};
    WeightSource weights = WeightSource::Normalized;
    bool vertices = false;
    bool normals = false;
    std::vector<ComputedPrimitive> computed = {};  // replaces CPU skinning
    DeformedVertices scratch = {};
    std::function<void(float)> progress = {};  // gets the written share of a pose; may be empty
};

extern const JsonFormat kPoseFormat;

/// Writes one object for the evaluator's current pose, which must be that of
/// `request`.
void writePose(JsonWriter& json, const PoseEvaluator& evaluator, const PoseRequest& request,
               PoseReport& report);

}  // namespace sinew::cli
