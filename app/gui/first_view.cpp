// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/first_view.h"

#include <utility>
#include <vector>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

void applySkin(const StartOptions& options, Session& session) {
    const Asset& asset = *session.document().asset();
    if (!options.skin.empty()) {
        session.selection().setSkin(lookUpSkin(asset, options.skin));
    }
    if (options.joints.empty()) {
        return;
    }
    if (!session.selection().skin()) {
        throw usageFailure("--joint: the file has no skin");
    }
    const Skin& skin = asset[session.selection().skin()];
    std::vector<JointIndex> joints;
    for (const std::string& joint : options.joints) {
        joints.push_back(lookUpJoint(asset, skin, joint));
    }
    const JointIndex current = joints.front();
    showJoints(session.selection(), session.appearance(), ChosenJoints(std::move(joints), current));
}

void applyCamera(const CameraChoice& choice, Session& session) {
    const Asset& asset = *session.document().asset();
    const ChosenCamera camera(choice, asset, session.selection().scene());
    if (camera.node()) {
        session.rig().setCameraNode(camera.node());
        return;
    }
    const PictureFraming framing{.whole = {.box = session.rig().framedBounds(), .points = {}}};
    session.rig().resume({.camera = camera.orbit(asset, framing, session.rig().aspect()),
                          .node = {},
                          .untouched = choice.kind == CameraChoice::Kind::Fitted},
                         {});
}

}  // namespace

void applyFirstView(const StartOptions& options, Session& session) {
    if (!options.animation.empty()) {
        session.player().setAnimation(
            lookUpAnimation(*session.document().asset(), options.animation));
        session.player().setPlaying(true);
    }
    if (options.paused || options.timeSeconds) {
        session.player().setPlaying(false);
        session.player().seek(options.timeSeconds.value_or(session.player().clock().startSeconds));
    }
    applySkin(options, session);
    if (options.view) {
        session.appearance().setMode(*options.view);
    }
    if (options.camera) {
        applyCamera(*options.camera, session);
    }
}

}  // namespace sinew
