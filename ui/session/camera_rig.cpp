// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/camera_rig.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "model/view/camera_move.h"

namespace sinew {
namespace {

constexpr float kLeastFov = 0.05F;  // radians, about 3 and 120 degrees
constexpr float kMostFov = 2.1F;
constexpr float kFlightReach = 1.0F;  // scene radii from the eye to the target while flying
constexpr double kFasterPerNotch = 1.2;
constexpr float kQuarterTurn = std::numbers::pi_v<float> / 2.0F;

/// Yaw and pitch in quarter turns, in the order of StandardView.
constexpr glm::vec2 kViewAngles[] = {{0.0F, 0.0F}, {2.0F, 0.0F}, {-1.0F, 0.0F},
                                     {1.0F, 0.0F}, {0.0F, 1.0F}, {0.0F, -1.0F}};

constexpr float kSurroundings = 0.2F;  // minimum framed radius of a selection, relative to the
                                       // whole
constexpr float kMargin = 1.12F * kTightMargin;
constexpr float kRadiansPerDegree = std::numbers::pi_v<float> / 180.0F;
constexpr float kFirstYaw = 30.0F * kRadiansPerDegree;  // like `--camera fit`
constexpr float kFirstPitch = 15.0F * kRadiansPerDegree;

}  // namespace

CameraRig::CameraRig(WallClock wall, QObject* parent) : QObject(parent), m_wall(std::move(wall)) {
    m_shownCamera = m_camera = defaultCamera();
}

void CameraRig::setFileCameras(FileCameras cameras) {
    m_fileCameras = std::move(cameras);
}

CameraView CameraRig::cameraView(float aspect) const {
    return m_cameraNode ? m_fileCameras.view(m_cameraNode, aspect) : shownCamera().view(aspect);
}

OrbitCamera CameraRig::inWorld(OrbitCamera camera) const noexcept {
    camera.target += shift();
    return camera;
}

OrbitCamera CameraRig::atStart(OrbitCamera camera) const noexcept {
    camera.target -= shift();
    return camera;
}

void CameraRig::setFollowed(const std::optional<glm::vec3>& wanted) {
    const glm::vec3 before = shift();
    const bool begins = wanted.has_value() && !m_shift;
    const bool ends = !wanted && m_shift.has_value();
    m_shift = wanted;
    if ((begins || ends) && !m_untouched) {
        m_camera.target += before - shift();
        m_shownCamera.target += before - shift();
    }
}

OrbitCamera CameraRig::freeCamera() const {
    if (!m_cameraNode) {
        return shownCamera();
    }
    const glm::vec3 around = m_outline.box.empty() ? m_camera.target : m_outline.box.center();
    return orbitFrom(cameraView(m_aspect), around + shift(), m_camera.sceneRadius);
}

void CameraRig::jumpTo(const OrbitCamera& camera) {
    m_motion.arrive();
    m_camera = m_shownCamera = camera;
}

void CameraRig::goTo(const OrbitCamera& camera) {
    if (m_smoothMoves) {
        m_motion.go(atStart(freeCamera()), camera, m_wall());
        m_camera = camera;
    } else {
        jumpTo(camera);
    }
    m_cameraNode = {};
}

void CameraRig::setCamera(const OrbitCamera& wanted) {
    const OrbitCamera camera = atStart(wanted);
    if (camera == m_camera && camera == m_shownCamera && !m_cameraNode) {
        return;
    }
    jumpTo(camera);
    m_cameraNode = {};
    m_untouched = false;
    emit cameraChanged();
}

void CameraRig::moveCamera(const OrbitCamera& wanted) {
    const OrbitCamera camera = atStart(wanted);
    if (camera == m_camera && !m_cameraNode) {
        return;
    }
    goTo(camera);
    m_untouched = false;
    emit cameraChanged();
}

void CameraRig::setCameraNode(NodeIndex node) {
    if (!m_fileCameras.has || !m_fileCameras.has(node)) {
        node = {};
    }
    if (node == m_cameraNode) {
        return;
    }
    m_motion.arrive();
    m_shownCamera = m_camera;
    m_cameraNode = node;
    m_lastCameraNode = node ? node : m_lastCameraNode;
    emit cameraChanged();
}

void CameraRig::setDirection(float yawRadians, float pitchRadians) {
    OrbitCamera camera = this->camera();
    camera.yawRadians = yawRadians;
    camera.pitchRadians = camera.rollRadians = 0.0F;
    camera.orbit(0.0F, pitchRadians);  // clamped at the poles
    setCamera(camera);
}

void CameraRig::setStandardView(StandardView view) {
    const glm::vec2 angles = kQuarterTurn * kViewAngles[static_cast<std::size_t>(view)];
    OrbitCamera camera = this->camera();
    camera.yawRadians = m_front;
    camera.pitchRadians = camera.rollRadians = 0.0F;
    camera.orbit(angles.x, angles.y);
    moveCamera(camera);
}

void CameraRig::turnCamera(float yawRadians, float pitchRadians) {
    OrbitCamera camera = cameraForJump();
    camera.orbit(yawRadians, pitchRadians);
    moveCamera(camera);
}

void CameraRig::lookFromBehind() {
    OrbitCamera camera = cameraForJump();
    camera.orbit(2.0F * kQuarterTurn, -2.0F * camera.pitchRadians);
    moveCamera(camera);
}

void CameraRig::setOrthographic(bool orthographic) {
    OrbitCamera camera = cameraForJump();
    camera.orthographic = orthographic;
    setCamera(camera);
}

void CameraRig::setFieldOfView(float fovYRadians) {
    OrbitCamera camera = cameraForJump();
    const float before = std::tan(0.5F * camera.fovYRadians);
    camera.fovYRadians = std::clamp(fovYRadians, kLeastFov, kMostFov);
    camera.distance *= before / std::tan(0.5F * camera.fovYRadians);
    setCamera(camera);
}

void CameraRig::setFlight(const glm::vec3& direction, bool fast) {
    const bool begins = !flying() && direction != glm::vec3(0.0F);
    if (begins) {
        OrbitCamera camera = freeCamera();
        shortenReach(camera, kFlightReach * camera.sceneRadius);
        setCamera(camera);
    }
    m_motion.setFlight(direction, fast, m_wall());
    if (begins) {
        emit cameraChanged();
    }
}

void CameraRig::setFlightSpeed(float radiiPerSecond) {
    if (radiiPerSecond != flightSpeed() && radiiPerSecond > 0.0F) {
        m_motion.setSpeed(radiiPerSecond);
        emit cameraSettingsChanged();
    }
}

void CameraRig::changeFlightSpeed(double notches) {
    setFlightSpeed(flightSpeed() * static_cast<float>(std::pow(kFasterPerNotch, notches)));
}

void CameraRig::setSmoothMoves(bool smooth) {
    if (smooth != m_smoothMoves) {
        m_smoothMoves = smooth;
        emit cameraSettingsChanged();
    }
}

void CameraRig::setAspect(float aspect) {
    if (!(aspect > 0.0F) || !std::isfinite(aspect) || aspect == m_aspect) {
        return;
    }
    m_aspect = aspect;
    if (m_untouched && m_placed) {
        placeAgain();
    }
    emit cameraChanged();
}

void CameraRig::advance(double wallSeconds) {
    if (m_motion.moving()) {
        m_motion.advance(wallSeconds, m_camera, m_shownCamera);
    }
}

OrbitCamera framedBy(OrbitCamera camera, const Outline& whole, const std::optional<Outline>& part,
                     float aspect) {
    frameTight(camera, part ? *part : whole, aspect, kMargin);
    if (part) {
        camera.sceneRadius = std::max(camera.sceneRadius, whole.box.radius());
    }
    return camera;
}

OrbitCamera CameraRig::defaultCamera() const {
    OrbitCamera camera;
    camera.yawRadians = m_front;
    camera.orbit(kFirstYaw, kFirstPitch);
    return camera;
}

void CameraRig::startOver(const Outline& outline) {
    m_cameraNode = {};
    m_lastCameraNode = {};
    m_framedPart.reset();
    m_camera = defaultCamera();
    setOutline(outline);
    placeAgain();
}

CameraState CameraRig::state() const {
    return {.camera = m_camera, .node = m_cameraNode, .untouched = m_untouched};
}

void CameraRig::restore(const CameraState& wanted) {
    const bool framed = wanted.untouched && m_placed;
    const CameraState next{.camera = framed ? placed(wanted.camera) : wanted.camera,
                           .node = wanted.node,
                           .untouched = wanted.untouched};
    if (next == state()) {
        return;
    }
    if (next.node) {
        jumpTo(next.camera);
        m_lastCameraNode = next.node;
    } else {
        goTo(next.camera);
    }
    m_cameraNode = next.node;
    m_untouched = next.untouched;
    emit cameraChanged();
}

void CameraRig::resume(const CameraState& state, NodeIndex lastNode) {
    const auto known = [this](NodeIndex node) {
        return m_fileCameras.has && m_fileCameras.has(node) ? node : NodeIndex();
    };
    const OrbitCamera around = placed(state.camera);
    OrbitCamera camera = state.untouched ? around : state.camera;
    camera.sceneRadius = around.sceneRadius;
    jumpTo(camera);
    m_untouched = state.untouched;
    m_cameraNode = known(state.node);
    m_lastCameraNode = known(lastNode);
}

/// Frames the outline in the direction of a camera; of the default one if it is not finite.
OrbitCamera CameraRig::placed(OrbitCamera camera) const {
    if (!std::isfinite(camera.yawRadians + camera.pitchRadians + camera.fovYRadians)) {
        camera = defaultCamera();
    }
    return framedBy(camera, m_outline, m_framedPart, m_aspect);
}

void CameraRig::placeAgain() {
    jumpTo(placed(m_camera));
    m_untouched = true;
}

void CameraRig::setOutline(const Outline& outline) {
    m_outline = outline;
    m_placed = true;
}

void CameraRig::setFramedPart(std::optional<Outline> part) {
    m_framedPart = std::move(part);
}

void CameraRig::place(const Outline& outline) {
    setOutline(outline);
    placeAgain();
    emit cameraChanged();
}

void CameraRig::frame(const Outline& outline) {
    setOutline(outline);
    goTo(placed(m_camera));
    m_untouched = true;
    emit cameraChanged();
}

void CameraRig::showDefaultView(const Outline& outline) {
    setOutline(outline);
    goTo(placed(defaultCamera()));
    m_untouched = true;
    emit cameraChanged();
}

void CameraRig::frameBox(const Box& wanted) {
    Box box = wanted;
    const float least = kSurroundings * m_outline.box.radius();
    if (box.radius() < least) {
        const glm::vec3 center = box.center();
        box.add(center - glm::vec3(least));
        box.add(center + glm::vec3(least));
    }
    OrbitCamera camera = this->camera();
    const float sceneRadius = camera.sceneRadius;
    sinew::frame(camera, box, m_aspect);
    camera.sceneRadius = std::max(sceneRadius, camera.sceneRadius);
    moveCamera(camera);
}

}  // namespace sinew
