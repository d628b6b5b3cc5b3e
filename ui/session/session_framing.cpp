// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Framing of the camera, and the crowd that it includes.
#include <algorithm>
#include <utility>

#include "ui/session/session.h"

namespace sinew {

bool Session::inBindPose() const noexcept {
    return m_appearance.look().mode == ViewMode::BindPose;
}

/// The bind pose is in mesh space, often elsewhere and of another size, so it is framed separately.
void Session::onLookChanged() {
    if (!asset() || inBindPose() == std::exchange(m_inBindPose, inBindPose())) {
        return;
    }
    if (m_inBindPose) {
        m_posedCamera = m_rig.camera();
        frameAll();
        return;
    }
    m_rig.setOutline(withCrowd(measuredOutline()));
    if (m_posedCamera) {
        m_rig.moveCamera(*std::exchange(m_posedCamera, {}));
    }
}

/// Reframes the scene as long as the user has not moved the camera.
void Session::placeUntouched() {
    if (asset() && m_rig.untouched() && !inBindPose()) {
        m_rig.place(withCrowd(measuredOutline()));
    }
}

Outline Session::measuredOutline() const {
    return inBindPose() ? storedOutline(*asset(), m_selection.scene())
                        : animatedOutline(asset(), m_selection.scene(), m_player.animation(),
                                          m_appearance.look().weights);
}

Outline Session::withCrowd(const Outline& one) {
    m_one = one.box;
    placeCrowd();
    return m_crowd ? m_crowd->around(one) : one;
}

void Session::placeCrowd() {
    m_crowd.reset();
    if (m_appearance.look().copies > 1 && !inBindPose()) {
        m_crowd = std::make_unique<CrowdGrid>(m_document.clips(), m_player.animation(),
                                              m_appearance.look().copies, m_one);
    }
}

CrowdGrid* Session::crowd() {
    if (m_crowd && m_crowd->animation() != m_player.animation()) {
        placeCrowd();
    }
    if (m_crowd && m_player.mixing()) {
        m_crowd->setLoopedTime(double{m_player.seconds()});
    } else if (m_crowd) {
        m_crowd->setTime(m_player.seconds());
    }
    return m_crowd.get();
}

void Session::frameAll() {
    if (asset()) {
        m_rig.frame(withCrowd(measuredOutline()));
    }
}

void Session::showDefaultView() {
    if (asset()) {
        m_rig.showDefaultView(withCrowd(measuredOutline()));
    }
}

void Session::frameSelection() {
    frameNode(m_selection.node());
}

void Session::frameNode(NodeIndex node) {
    if (!asset() || !node || inBindPose()) {
        frameAll();
        return;
    }
    Box box = subtreeBounds(*pose(), node, m_appearance.look().weights);
    if (box.empty()) {
        box.add(glm::vec3(pose()->world(node)[3]));
    }
    m_rig.frameBox(box);
}

void Session::toggleFileCamera() {
    if (!asset() || m_rig.cameraNode()) {
        m_rig.setCameraNode({});
        return;
    }
    const std::vector<NodeIndex> nodes = sceneNodes(*asset(), m_selection.scene());
    const auto holds = [&](NodeIndex node) { return (*asset())[node].camera.valid(); };
    const NodeIndex last = m_rig.lastCameraNode();
    const bool lastIsHere = std::find(nodes.begin(), nodes.end(), last) != nodes.end();
    const auto first = std::find_if(nodes.begin(), nodes.end(), holds);
    if (lastIsHere || first != nodes.end()) {
        m_rig.setCameraNode(lastIsHere ? last : *first);
    }
}

}  // namespace sinew
