// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/view/camera.h"
#include "model/view/shown_nodes.h"

namespace sinew {

/// A picture that is about to be rendered.
struct PlannedPicture {
    const PoseEvaluator& evaluator;  // holds the pose to show
    SceneIndex scene;
    AnimationIndex animation;  // the clip that the camera was fitted to; none: the rest pose
    WeightSource weights = WeightSource::Normalized;
    CameraView camera;
    float heightPixels = 720.0F;
    const ShownNodes* shown = nullptr;     // what the user hides is not judged; null: nothing
    std::size_t vertexBudget = 4'000'000;  // larger scenes are subsampled
};

/// Why the picture is empty or incomplete, as messages with a JSON pointer: the scene is too spread
/// out, outside the view, smaller than half a pixel or hidden, or it has no mesh and shows bones or
/// nothing (see `contentNotice`). Empty: no problem.
[[nodiscard]] std::vector<std::string> pictureNotices(const PlannedPicture& picture);

/// Problems of a camera of the file at its node's transform in the evaluator's pose.
[[nodiscard]] std::vector<std::string> cameraNotices(const PoseEvaluator& evaluator,
                                                     NodeIndex cameraNode);

}  // namespace sinew
