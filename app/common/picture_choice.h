// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/picture_options.h"
#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/hand_pose.h"
#include "model/picture/picture_subject.h"
#include "model/view/shown_nodes.h"

namespace sinew {

struct Environment;

/// A request resolved for one asset.
struct PictureChoice {
    ViewOptions view;
    std::vector<AnimationIndex> animations = {};          // empty: the rest pose
    std::vector<PoseLayer> layers = {};                   // --blend; if not empty, shown instead
    PlayedPoses played = {};                              // the mix of a state, and what it keeps
                                                          // in place; else nothing
    float seconds = 0.0F;                                 // time of one picture
    std::optional<PlayedRange> inOut = {};                // part of the clip that is looped
    std::string contested = {};                           // what --all-clips has to choose between
    HandPose hand = {};                                   // weights of --morph
    HiddenNodes hidden = {};                              // --hide and --only, see view.shown
    std::vector<NodeIndex> trails = {};                   // nodes of --trail, or else of --joint
    NodeIndex followed = {};                              // node of --follow-node
    LoopMode loop = LoopMode::Loop;                       // loop mode of ghosts and trails
    std::shared_ptr<const Environment> environment = {};  // null: the studio; set later
    std::shared_ptr<const InspectionState> base = {};     // state below the request; null: none
};

/// The layers of --all-clips. Throws Failure (exit 2) if the file has no animation.
[[nodiscard]] std::vector<PoseLayer> allLayers(const Asset& asset, float seconds,
                                               std::string& contested);

/// Throws Failure (exit 2).
[[nodiscard]] PictureChoice resolve(const PictureRequest& request, const Asset& asset);

/// What a picture of the choice shows. `animation` none: the rest pose; `seconds` are clamped to
/// what is played.
[[nodiscard]] PictureSubject subjectOf(const PictureChoice& choice,
                                       std::shared_ptr<const ClipLibrary> clips,
                                       AnimationIndex animation, float seconds);

}  // namespace sinew
