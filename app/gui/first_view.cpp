// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/first_view.h"

#include "app/common/picture_choice.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

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
    const PictureChoice choice = resolve(options, *session.document().asset());
    if (!choice.animations.empty()) {
        session.player().setAnimation(choice.animations.front());
        session.player().setPlaying(true);
    }
    if (options.paused || options.seconds) {
        session.player().setPlaying(false);
        session.player().seek(options.seconds.value_or(session.player().clock().startSeconds));
    }
    if (!options.skin.empty()) {
        session.selection().setSkin(choice.view.skin);
    }
    if (choice.view.joints) {
        showJoints(session.selection(), session.appearance(),
                   ChosenJoints(*choice.view.joints, choice.view.joint));
    }
    if (options.viewGiven) {
        session.appearance().setMode(options.view.mode);
    }
    if (options.camera) {
        applyCamera(*options.camera, session);
    }
}

}  // namespace sinew
