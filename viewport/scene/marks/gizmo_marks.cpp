// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/gizmo_marks.h"

#include "viewport/scene/marks/ribbons.h"

namespace sinew {
namespace {

constexpr glm::vec3 kHot{1.0F, 0.88F, 0.36F};
constexpr glm::vec3 kView{0.86F, 0.88F, 0.92F};
const glm::vec3 kDriven =
    layout::kMotionColor;  // the playhead's colour: a clip drives the property
constexpr float kFaint = 0.22F;
constexpr float kLinePoints = 2.4F;
constexpr float kHotPoints = 3.4F;
constexpr float kOutlinePoints = 1.2F;
constexpr int kHeadSteps = 14;
constexpr float kHeadPoints = 10.0F;  // size across the base

glm::vec3 plainColor(GizmoPart part) noexcept {
    switch (part) {
        case GizmoPart::X:
            return axisColors()[0];
        case GizmoPart::Y:
            return axisColors()[1];
        case GizmoPart::Z:
            return axisColors()[2];
        case GizmoPart::View:
        case GizmoPart::None:
            return kView;
    }
    return kView;
}

class GizmoMarks {
public:
    GizmoMarks(std::vector<layout::Segment>& marks, const Gizmo& gizmo, float pixelsPerPoint)
        : m_marks(marks), m_gizmo(gizmo), m_pixelsPerPoint(pixelsPerPoint) {}

    /// Outlines are drawn below all lines, so that strokes have no seams.
    void add(const GizmoShape& shape) {
        for (const bool outline : {true, false}) {
            for (const bool hot : {false, true}) {
                for (const GizmoStroke& stroke : shape.strokes()) {
                    if ((stroke.part == m_gizmo.hot) == hot) {
                        addStroke(stroke, outline);
                    }
                }
            }
        }
    }

private:
    [[nodiscard]] glm::vec4 color(const GizmoStroke& stroke) const noexcept {
        glm::vec3 color = plainColor(stroke.part);
        if (stroke.part == m_gizmo.hot) {
            color = kHot;
        } else if (m_gizmo.driven && stroke.part == GizmoPart::View) {
            color = kDriven;
        }
        return {color, stroke.faint ? kFaint : 1.0F};
    }

    void addStroke(const GizmoStroke& stroke, bool outline) {
        if (outline && stroke.faint) {
            return;
        }
        const float line = stroke.part == m_gizmo.hot ? kHotPoints : kLinePoints;
        const glm::vec4 ink = outline ? glm::vec4(0.05F, 0.05F, 0.06F, 0.8F) : color(stroke);
        const float wider = outline ? 2.0F * kOutlinePoints : 0.0F;
        for (std::size_t i = 1; i < stroke.points.size(); ++i) {
            addLine(stroke.points[i - 1], stroke.points[i], line + wider, ink);
        }
        if (stroke.arrow && !stroke.faint) {
            addHead(stroke.points.front(), stroke.points.back(), wider, ink);
        }
    }

    /// A cone seen from the side, as lines of decreasing width.
    void addHead(const glm::vec3& from, const glm::vec3& tip, float wider, const glm::vec4& ink) {
        const auto arrow = static_cast<float>(kGizmoArrow);
        const glm::vec3 unit = (tip - from) / (0.8F * arrow);  // one point along the arrow
        const auto length = static_cast<float>(kGizmoArrowHead);
        for (int i = 0; i < kHeadSteps; ++i) {
            const float start = static_cast<float>(i) / kHeadSteps;
            const float end = static_cast<float>(i + 1) / kHeadSteps;
            const float middle = 0.5F * (start + end);
            addLine(tip + unit * (length * (start - 0.5F)), tip + unit * (length * (end - 0.5F)),
                    kHeadPoints * (1.0F - middle) + wider, ink);
        }
    }

    void addLine(const glm::vec3& from, const glm::vec3& to, float points, const glm::vec4& ink) {
        m_marks.push_back({.from = glm::vec4(from, 0.5F * points * m_pixelsPerPoint),
                           .to = glm::vec4(to, 0.0F),
                           .color = ink,
                           .style = glm::vec4(0.0F)});
    }

    std::vector<layout::Segment>& m_marks;
    const Gizmo& m_gizmo;
    float m_pixelsPerPoint;
};

}  // namespace

void addGizmo(std::vector<layout::Segment>& marks, const FrameInput& input, VkExtent2D extent) {
    if (!input.gizmo) {
        return;
    }
    const GizmoView view{input.camera, {extent.width, extent.height}, input.pixelsPerPoint};
    const GizmoShape shape(*input.gizmo, view);
    GizmoMarks(marks, *input.gizmo, input.pixelsPerPoint).add(shape);
}

}  // namespace sinew
