// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/film_camera.h"

#include <algorithm>

#include "model/evaluate/properties.h"
#include "model/view/shown_motion.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"

namespace sinew {

FilmCamera::FilmCamera(Session& session, float aspect, bool turns)
    : m_state(session.rig().state()),
      m_aspect(aspect),
      m_turns(turns),
      m_framesAgain(m_state.untouched && (turns || aspect != session.rig().aspect())),
      m_shown(session.player().animation()) {
    if (session.split().split().both) {
        m_state.untouched = m_framesAgain = false;  // both files are framed as they are now
    }
}

OrbitCamera FilmCamera::framed(const PictureSubject& subject, NodeIndex still) {
    const bool isOther = !subject.played.layered() && subject.played.animation != m_shown;
    if (!m_framesAgain && !(m_state.untouched && isOther)) {
        return m_state.camera;
    }
    const PictureFraming framing = m_meter.measure(subject, still);
    if (m_turns) {
        OrbitCamera camera = m_state.camera;
        frame(camera, framing.framed().box, m_aspect);
        camera.sceneRadius = std::max(camera.sceneRadius, framing.whole.box.radius());
        return camera;
    }
    return framedBy(m_state.camera, framing.whole, framing.part, m_aspect);
}

void FilmCamera::place(const FilmMoment& moment, PaintedFile& file, FrozenPicture& frame) {
    const PictureSubject& subject = frame.first.subject;
    const PoseEvaluator& pose = *file.evaluator;
    const NodeIndex still = subject.view.motion.followCamera && !m_state.node
                                ? followedNode(subject, frame.first.found.root)
                                : NodeIndex();
    if (moment.animation && !frame.partner) {
        frame.first.found.framedBounds = m_meter.measure(subject, still).whole.box;
        frame.first.found.clipBounds = m_meter.clipBox(subject);
    }
    if (m_state.node) {
        const Asset& asset = subject.asset();
        frame.camera =
            gltfCameraView(evaluatedCamera(asset, pose.pose(), asset[m_state.node].camera),
                           pose.world(m_state.node), m_aspect);
        return;
    }
    OrbitCamera camera = framed(subject, still);
    camera.yawRadians += moment.turnRadians;
    if (frame.state) {
        frame.state->camera.camera = camera;
    }
    frame.camera = camera.view(m_aspect);
    if (const auto moved = still ? file.builder.shift(subject, pose, still) : std::nullopt) {
        frame.camera = movedBy(frame.camera, *moved);
    }
}

}  // namespace sinew
