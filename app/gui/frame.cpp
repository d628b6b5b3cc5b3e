// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frame.h"

#include <array>
#include <cstdio>

#include "ui/session/session.h"

namespace sinew {
namespace {

void fillLeftOut(const Visibility& visibility, std::string& leftOut) {
    const std::size_t count = visibility.hiddenCount();
    std::array<char, 48> words{};
    if (count > 0) {
        std::snprintf(words.data(), words.size(), "%zu %s hidden", count,
                      count == 1 ? "node" : "nodes");
    }
    leftOut.assign(words.data());
}

}  // namespace

void fillFrame(Session& session, float aspect, FrameInput& input) {
    input.evaluator = session.pose();
    input.groundShift = session.followRoot();
    input.camera = session.rig().cameraView(aspect);
    session.fillView(input.view);
    input.framedBounds = input.clipBounds = session.rig().framedBounds();
    fillLeftOut(session.visibility(), input.leftOut);
    input.environment = session.appearance().environment();
    input.values = session.surfaceValues();
    input.crowd = {};
    if (CrowdGrid* grid = session.crowd()) {
        input.crowd = {
            .crowd = &grid->crowd(), .seconds = grid->seconds(), .offsets = grid->offsets()};
    }
    input.ghosts = session.motion().ghosts(session.poseMoment());
    input.trails = session.motion().trails();
    input.seamWords = session.motion().seamWords();
    input.trailSeconds = session.player().seconds();
    input.trailLoop = session.motion().loop();
    const RootMotion& motion = session.player().rootMotion();
    const bool path = motion.pathShown && motion.path && input.view.mode != ViewMode::BindPose;
    input.path =
        path ? OverlayPath{motion.path->points, session.player().pathPosition()} : OverlayPath();
}

}  // namespace sinew
