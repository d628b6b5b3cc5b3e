// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/first_view.h"

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

void applySkin(const StartOptions& options, Session& session) {
    const Asset& asset = *session.asset();
    if (!options.skin.empty()) {
        session.setSkin(lookUpSkin(asset, options.skin));
    }
    if (options.joint.empty()) {
        return;
    }
    if (!session.skin()) {
        throw usageFailure("--joint: the file has no skin");
    }
    session.showJoint(lookUpJoint(asset, asset[session.skin()], options.joint));
}

void applyCamera(const CameraChoice& choice, Session& session) {
    using Kind = CameraChoice::Kind;
    if (choice.kind == Kind::Gltf) {
        const CameraIndex wanted = lookUpCamera(*session.asset(), choice.gltfCamera);
        for (const NodeIndex node : sceneNodes(*session.asset(), session.scene())) {
            if ((*session.asset())[node].camera == wanted) {
                session.setCameraNode(node);
                return;
            }
        }
        throw usageFailure("no node of the scene holds camera " + choice.gltfCamera);
    }
    session.setDirection(choice.yawRadians, choice.pitchRadians);
    if (choice.kind == Kind::Orbit) {
        OrbitCamera camera = session.camera();
        camera.distance = choice.distanceRadii * camera.sceneRadius;
        session.setCamera(camera);
    }
}

}  // namespace

void applyFirstView(const StartOptions& options, Session& session) {
    if (!options.animation.empty()) {
        session.setAnimation(lookUpAnimation(*session.asset(), options.animation));
        session.setPlaying(true);
    }
    if (options.paused || options.timeSeconds) {
        session.setPlaying(false);
        session.seek(options.timeSeconds.value_or(session.clock().startSeconds));
    }
    applySkin(options, session);
    if (options.view) {
        session.setViewMode(*options.view);
    }
    if (options.camera) {
        applyCamera(*options.camera, session);
    }
}

}  // namespace sinew
