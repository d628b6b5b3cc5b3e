// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/gizmo/gizmo_drag.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kEdgeOn = 0.22;  // cosine between the ring's axis and the view
constexpr double kStep = std::numbers::pi / 12.0;
constexpr double kParallel = 1e-9;

glm::dvec3 unit(const glm::dvec3& v, const glm::dvec3& otherwise) noexcept {
    const double length = glm::length(v);
    return length > 0.0 && std::isfinite(length) ? v / length : otherwise;
}

glm::dvec3 axisOf(const Gizmo& gizmo, const glm::dvec3& eye) noexcept {
    switch (gizmo.hot) {
        case GizmoPart::X:
            return gizmo.axes[0];
        case GizmoPart::Y:
            return gizmo.axes[1];
        case GizmoPart::Z:
            return gizmo.axes[2];
        case GizmoPart::View:
        case GizmoPart::None:
            return eye;
    }
    return eye;
}

}  // namespace

GizmoDrag::GizmoDrag(const Gizmo& gizmo, const GizmoView& view, const glm::dvec2& pixel) noexcept
    : m_gizmo(gizmo),
      m_view(view),
      m_eye(towardsEye(view.camera, gizmo.origin)),
      m_axis(axisOf(gizmo, m_eye)),
      m_edgeOn(std::abs(glm::dot(m_axis, m_eye)) < kEdgeOn),
      m_radius(kGizmoRing * worldPerPoint(view, gizmo.origin)) {
    const Ray ray = rayAt(pixel);
    m_first = onPlane(ray, m_eye);
    m_firstAlong = along(ray);
    m_firstAngle = angle(ray);
    m_lastAngle = m_firstAngle;
}

GizmoDrag::Ray GizmoDrag::rayAt(const glm::dvec2& pixel) const noexcept {
    const glm::dmat4 worldFromClip = glm::inverse(glm::dmat4(m_view.camera.clipFromView) *
                                                  glm::dmat4(m_view.camera.viewFromWorld));
    const glm::dvec2 ndc = 2.0 * pixel / m_view.size - 1.0;
    const glm::dvec4 near = worldFromClip * glm::dvec4(ndc, 0.0, 1.0);
    const glm::dvec4 far = worldFromClip * glm::dvec4(ndc, 0.5, 1.0);
    const glm::dvec3 from = glm::dvec3(near) / near.w;
    return {from, unit(glm::dvec3(far) / far.w - from, -m_eye)};
}

/// Intersection of the ray with the plane through the origin, relative to the origin.
glm::dvec3 GizmoDrag::onPlane(const Ray& ray, const glm::dvec3& normal) const noexcept {
    const double towards = glm::dot(ray.direction, normal);
    if (std::abs(towards) < kParallel) {
        return glm::dvec3(0.0);
    }
    const double distance = glm::dot(m_gizmo.origin - ray.from, normal) / towards;
    return ray.from + distance * ray.direction - m_gizmo.origin;
}

/// The position on the axis nearest to the ray.
double GizmoDrag::along(const Ray& ray) const noexcept {
    const glm::dvec3 apart = m_gizmo.origin - ray.from;
    const double cosine = glm::dot(m_axis, ray.direction);
    const double across = 1.0 - cosine * cosine;
    return across > kParallel
               ? (cosine * glm::dot(ray.direction, apart) - glm::dot(m_axis, apart)) / across
               : 0.0;
}

double GizmoDrag::angle(const Ray& ray) const noexcept {
    if (m_edgeOn) {
        const glm::dvec3 tangent = unit(glm::cross(m_axis, m_eye), glm::dvec3(0.0));
        return glm::dot(onPlane(ray, m_eye), tangent) / std::max(m_radius, 1e-300);
    }
    const glm::dvec3 across = unit(glm::cross(m_axis, m_eye), glm::cross(m_axis, m_gizmo.axes[0]));
    const glm::dvec3 first =
        glm::length(across) > 0.5 ? across : glm::cross(m_axis, m_gizmo.axes[1]);
    const glm::dvec3 place = onPlane(ray, m_axis);
    return std::atan2(glm::dot(place, glm::cross(m_axis, first)), glm::dot(place, first));
}

GizmoMotion GizmoDrag::moveTo(const glm::dvec2& pixel, bool stepped) noexcept {
    const Ray ray = rayAt(pixel);
    GizmoMotion motion;
    if (m_gizmo.tool == GizmoTool::Move) {
        motion.translation = m_gizmo.hot == GizmoPart::View ? onPlane(ray, m_eye) - m_first
                                                            : (along(ray) - m_firstAlong) * m_axis;
        return motion;
    }
    const double now = angle(ray);
    const double step = now - m_lastAngle;
    m_turned += m_edgeOn ? step : std::remainder(step, 2.0 * std::numbers::pi);
    m_lastAngle = now;
    motion.radians = stepped ? kStep * std::round(m_turned / kStep) : m_turned;
    motion.rotation = glm::angleAxis(motion.radians, m_axis);
    return motion;
}

glm::dmat3 squareAxes(const glm::dmat3& matrix) noexcept {
    const glm::dvec3 x = unit(matrix[0], glm::dvec3(0.0));
    const glm::dvec3 y = unit(matrix[1] - x * glm::dot(x, matrix[1]), glm::dvec3(0.0));
    const double side = glm::dot(glm::cross(x, y), matrix[2]);
    const bool square = glm::length(x) > 0.5 && glm::length(y) > 0.5 && side != 0.0;
    return square ? glm::dmat3(x, y, glm::cross(x, y) * (side < 0.0 ? -1.0 : 1.0))
                  : glm::dmat3(1.0);
}

HandTransform draggedTo(const DraggedNode& node, GizmoTool tool,
                        const GizmoMotion& motion) noexcept {
    HandTransform hand = node.hand;
    const glm::dmat3 parent(node.worldFromParent);
    switch (tool) {
        case GizmoTool::None:
            break;
        case GizmoTool::Move:
            if (glm::determinant(parent) != 0.0) {
                hand.translation =
                    node.local.translation + glm::vec3(glm::inverse(parent) * motion.translation);
            }
            break;
        case GizmoTool::Rotate: {
            const glm::dmat3 axes = squareAxes(parent);
            const glm::dmat3 turn = glm::transpose(axes) * glm::mat3_cast(motion.rotation) * axes;
            hand.rotation =
                glm::quat(glm::normalize(glm::quat_cast(turn) * glm::dquat(node.local.rotation)));
            break;
        }
    }
    return hand;
}

}  // namespace sinew
