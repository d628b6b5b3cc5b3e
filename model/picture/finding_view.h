// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "model/check/finding_target.h"
#include "model/check/finding_vertices.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/camera.h"
#include "model/view/marked_vertices.h"
#include "model/view/view_options.h"

namespace sinew {

/// What a picture of a finding shows: the same in the window and in `render --finding`.
struct FindingView {
    FindingTarget target;
    NodeIndex node = {};  // node of the scene that shows it; none: it is not in the picture
    std::shared_ptr<const MarkedVertices> marked = {};  // null: no vertex is concerned
    bool bones = false;                                 // about a joint, or a track of it
    bool weights = false;                               // about the weights of the target's joint
    SkinIndex body = {};           // skin that a prop is away from; both are shown
    std::string morphTarget = {};  // about this one, see findMorphTargets; empty: about none
};

/// What was shown before.
struct FindingContext {
    SceneIndex scene = {};
    NodeIndex node = {};  // the node that is preferred if several show the object
    SkinIndex skin = {};  // the skin that is preferred if a node is a joint of several
};

/// `vertices`: those of the finding. Vertices of meshes that no node shows are left out, but
/// counted.
[[nodiscard]] FindingView findingView(const Asset& asset, const Diagnostic& finding,
                                      const FaultyVertices& vertices,
                                      const FindingContext& context);

/// Vertices with the nodes that show them in the scene; null if none of them is shown.
[[nodiscard]] std::shared_ptr<const MarkedVertices> shownVertices(const Asset& asset,
                                                                  const Diagnostic& finding,
                                                                  const FaultyVertices& vertices,
                                                                  const FindingContext& context);

/// The look in which the finding can be seen: bones in front for a joint, weights for those of a
/// joint, displacements for a morph target; posed for a moment of a clip.
void showFinding(const FindingView& finding, Look& look);

/// From outside of the surfaces. None: the finding is not in the picture.
[[nodiscard]] std::optional<OrbitCamera> cameraOnFinding(const FindingView& finding,
                                                         const PoseEvaluator& evaluator,
                                                         const ViewOptions& view,
                                                         const OrbitCamera& from, float aspect);

}  // namespace sinew
