// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/view/camera.h"

namespace sinew {

/// A picture that is about to be drawn.
struct PlannedPicture {
    const PoseEvaluator& evaluator;  // at the pose to be shown
    SceneIndex scene;
    AnimationIndex animation;  // that the camera was fitted to; none: the rest pose
    WeightSource weights = WeightSource::Stored;
    CameraView camera;
    float heightPixels = 720.0F;
    std::size_t vertexBudget = 4'000'000;  // larger scenes are thinned
};

/// Why the picture shows nothing or not everything, in words with a JSON pointer: what is drawn
/// lies too far apart, outside the view, or is smaller than half a pixel. Empty: it shows enough,
/// or the scene has no mesh to show.
[[nodiscard]] std::vector<std::string> pictureNotices(const PlannedPicture& picture);

/// What is wrong with a camera of the file where its node stands at the evaluator's pose.
[[nodiscard]] std::vector<std::string> cameraNotices(const PoseEvaluator& evaluator,
                                                     NodeIndex cameraNode);

}  // namespace sinew
