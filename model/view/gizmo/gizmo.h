// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "model/view/camera.h"

namespace sinew {

enum class GizmoTool : std::uint8_t { None, Move, Rotate };
enum class GizmoAxes : std::uint8_t { Local, World };

/// A handle of the gizmo: one of its axes, or the view direction (rotates about it or moves
/// perpendicular to it).
enum class GizmoPart : std::uint8_t { None, X, Y, Z, View };

/// Arrows or rings at a node, with constant size in the picture.
struct Gizmo {
    GizmoTool tool = GizmoTool::None;
    glm::dvec3 origin{0.0};           // world space
    glm::dmat3 axes{1.0};             // unit columns, world space
    GizmoPart hot = GizmoPart::None;  // part under the pointer, or dragged
    bool driven = false;              // a clip drives the property that the tool changes
};

/// The picture that contains the gizmo.
struct GizmoView {
    CameraView camera;
    glm::dvec2 size{1.0};  // pixels
    double pixelsPerPoint = 1.0;
};

// Sizes in points.
inline constexpr double kGizmoArrow = 82.0;      // origin to tip
inline constexpr double kGizmoArrowHead = 16.0;  // length of the head
inline constexpr double kGizmoRing = 74.0;
inline constexpr double kGizmoViewRing = 88.0;
inline constexpr double kGizmoCenter = 9.0;  // the circle that moves in the view plane
inline constexpr double kGizmoReach = 7.0;   // tolerance around the pointer

/// A stroke of the gizmo, in world space. Faint strokes are visible but cannot be dragged.
struct GizmoStroke {
    GizmoPart part = GizmoPart::None;
    bool faint = false;
    bool arrow = false;  // ends in a head
    std::span<const glm::vec3> points;
};

/// The strokes of a gizmo, for drawing and hit testing. Spans point into the shape, so it cannot be
/// moved or copied. Empty if the origin is behind the eye.
class GizmoShape {
public:
    GizmoShape(const Gizmo& gizmo, const GizmoView& view) noexcept;
    GizmoShape(const GizmoShape&) = delete;
    GizmoShape& operator=(const GizmoShape&) = delete;

    [[nodiscard]] std::span<const GizmoStroke> strokes() const noexcept {
        return std::span(m_strokes).first(m_strokeCount);
    }
    /// All points of all strokes, in order.
    [[nodiscard]] std::span<const glm::vec3> points() const noexcept {
        return std::span(m_points).first(m_pointCount);
    }
    static constexpr std::size_t kMostPoints = 480;

private:
    struct Arc;
    void addArrow(GizmoPart part, const glm::dvec3& origin, const glm::dvec3& arrow,
                  bool faint) noexcept;
    void addArc(GizmoPart part, const Arc& arc, bool faint) noexcept;
    void addRing(GizmoPart part, const Gizmo& gizmo, const glm::dvec3& axis,
                 const glm::dvec3& towardsEye, double radius) noexcept;
    void addStroke(GizmoPart part, std::size_t first, bool faint, bool arrow) noexcept;

    std::array<glm::vec3, kMostPoints> m_points;
    std::array<GizmoStroke, 8> m_strokes;
    std::size_t m_pointCount = 0;
    std::size_t m_strokeCount = 0;
};

/// World units per point of the picture at `position`; 0 behind the eye.
[[nodiscard]] double worldPerPoint(const GizmoView& view, const glm::dvec3& position) noexcept;

/// Unit, from `position` towards the viewer.
[[nodiscard]] glm::dvec3 towardsEye(const CameraView& camera, const glm::dvec3& position) noexcept;

/// The handle at a pixel (see PickQuery::pixel): that of the nearest stroke.
[[nodiscard]] GizmoPart gizmoPartAt(const Gizmo& gizmo, const GizmoView& view,
                                    const glm::dvec2& pixel) noexcept;

}  // namespace sinew
