// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "model/evaluate/bounds.h"
#include "model/evaluate/crowd.h"
#include "model/evaluate/played_range.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/ghosts.h"
#include "model/view/view_options.h"

namespace sinew {

struct Environment;
struct SurfaceValues;
struct TrailSet;

/// A path in world space: a line with a mark at every point and a larger one at `present`. The
/// points are borrowed.
struct OverlayPath {
    std::span<const glm::vec3> points;
    std::optional<glm::vec3> present;
};

/// A crowd: copies of the asset on a grid in the ground plane, each at its own time. The evaluator
/// still provides the pose for selection and framing. Borrowed.
struct CrowdInput {
    Crowd* crowd = nullptr;              // null: one asset in the evaluator's pose
    std::span<const float> seconds;      // one per copy
    std::span<const glm::vec3> offsets;  // position of each, world space; same count
};

/// What a picture is drawn from, apart from its camera and what only its host knows. Made by
/// PictureBuilder.
struct PictureContent {
    const PoseEvaluator* evaluator = nullptr;  // borrowed; null: an empty scene
    ViewOptions view;
    Box framedBounds;  // determines the size of grid and axes
    Box clipBounds;    // the box of the clip, if the view shows it
    OverlayPath path;
    std::shared_ptr<const Environment> environment;  // none: the studio
    CrowdInput crowd;
    std::shared_ptr<const SurfaceValues> values;  // values of views that show them; none: no values
    std::span<const Ghost> ghosts;  // drawing order, if the view shows ghosts; a crowd has none
    std::shared_ptr<const TrailSet> trails;  // if the view shows trails; none: no trails
    float trailSeconds = 0.0F;               // the present moment on the trails
    PlayedRange trailLoop;  // trails around the frame go on around it; none: they end with the clip
    glm::vec2 groundShift{0.0F};  // shift of the grid, along x and z
    std::string seamWords;        // what jumps at the loop seam; empty: not known
    std::string missing;  // why the view shows nothing, see missingViewData; empty: it shows values
};

}  // namespace sinew
