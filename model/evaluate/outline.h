// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "model/evaluate/bounds.h"
#include "model/evaluate/hand_pose.h"

namespace sinew {

class ClipLibrary;

/// A box and the outermost points in about a hundred directions. A camera that shows these points
/// shows everything to within 4 % of the radius, and fits much tighter than one that shows the box
/// corners.
struct Outline {
    Box box;
    std::vector<glm::vec3> points;

    void add(const Outline& other);
};

/// The outline of nodes in the evaluator's current pose, including hidden ones.
[[nodiscard]] Outline posedOutline(const PoseEvaluator& evaluator,
                                   const std::vector<NodeIndex>& nodes, WeightSource weights);

/// Like `animatedBounds`.
[[nodiscard]] Outline animatedOutline(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                                      AnimationIndex animation,
                                      WeightSource weights = WeightSource::Normalized);
/// The same for some nodes, with a pose by hand on top. `still`: a node that stays where it is at
/// the first key, and everything with it. A set stop token ends it early with some of the points.
[[nodiscard]] Outline animatedOutline(const std::shared_ptr<const ClipLibrary>& clips,
                                      const std::vector<NodeIndex>& nodes, AnimationIndex animation,
                                      WeightSource weights, const std::stop_token& stop = {},
                                      const HandPose& hand = {}, NodeIndex still = {});

/// The outline of POSITION as stored, for nodes that are visible at rest; used to frame
/// `bind-pose`.
[[nodiscard]] Outline storedOutline(const Asset& asset, const std::vector<NodeIndex>& nodes);

}  // namespace sinew
