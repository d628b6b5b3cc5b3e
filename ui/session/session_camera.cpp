// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/evaluate/properties.h"
#include "model/view/camera_move.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr float kSurroundings = 0.2F;  // of the whole: the least that a selection frames
constexpr float kMargin = 1.12F;       // room around what is framed
constexpr float kLeastFov = 0.05F;     // radians, about 3 and 120 degrees
constexpr float kMostFov = 2.1F;
constexpr float kFlightReach = 1.0F;  // scene radii from the eye to the target while flying
constexpr double kFasterPerNotch = 1.2;
constexpr float kQuarterTurn = std::numbers::pi_v<float> / 2.0F;

glm::vec2 yawPitch(StandardView view) {
    switch (view) {
        case StandardView::Front:
            return {0.0F, 0.0F};
        case StandardView::Back:
            return {2.0F * kQuarterTurn, 0.0F};
        case StandardView::Left:
            return {-kQuarterTurn, 0.0F};
        case StandardView::Right:
            return {kQuarterTurn, 0.0F};
        case StandardView::Top:
            return {0.0F, kQuarterTurn};
        case StandardView::Bottom:
            return {0.0F, -kQuarterTurn};
    }
    return {};
}

}  // namespace

CameraView Session::cameraView(float aspect) {
    if (m_cameraNode && m_asset) {
        const CameraIndex camera = (*m_asset)[m_cameraNode].camera;
        return gltfCameraView(evaluatedCamera(*m_asset, pose()->pose(), camera),
                              pose()->world(m_cameraNode), aspect);
    }
    return m_shownCamera.view(aspect);
}

OrbitCamera Session::freeCamera() {
    if (!m_cameraNode) {
        return m_shownCamera;
    }
    return orbitFrom(cameraView(m_aspect),
                     m_outline.box.empty() ? m_camera.target : m_outline.box.center(),
                     m_camera.sceneRadius);
}

void Session::jumpTo(const OrbitCamera& camera) {
    m_cameraMotion.arrive();
    m_camera = m_shownCamera = camera;
}

void Session::goTo(const OrbitCamera& camera) {
    if (m_smoothMoves) {
        m_cameraMotion.go(freeCamera(), camera, m_wall());
        m_camera = camera;
    } else {
        jumpTo(camera);
    }
    m_cameraNode = {};
}

void Session::setCamera(const OrbitCamera& camera) {
    if (camera == m_camera && camera == m_shownCamera && !m_cameraNode) {
        return;
    }
    jumpTo(camera);
    m_cameraNode = {};
    m_untouched = false;
    emit cameraChanged();
}

void Session::moveCamera(const OrbitCamera& camera) {
    if (camera == m_camera && !m_cameraNode) {
        return;
    }
    goTo(camera);
    m_untouched = false;
    emit cameraChanged();
}

void Session::setCameraNode(NodeIndex node) {
    const bool isCamera = m_asset && node.value < m_asset->nodes.size() &&
                          (*m_asset)[node].camera.value < m_asset->cameras.size();
    node = isCamera ? node : NodeIndex();
    if (node == m_cameraNode) {
        return;
    }
    m_cameraMotion.arrive();
    m_shownCamera = m_camera;
    m_cameraNode = node;
    m_lastCameraNode = node ? node : m_lastCameraNode;
    emit cameraChanged();
}

void Session::toggleFileCamera() {
    if (!m_asset || m_cameraNode) {
        setCameraNode({});
        return;
    }
    const std::vector<NodeIndex> nodes = sceneNodes(*m_asset, m_view.scene);
    const auto holds = [&](NodeIndex node) { return (*m_asset)[node].camera.valid(); };
    const bool lastIsHere = std::find(nodes.begin(), nodes.end(), m_lastCameraNode) != nodes.end();
    const auto first = std::find_if(nodes.begin(), nodes.end(), holds);
    if (lastIsHere || first != nodes.end()) {
        setCameraNode(lastIsHere ? m_lastCameraNode : *first);
    }
}

void Session::setDirection(float yawRadians, float pitchRadians) {
    OrbitCamera camera = m_camera;
    camera.yawRadians = yawRadians;
    camera.pitchRadians = 0.0F;
    camera.orbit(0.0F, pitchRadians);  // ends at the poles
    setCamera(camera);
}

void Session::setStandardView(StandardView view) {
    const glm::vec2 angles = yawPitch(view);
    OrbitCamera camera = m_camera;
    camera.yawRadians = angles.x;
    camera.pitchRadians = 0.0F;
    camera.orbit(0.0F, angles.y);
    moveCamera(camera);
}

void Session::turnCamera(float yawRadians, float pitchRadians) {
    OrbitCamera camera = m_cameraNode ? freeCamera() : m_camera;
    camera.orbit(yawRadians, pitchRadians);
    moveCamera(camera);
}

void Session::lookFromBehind() {
    OrbitCamera camera = m_cameraNode ? freeCamera() : m_camera;
    camera.orbit(2.0F * kQuarterTurn, -2.0F * camera.pitchRadians);
    moveCamera(camera);
}

void Session::setOrthographic(bool orthographic) {
    OrbitCamera camera = m_cameraNode ? freeCamera() : m_camera;
    camera.orthographic = orthographic;
    setCamera(camera);
}

void Session::setFieldOfView(float fovYRadians) {
    OrbitCamera camera = m_cameraNode ? freeCamera() : m_camera;
    const float before = std::tan(0.5F * camera.fovYRadians);
    camera.fovYRadians = std::clamp(fovYRadians, kLeastFov, kMostFov);
    camera.distance *= before / std::tan(0.5F * camera.fovYRadians);
    setCamera(camera);
}

void Session::setFlight(const glm::vec3& direction, bool fast) {
    const bool begins = !flying() && direction != glm::vec3(0.0F);
    if (begins) {
        OrbitCamera camera = freeCamera();
        shortenReach(camera, kFlightReach * camera.sceneRadius);
        setCamera(camera);
    }
    m_cameraMotion.setFlight(direction, fast, m_wall());
    if (begins) {
        emit cameraChanged();
    }
}

void Session::setFlightSpeed(float radiiPerSecond) {
    if (radiiPerSecond != flightSpeed() && radiiPerSecond > 0.0F) {
        m_cameraMotion.setSpeed(radiiPerSecond);
        emit cameraSettingsChanged();
    }
}

void Session::changeFlightSpeed(double notches) {
    setFlightSpeed(flightSpeed() * static_cast<float>(std::pow(kFasterPerNotch, notches)));
}

void Session::setSmoothMoves(bool smooth) {
    if (smooth != m_smoothMoves) {
        m_smoothMoves = smooth;
        emit cameraSettingsChanged();
    }
}

void Session::setAspect(float aspect) {
    if (!(aspect > 0.0F) || !std::isfinite(aspect) || aspect == m_aspect) {
        return;
    }
    m_aspect = aspect;
    if (m_untouched && m_asset) {
        place();
    }
    emit cameraChanged();
}

OrbitCamera Session::placed() const {
    OrbitCamera camera = m_camera;
    frameTight(camera, m_outline, m_aspect);
    camera.distance *= kMargin;
    return camera;
}

void Session::place() {
    jumpTo(placed());
    m_untouched = true;
}

/// The view follows what is shown as long as nobody has moved it.
void Session::placeUntouched() {
    if (m_untouched && m_asset && m_view.mode != ViewMode::BindPose) {
        measureOutline();
        place();
        emit cameraChanged();
    }
}

void Session::measureOutline() {
    takeOutline(m_view.mode == ViewMode::BindPose
                    ? storedOutline(*m_asset, m_view.scene)
                    : animatedOutline(m_asset, m_view.scene, m_animation, m_view.weights));
}

void Session::takeOutline(const Outline& one) {
    m_one = one.box;
    placeCrowd();
    m_outline = m_crowd ? m_crowd->around(one) : one;
}

void Session::frameAll() {
    if (!m_asset) {
        return;
    }
    measureOutline();
    goTo(placed());
    m_untouched = true;
    emit cameraChanged();
}

void Session::frameSelection() {
    if (!m_asset || !m_view.highlight || m_view.mode == ViewMode::BindPose) {
        frameAll();
        return;
    }
    Box box = subtreeBounds(*pose(), m_view.highlight, m_view.weights);
    if (box.empty()) {
        box.add(glm::vec3(pose()->world(m_view.highlight)[3]));
    }
    // A joint or an empty group is a point: leave some of its surroundings in the picture.
    const float least = kSurroundings * m_outline.box.radius();
    if (box.radius() < least) {
        const glm::vec3 center = box.center();
        box.add(center - glm::vec3(least));
        box.add(center + glm::vec3(least));
    }
    OrbitCamera camera = m_camera;
    const float sceneRadius = camera.sceneRadius;
    frame(camera, box, m_aspect);
    camera.sceneRadius = std::max(sceneRadius, camera.sceneRadius);
    moveCamera(camera);
}

}  // namespace sinew
