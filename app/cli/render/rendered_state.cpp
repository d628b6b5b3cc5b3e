// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The state that a picture shows.
#include <algorithm>
#include <filesystem>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/render/render_metadata.h"
#include "app/cli/render/sha256.h"
#include "model/state/state_file.h"

namespace sinew::cli {
namespace {

std::vector<InspectedFile::Borrowed> borrowedOf(const ClipArguments& clips) {
    std::vector<InspectedFile::Borrowed> borrowed;
    for (const std::string& file : clips.files) {
        borrowed.push_back(
            {.path = file, .retarget = parseRestHandling(clips), .jointMap = clips.jointMap});
    }
    return borrowed;
}

PictureMaking makingOf(const RenderRecord& record) {
    const RenderOptions& options = record.options;
    const ViewOptions& view = record.choice.view;
    PictureMaking made =
        options.base && options.base->picture ? *options.base->picture : PictureMaking();
    made.width = options.size.width;
    made.height = options.size.height;
    made.samples = record.samples;
    made.supersample = options.supersample;
    made.backdrop = options.backdrop;
    made.explained = view.pins ? view.pins->explained : std::nullopt;
    made.throughSurfaces = !view.pins || view.pins->throughSurfaces;
    made.columns = made.rows = 0;
    made.animations.clear();
    made.camera.clear();
    if (options.contactSheet) {
        made.columns = options.contactSheet->width;
        made.rows = options.contactSheet->height;
        std::vector<AnimationIndex>& clips = made.animations;  // those of this page
        for (const RenderedShot& shot : record.facts.shots) {
            if (shot.animation &&
                std::find(clips.begin(), clips.end(), shot.animation) == clips.end()) {
                clips.push_back(shot.animation);
            }
        }
        const CameraChoice camera = options.camera.value_or(CameraChoice{});
        const bool isOwn =
            camera.kind == CameraChoice::Kind::Orbit || camera.kind == CameraChoice::Kind::Gltf;
        made.camera = isOwn ? camera.text : std::string();
    }
    return made;
}

ChosenJoints jointsOf(const ViewOptions& view) {
    return view.joints != nullptr ? ChosenJoints(*view.joints, view.joint)
                                  : ChosenJoints(view.joint);
}

}  // namespace

InspectedFile inspectedFile(const RenderOptions& options) {
    InspectedFile file;
    if (isStandardInput(options.file)) {
        file.sha256 = sha256Of(standardInputAsset());
    } else {
        file.path = options.file;
        file.sha256 = fileSha256(options.file);
    }
    file.borrowed = borrowedOf(options.clips);
    return file;
}

InspectionState renderedState(const RenderRecord& record) {
    const RenderChoice& choice = record.choice;
    const RenderedShot& shot = record.facts.shots.front();
    InspectionState state = choice.base ? *choice.base : InspectionState();
    state.file = record.file;
    PlayedPoses& played = state.playback.played;
    const NodeIndex root = played.root;
    played = choice.played;
    played.animation = shot.animation;
    played.blend = choice.layers;
    played.root = root;
    state.playback.firstClip = false;
    state.playback.seconds = shot.seconds;
    state.playback.loop = choice.loop;
    state.playback.inOut = choice.inOut;
    state.selection.scene = choice.view.scene;
    state.selection.skin = choice.view.skin;
    state.selection.joints = jointsOf(choice.view);
    state.selection.node = choice.view.highlight;
    state.selection.marked = choice.view.marked;
    if (choice.finding) {
        state.selection.object = choice.finding->view.target.object;
    }
    state.pins = choice.view.pins ? choice.view.pins->pins : std::vector<VertexPin>();
    state.hidden = choice.hidden;
    state.look = choice.view;
    state.hand = choice.hand;
    state.camera = shot.cameraState;
    state.motion.trails = choice.trails;
    state.motion.followed = choice.followed;
    state.picture = makingOf(record);
    setPathsFrom(state, isStandardOutput(record.path) ? std::filesystem::current_path()
                                                      : folderOf(record.path));
    return state;
}

}  // namespace sinew::cli
