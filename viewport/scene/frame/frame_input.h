// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/math.h"
#include "model/evaluate/crowd.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/camera.h"
#include "model/view/gizmo/gizmo.h"
#include "model/view/view_options.h"

namespace sinew {

struct Environment;

/// Text over the picture, in pixels of the target, y down.
struct OverlayText {
    std::string utf8;
    glm::vec2 position{0.0F};  // left end of the baseline
    float heightPixels = 14.0F;
    glm::vec4 color{1.0F};  // sRGB, straight alpha
};

/// Where something goes, in world space: a line with a mark at every point and a larger one at
/// `present`. The points are borrowed.
struct OverlayPath {
    std::span<const glm::vec3> points;
    std::optional<glm::vec3> present;
};

/// A crowd: copies of the asset on a grid in the ground plane, each at its own time. The evaluator
/// still gives the pose of what is selected and framed. Borrowed.
struct CrowdInput {
    Crowd* crowd = nullptr;              // none: one asset at the evaluator's pose
    std::span<const float> seconds;      // one per copy
    std::span<const glm::vec3> offsets;  // where each stands, world space; as many
};

/// Everything one frame is made of. Borrowed for the call of SceneRenderer::prepare, which copies
/// what the GPU reads into the frame's own slot.
struct FrameInput {
    const PoseEvaluator* evaluator = nullptr;  // none: an empty scene
    CameraView camera;
    ViewOptions view;
    Box framedBounds;             // sizes the grid and the axes
    float pixelsPerPoint = 1.0F;  // HiDPI scale of legend, lines, points; texts are in pixels
    std::vector<OverlayText> texts;
    std::optional<float> arrival;  // of a file that is on its way to the device, 0 to 1
    OverlayPath path;
    std::optional<Gizmo> gizmo;                      // of the node that is posed by hand
    std::shared_ptr<const Environment> environment;  // none: the studio
    CrowdInput crowd;
    bool showTimings = false;  // GPU time per pass and CPU time, as text
};

}  // namespace sinew
