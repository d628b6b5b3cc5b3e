// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Framing of the camera, and the crowd that it includes.
#include <algorithm>
#include <utility>

#include "model/asset/subtree.h"
#include "model/view/shown_motion.h"
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
        m_posedCamera =
            CameraState{.camera = m_rig.camera(), .node = {}, .untouched = m_rig.untouched()};
        frameAll();
        return;
    }
    m_rig.setOutline(withCrowd(measuredOutline()));
    const std::optional<CameraState> posed = std::exchange(m_posedCamera, {});
    const CameraState view = posed.value_or(m_rig.state());
    if (view.untouched) {
        m_rig.setFramedPart(shownPart());
        m_rig.restore(view);
    } else if (posed) {
        m_rig.moveCamera(view.camera);
    }
}

/// Reframes the scene as long as the user has not moved the camera.
void Session::placeUntouched() {
    if (asset() && m_rig.untouched() && !inBindPose()) {
        const Outline whole = withCrowd(measuredOutline());
        m_rig.setFramedPart(shownPart());
        m_rig.place(whole);
    }
}

glm::vec2 Session::followRoot() {
    const MotionDisplay& display = m_appearance.look().motion;
    const PoseEvaluator* const posed = display.follows() ? pose() : nullptr;
    const std::optional<glm::vec3> shift = posed != nullptr ? m_motion.shift(*posed) : std::nullopt;
    m_rig.setFollowed(display.followCamera ? shift : std::nullopt);
    return shift && display.followGround ? glm::vec2(shift->x, shift->z) : glm::vec2(0.0F);
}

/// What a camera frames that follows the root does not contain the way of the root.
Outline Session::measuredOutline() const {
    const Look& look = m_appearance.look();
    const NodeIndex root =
        followsRoot(look) && look.motion.followCamera ? m_motion.followed() : NodeIndex();
    if (root) {
        return animatedNodeOutline(m_document.clips(), sceneNodes(*asset(), m_selection.scene()),
                                   m_player.animation(), m_appearance.look().weights, {}, root);
    }
    return inBindPose() ? storedOutline(*asset(), m_selection.scene())
                        : animatedOutline(m_document.clips(), m_selection.scene(),
                                          m_player.animation(), m_appearance.look().weights, {});
}

/// What the user leaves of the scene, with its copies; none: nothing is hidden, or everything.
std::optional<Outline> Session::shownPart() {
    if (!m_visibility.shown()) {
        return std::nullopt;
    }
    std::vector<NodeIndex> nodes = sceneNodes(*asset(), m_selection.scene());
    std::erase_if(nodes, [this](NodeIndex node) {
        return !(*asset())[node].mesh || !m_visibility.shown()->draws(node);
    });
    if (nodes.empty()) {
        return std::nullopt;
    }
    const Outline part = inBindPose()
                             ? storedNodeOutline(*asset(), nodes)
                             : animatedNodeOutline(m_document.clips(), nodes, m_player.animation(),
                                                   m_appearance.look().weights);
    if (part.box.empty()) {
        return std::nullopt;
    }
    return m_crowd ? m_crowd->around(part) : part;
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
        const Outline whole = withCrowd(measuredOutline());
        m_rig.setFramedPart(shownPart());
        m_rig.frame(whole);
    }
}

void Session::showDefaultView() {
    if (asset()) {
        const Outline whole = withCrowd(measuredOutline());
        m_rig.setFramedPart(shownPart());
        m_rig.showDefaultView(whole);
    }
}

void Session::frameSelection() {
    if (asset() && m_selection.marked() && !inBindPose()) {
        markAndFrame(m_selection.marked());
        return;
    }
    frameNode(m_selection.node());
}

void Session::frameNode(NodeIndex node) {
    if (!asset() || !node || inBindPose()) {
        frameAll();
        return;
    }
    std::vector<NodeIndex> nodes = subtreeNodes(*asset(), node);
    if (const auto& shown = m_visibility.shown()) {
        std::erase_if(nodes, [&](NodeIndex each) { return !shown->marks(*asset(), each); });
    }
    if (nodes.empty()) {
        frameAll();
        return;
    }
    Box box = nodeBounds(*pose(), nodes, m_appearance.look().weights);
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
