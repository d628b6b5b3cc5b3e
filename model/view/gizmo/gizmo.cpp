// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/gizmo/gizmo.h"

#include <cmath>
#include <glm/gtc/matrix_access.hpp>
#include <numbers>

#include "model/view/pick/pick_line.h"

namespace sinew {
namespace {

constexpr std::size_t kHalfRingPoints = 33;
constexpr double kArrowGap = 0.2;       // relative to the arrow, around the origin
constexpr double kAlongTheView = 0.98;  // cosine above which an arrow points at the viewer and is
                                        // unusable
constexpr double kFullRing = 0.95;      // cosine above which a ring faces the viewer and is shown
                                        // completely
constexpr std::array kAxisParts{GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
constexpr double kPi = std::numbers::pi;

glm::dmat4 clipFromWorld(const CameraView& camera) noexcept {
    return glm::dmat4(camera.clipFromView) * glm::dmat4(camera.viewFromWorld);
}

}  // namespace

/// Starts at `from` radians, measured from `first` towards `second` (both of radius length).
struct GizmoShape::Arc {
    glm::dvec3 center, first, second;
    double from = 0.0;
    double to = 2.0 * kPi;
    std::size_t points = 2 * kHalfRingPoints;
};

double worldPerPoint(const GizmoView& view, const glm::dvec3& position) noexcept {
    const double w = (clipFromWorld(view.camera) * glm::dvec4(position, 1.0)).w;
    const double scale = std::abs(double{view.camera.clipFromView[1][1]}) * view.size.y;
    return w > 0.0 && scale > 0.0 ? 2.0 * w * view.pixelsPerPoint / scale : 0.0;
}

glm::dvec3 towardsEye(const CameraView& camera, const glm::dvec3& position) noexcept {
    const glm::dvec3 back(glm::row(camera.viewFromWorld, 2));
    const glm::dvec3 offset = camera.orthographic ? back : glm::dvec3(camera.eyeWorld) - position;
    const double length = glm::length(offset);
    return length > 0.0 ? offset / length : back;
}

GizmoShape::GizmoShape(const Gizmo& gizmo, const GizmoView& view) noexcept {
    const double unit = worldPerPoint(view, gizmo.origin);
    if (!(unit > 0.0) || !std::isfinite(unit) || gizmo.tool == GizmoTool::None) {
        return;
    }
    const glm::dvec3 eye = towardsEye(view.camera, gizmo.origin);
    const bool moves = gizmo.tool == GizmoTool::Move;
    for (int i = 0; i < 3; ++i) {
        const GizmoPart part = kAxisParts[static_cast<std::size_t>(i)];
        const glm::dvec3 axis = gizmo.axes[i];
        if (moves) {
            const bool faint = std::abs(glm::dot(axis, eye)) > kAlongTheView;
            addArrow(part, gizmo.origin, axis * (unit * kGizmoArrow), faint);
        } else {
            addRing(part, gizmo, axis, eye, unit * kGizmoRing);
        }
    }
    addRing(GizmoPart::View, gizmo, eye, eye, unit * (moves ? kGizmoCenter : kGizmoViewRing));
}

void GizmoShape::addArrow(GizmoPart part, const glm::dvec3& origin, const glm::dvec3& arrow,
                          bool faint) noexcept {
    const std::size_t first = m_pointCount;
    m_points[m_pointCount++] = glm::vec3(origin + kArrowGap * arrow);
    m_points[m_pointCount++] = glm::vec3(origin + arrow);
    addStroke(part, first, faint, true);
}

/// Adds the half that faces the viewer, and the other half faintly.
void GizmoShape::addRing(GizmoPart part, const Gizmo& gizmo, const glm::dvec3& axis,
                         const glm::dvec3& towardsEye, double radius) noexcept {
    const glm::dvec3 flat = towardsEye - axis * glm::dot(axis, towardsEye);
    const double length = glm::length(flat);
    const bool full = std::abs(glm::dot(axis, towardsEye)) > kFullRing;
    const glm::dvec3 other = std::abs(axis.x) < 0.9 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 1, 0);
    const glm::dvec3 nearest =
        length > 1e-6 ? flat / length : glm::normalize(glm::cross(axis, other));
    Arc arc{gizmo.origin, radius * nearest, radius * glm::cross(axis, nearest)};
    if (full) {
        addArc(part, arc, false);
        return;
    }
    arc.points = kHalfRingPoints;
    arc.from = 0.5 * kPi;
    arc.to = 1.5 * kPi;
    addArc(part, arc, true);
    arc.from = -0.5 * kPi;
    arc.to = 0.5 * kPi;
    addArc(part, arc, false);
}

void GizmoShape::addArc(GizmoPart part, const Arc& arc, bool faint) noexcept {
    const std::size_t first = m_pointCount;
    for (std::size_t i = 0; i < arc.points; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(arc.points - 1);
        const double angle = arc.from + share * (arc.to - arc.from);
        m_points[m_pointCount++] =
            glm::vec3(arc.center + std::cos(angle) * arc.first + std::sin(angle) * arc.second);
    }
    addStroke(part, first, faint, false);
}

void GizmoShape::addStroke(GizmoPart part, std::size_t first, bool faint, bool arrow) noexcept {
    m_strokes[m_strokeCount++] = {
        part, faint, arrow,
        std::span<const glm::vec3>(m_points).subspan(first, m_pointCount - first)};
}

GizmoPart gizmoPartAt(const Gizmo& gizmo, const GizmoView& view, const glm::dvec2& pixel) noexcept {
    const GizmoShape shape(gizmo, view);
    const PickLine line = pickLine(clipFromWorld(view.camera), pixel, view.size);
    GizmoPart found = GizmoPart::None;
    double least = kGizmoReach * view.pixelsPerPoint;
    for (const GizmoStroke& stroke : shape.strokes()) {
        for (std::size_t i = 1; !stroke.faint && i < stroke.points.size(); ++i) {
            ElementHit hit;
            (void)passesSegment(seenBy(line, stroke.points[i - 1]), seenBy(line, stroke.points[i]),
                                hit);
            if (hit.shares != glm::dvec3(0.0) && hit.apart < least) {
                least = hit.apart;
                found = stroke.part;
            }
        }
    }
    return found;
}

}  // namespace sinew
