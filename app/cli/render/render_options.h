// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/render/render_arguments.h"
#include "app/common/camera_choice.h"
#include "app/common/parse_value.h"
#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/hand_pose.h"
#include "model/evaluate/loop_mode.h"
#include "model/picture/picture_subject.h"
#include "model/view/shown_nodes.h"
#include "model/view/view_options.h"

namespace sinew {
struct Environment;
}

namespace sinew::cli {

/// --blend: a clip as given, and its weight.
struct BlendChoice {
    std::string animation;
    float weight = 1.0F;
};

/// The options of `render` after syntax checks; names are not resolved yet.
struct RenderOptions {
    std::string file;
    ClipArguments clips;
    std::string output;
    Extent size;
    std::uint32_t samples = 4;
    ViewOptions view;
    bool setGiven = false;
    CameraChoice camera;
    std::vector<std::string> animations;
    std::vector<BlendChoice> blends;
    std::vector<std::pair<std::string, float>> morphs;  // values of --morph, see morphPose
    std::optional<float> seconds;
    std::string scene;
    std::vector<std::string> hidden;
    std::vector<std::string> only;
    std::string variant;
    std::string skin;
    std::vector<std::string> joints;
    std::vector<std::string> trails;     // nodes
    std::string followed;                // node; empty: the root of the motion
    LoopMode loop = LoopMode::Loop;      // loop mode of ghosts and trails
    std::optional<Extent> contactSheet;  // columns and rows
    bool metadata = false;
    std::optional<glm::vec4> backdrop;  // --background with alpha, behind a transparent picture
};

/// Throws Failure (exit 2).
[[nodiscard]] RenderOptions parseRenderOptions(const RenderArguments& arguments);

/// The options resolved for one asset. Throws Failure (exit 2).
struct RenderChoice {
    ViewOptions view;
    std::vector<AnimationIndex> animations = {};          // empty: the rest pose
    std::vector<PoseLayer> layers = {};                   // --blend; if not empty, shown instead
    HandPose hand = {};                                   // weights of --morph
    HiddenNodes hidden = {};                              // --hide and --only, see view.shown
    std::vector<NodeIndex> trails = {};                   // nodes of --trail, or else of --joint
    NodeIndex followed = {};                              // node of --follow-node
    LoopMode loop = LoopMode::Loop;                       // loop mode of ghosts and trails
    std::shared_ptr<const Environment> environment = {};  // null: the studio; set later
};
[[nodiscard]] RenderChoice resolve(const RenderOptions& options, const Asset& asset);

/// What a picture of the choice shows. `animation` none: the rest pose; `seconds` are clamped to
/// what is played.
[[nodiscard]] PictureSubject subjectOf(const RenderChoice& choice,
                                       std::shared_ptr<const ClipLibrary> clips,
                                       AnimationIndex animation, float seconds);

}  // namespace sinew::cli
