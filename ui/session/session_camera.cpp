// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>
#include <numbers>

#include "model/evaluate/properties.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr float kSurroundings = 0.2F;  // of the whole: the least that a selection frames
constexpr float kMargin = 1.12F;       // room around what is framed
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
    return m_camera.view(aspect);
}

void Session::setCamera(const OrbitCamera& camera) {
    if (camera == m_camera && !m_cameraNode) {
        return;
    }
    m_camera = camera;
    m_cameraNode = {};
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
    m_cameraNode = node;
    emit cameraChanged();
}

void Session::setDirection(float yawRadians, float pitchRadians) {
    OrbitCamera camera = m_camera;
    camera.yawRadians = yawRadians;
    camera.pitchRadians = 0.0F;
    camera.orbit(0.0F, pitchRadians);  // keeps off the pole
    setCamera(camera);
}

void Session::setStandardView(StandardView view) {
    const glm::vec2 angles = yawPitch(view);
    setDirection(angles.x, angles.y);
}

void Session::setOrthographic(bool orthographic) {
    OrbitCamera camera = m_camera;
    camera.orthographic = orthographic;
    setCamera(camera);
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

void Session::place() {
    frameTight(m_camera, m_outline, m_aspect);
    m_camera.distance *= kMargin;
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
    m_outline = m_view.mode == ViewMode::BindPose
                    ? storedOutline(*m_asset, m_view.scene)
                    : animatedOutline(m_asset, m_view.scene, m_animation, m_view.weights);
}

void Session::frameAll() {
    if (!m_asset) {
        return;
    }
    measureOutline();
    m_cameraNode = {};
    place();
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
    setCamera(camera);
}

}  // namespace sinew
