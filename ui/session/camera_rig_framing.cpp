// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Framing, the default view, and the state of a rig.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/session/camera_rig.h"

namespace sinew {
namespace {

constexpr float kSurroundings = 0.2F;  // minimum framed radius of a selection, relative to the
                                       // whole
constexpr float kMargin = 1.12F * kTightMargin;
constexpr float kRadiansPerDegree = std::numbers::pi_v<float> / 180.0F;
constexpr float kFirstYaw = 30.0F * kRadiansPerDegree;  // like `--camera fit`
constexpr float kFirstPitch = 15.0F * kRadiansPerDegree;

}  // namespace

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
