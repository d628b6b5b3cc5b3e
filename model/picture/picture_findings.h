// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "model/evaluate/bounds.h"
#include "model/evaluate/motion/root_motion.h"

namespace sinew {

struct Environment;
struct SurfaceValues;
struct TrailSet;

/// What a picture shows that has to be found first. Window and `render` find the same; only when
/// differs: the window draws what workers have found so far, the others wait.
struct PictureFindings {
    NodeIndex root;                                  // motion root; none: none, or not known yet
    std::shared_ptr<const MotionPath> path;          // path of the root; null: it is not shown
    std::shared_ptr<const TrailSet> trails;          // includes contacts and jumps, once known
    std::string seamWords;                           // what jumps at the loop seam
    std::shared_ptr<const SurfaceValues> values;     // values of the view
    std::shared_ptr<const Environment> environment;  // null: the studio
    Box framedBounds;                                // determines the size of grid and axes
    Box clipBounds;                                  // bounds of one copy over what is played
};

}  // namespace sinew
