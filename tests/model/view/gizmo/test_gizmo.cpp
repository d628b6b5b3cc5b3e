// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <numbers>

#include "model/asset/transform.h"
#include "model/view/camera.h"
#include "model/view/gizmo/gizmo_drag.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr double kPi = std::numbers::pi;

/// From +Z at the origin; 400 × 300 pixels.
GizmoView viewFrom(float distance, bool orthographic = false, double pixelsPerPoint = 1.0) {
    GizmoView view;
    view.camera.viewFromWorld[3] = {0.0F, 0.0F, -distance, 1.0F};
    view.camera.clipFromView = orthographic ? orthographicClip(4.0F, 3.0F, 0.1F, 100.0F)
                                            : perspectiveClip(0.8F, 4.0F / 3.0F, 0.1F, 100.0F);
    view.camera.eyeWorld = {0.0F, 0.0F, distance};
    view.camera.orthographic = orthographic;
    view.size = {400.0, 300.0};
    view.pixelsPerPoint = pixelsPerPoint;
    return view;
}

glm::dvec2 pixelOf(const GizmoView& view, const glm::dvec3& point) {
    const glm::dvec4 clip = glm::dmat4(view.camera.clipFromView) *
                            glm::dmat4(view.camera.viewFromWorld) * glm::dvec4(point, 1.0);
    return (glm::dvec2(clip) / clip.w * 0.5 + 0.5) * view.size;
}

Gizmo gizmoOf(GizmoTool tool) {
    Gizmo gizmo;
    gizmo.tool = tool;
    return gizmo;
}

Gizmo held(GizmoTool tool, GizmoPart part) {
    Gizmo gizmo = gizmoOf(tool);
    gizmo.hot = part;
    return gizmo;
}

}  // namespace

class TestGizmo : public QObject {
    Q_OBJECT

private slots:
    void itsSizeInThePictureIsConstant() {
        for (const float distance : {3.0F, 30.0F}) {
            for (const bool orthographic : {false, true}) {
                for (const double scale : {1.0, 2.0}) {
                    const GizmoView view = viewFrom(distance, orthographic, scale);
                    const glm::dvec2 middle(200.0, 150.0);
                    const auto at = [&](double points) {
                        return gizmoPartAt(gizmoOf(GizmoTool::Move), view,
                                           middle + glm::dvec2(points * scale, 0.5));
                    };
                    QCOMPARE(at(0.9 * kGizmoArrow), GizmoPart::X);
                    QCOMPARE(at(kGizmoArrow + kGizmoReach - 1.0), GizmoPart::X);
                    QCOMPARE(at(kGizmoArrow + kGizmoReach + 2.0), GizmoPart::None);
                }
            }
        }
    }

    void arrowsAndCircleAreDistinguished() {
        const GizmoView view = viewFrom(5.0F);
        const Gizmo gizmo = gizmoOf(GizmoTool::Move);
        const glm::dvec2 middle(200.0, 150.0);
        QCOMPARE(gizmoPartAt(gizmo, view, middle + glm::dvec2(60.0, 2.0)), GizmoPart::X);
        QCOMPARE(gizmoPartAt(gizmo, view, middle - glm::dvec2(1.0, 60.0)), GizmoPart::Y);
        QCOMPARE(gizmoPartAt(gizmo, view, middle + glm::dvec2(6.0, 6.0)), GizmoPart::View);
        QCOMPARE(gizmoPartAt(gizmo, view, middle + glm::dvec2(50.0, 50.0)), GizmoPart::None);
        // Z points at the viewer: it is seen, and not held.
        const GizmoShape shape(gizmo, view);
        QVERIFY(shape.strokes()[2].faint);
        QCOMPARE(gizmoPartAt(gizmoOf(GizmoTool::None), view, middle), GizmoPart::None);
    }

    void ringsAreHeldOnTheSideThatIsSeen() {
        Gizmo gizmo = gizmoOf(GizmoTool::Rotate);
        gizmo.axes =
            glm::dmat3(glm::mat3_cast(glm::angleAxis(0.7, glm::normalize(glm::dvec3(1, 2, 0.3)))));
        const GizmoView view = viewFrom(5.0F);
        const double radius = kGizmoRing * worldPerPoint(view, gizmo.origin);
        const glm::dvec3 eye(0.0, 0.0, 1.0);
        for (int axis = 0; axis < 3; ++axis) {
            const glm::dvec3 n = gizmo.axes[axis];
            const glm::dvec3 front = glm::normalize(eye - n * glm::dot(n, eye));
            const glm::dvec3 aside = glm::cross(n, front);
            const glm::dvec3 seen = radius * (std::cos(0.4) * front + std::sin(0.4) * aside);
            QCOMPARE(gizmoPartAt(gizmo, view, pixelOf(view, seen)),
                     static_cast<GizmoPart>(axis + 1));
        }
        const glm::dvec2 middle(200.0, 150.0);
        QCOMPARE(gizmoPartAt(gizmo, view, middle + glm::dvec2(0.0, kGizmoViewRing)),
                 GizmoPart::View);
    }

    void behindTheEyeThereIsNone() {
        Gizmo gizmo = gizmoOf(GizmoTool::Rotate);
        gizmo.origin = {0.0, 0.0, 10.0};
        QVERIFY(GizmoShape(gizmo, viewFrom(5.0F)).strokes().empty());
    }

    void anArrowStaysUnderThePointer() {
        const GizmoView view = viewFrom(6.0F);
        for (const glm::dvec3 axis : {glm::dvec3(1, 0, 0), glm::normalize(glm::dvec3(1, 0.4, 2))}) {
            Gizmo gizmo = held(GizmoTool::Move, GizmoPart::X);
            gizmo.origin = {0.3, -0.2, 0.1};
            gizmo.axes[0] = axis;
            GizmoDrag drag(gizmo, view, pixelOf(view, gizmo.origin + 0.4 * axis));
            const GizmoMotion motion = drag.moveTo(pixelOf(view, gizmo.origin + 1.1 * axis), false);
            QVERIFY(glm::distance(motion.translation, 0.7 * axis) < 1e-6);
        }
        Gizmo free = held(GizmoTool::Move, GizmoPart::View);
        GizmoDrag drag(free, view, {200.0, 150.0});
        const glm::dvec3 moved = drag.moveTo(pixelOf(view, {0.5, 0.25, 0.0}), false).translation;
        QVERIFY(glm::distance(moved, glm::dvec3(0.5, 0.25, 0.0)) < 1e-6);
    }

    void aRingTurnsByTheAngleOfThePointer() {
        const GizmoView view = viewFrom(5.0F);
        const glm::dvec2 middle(200.0, 150.0);
        const auto around = [&](double radians) {
            return middle + 90.0 * glm::dvec2(std::cos(radians), -std::sin(radians));
        };
        for (const GizmoPart part : {GizmoPart::View, GizmoPart::Z}) {
            GizmoDrag drag(held(GizmoTool::Rotate, part), view, around(0.3));
            GizmoMotion motion;
            for (int step = 1; step <= 50; ++step) {  // one turn and a quarter
                motion = drag.moveTo(around(0.3 + step * kPi / 20.0), false);
            }
            QVERIFY(std::abs(motion.radians - 2.5 * kPi) < 1e-6);
            QVERIFY(glm::distance(motion.rotation * glm::dvec3(1, 0, 0), glm::dvec3(0, 1, 0)) <
                    1e-6);
            motion = drag.moveTo(around(0.3 + 2.5 * kPi + 0.2), true);
            QVERIFY(std::abs(motion.radians - (2.5 * kPi + kPi / 12.0)) < 1e-6);
        }
    }

    void aRingSeenFromItsEdgeTurnsWithThePointer() {
        const GizmoView view = viewFrom(5.0F);
        GizmoDrag drag(held(GizmoTool::Rotate, GizmoPart::Y), view, {200.0, 150.0});
        const GizmoMotion motion = drag.moveTo({200.0 + kGizmoRing, 150.0}, false);
        QVERIFY(std::abs(motion.radians - 1.0) < 1e-6);
        // The side that is seen goes where the pointer goes.
        QVERIFY((motion.rotation * glm::dvec3(0, 0, 1)).x > 0.5);
    }

    void theNodeTurnsAndMovesInTheWorldAsTheGizmoDid() {
        for (const float mirror : {1.0F, -1.0F}) {
            DraggedNode node;
            node.local = {.translation = {1, 2, 3},
                          .rotation = glm::angleAxis(0.6F, glm::normalize(glm::vec3(1, 1, 0))),
                          .scale = {1, 2, 1}};
            node.worldFromParent = glm::dmat4(
                toMatrix({.translation = {4, 0, -1},
                          .rotation = glm::angleAxis(-1.1F, glm::normalize(glm::vec3(0, 1, 2))),
                          .scale = glm::vec3(mirror * 2.0F, 2.0F, 2.0F)}));
            const glm::dmat4 before = node.worldFromParent * glm::dmat4(toMatrix(node.local));
            GizmoMotion motion;
            motion.rotation = glm::angleAxis(0.8, glm::normalize(glm::dvec3(0.2, 1.0, -0.5)));
            motion.translation = {0.5, -0.25, 1.0};
            Transform after = node.local;
            after.rotation = *draggedTo(node, GizmoTool::Rotate, motion).rotation;
            const glm::dmat4 turned = node.worldFromParent * glm::dmat4(toMatrix(after));
            for (int column = 0; column < 3; ++column) {
                QVERIFY(glm::distance(glm::dvec3(turned[column]),
                                      motion.rotation * glm::dvec3(before[column])) < 1e-5);
            }
            after = node.local;
            after.translation = *draggedTo(node, GizmoTool::Move, motion).translation;
            const glm::dmat4 moved = node.worldFromParent * glm::dmat4(toMatrix(after));
            QVERIFY(glm::distance(glm::dvec3(moved[3] - before[3]), motion.translation) < 1e-5);
        }
    }

    void whatWasSetByHandBeforeStays() {
        DraggedNode node;
        node.hand.translation = glm::vec3(7.0F);
        const HandTransform turned = draggedTo(node, GizmoTool::Rotate, {});
        QVERIFY(turned.translation == glm::vec3(7.0F));
        QVERIFY(turned.rotation.has_value());
        QVERIFY(!turned.scale.has_value());
        node.worldFromParent = glm::dmat4(0.0);
        QVERIFY(draggedTo(node, GizmoTool::Move, {}).translation == glm::vec3(7.0F));
    }
};

SINEW_TEST(TestGizmo)
#include "test_gizmo.moc"
