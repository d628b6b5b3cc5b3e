// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "model/evaluate/deform.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/pointer_words.h"
#include "ui/session/pointer.h"
#include "ui/session/session.h"
#include "ui/window/pose_actions.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr QSizeF kSize{400.0, 300.0};

/// A session at rest that looks at the whole, and the mouse over it.
struct Fixture {
    Session session;
    Pointer pointer{session};

    Fixture() {
        session.show({.asset = character(), .outline = {}});
        session.setSmoothMoves(false);
        session.setAnimation({});
        session.setAspect(float(kSize.width() / kSize.height()));
        session.setStandardView(StandardView::Front);
        session.frameAll();
        pointer.setViewport(kSize, 1.0);
    }

    [[nodiscard]] QPointF seen(const glm::vec3& point) {
        const CameraView camera = session.cameraView(float(kSize.width() / kSize.height()));
        const glm::vec4 clip = camera.clipFromView * camera.viewFromWorld * glm::vec4(point, 1.0F);
        return {(0.5 + 0.5 * double(clip.x / clip.w)) * kSize.width(),
                (0.5 + 0.5 * double(clip.y / clip.w)) * kSize.height()};
    }
    /// In the middle of the skinned square's first triangle.
    [[nodiscard]] QPointF onBody() {
        const Primitive& primitive = session.asset()->meshes[0].primitives[0];
        DeformedVertices vertices;
        deformPrimitive(primitive, {.palette = session.pose()->palette(SkinIndex(0))}, vertices);
        const std::vector<std::uint32_t> elements = elementList(primitive);
        glm::vec3 sum(0.0F);
        for (std::size_t i = 0; i < 3; ++i) {
            sum += vertices.positions[elements[i]];
        }
        return seen(sum / 3.0F);
    }

    void settle() {
        QSignalSpy answered(&pointer, &Pointer::answered);
        QVERIFY(answered.wait(5000));
    }
};

}  // namespace

class TestPointer : public QObject {
    Q_OBJECT

private slots:
    void hoveringNamesWhatLiesThere() {
        Fixture f;
        QSignalSpy hovered(&f.session, &Session::hoveredChanged);
        f.pointer.hover(f.onBody());
        f.settle();
        QCOMPARE(f.session.view().hovered, kBody);
        QCOMPARE(hovered.count(), 1);
        const QString words = pointedWords(*f.session.asset(), f.session.pointedAt());
        QVERIFY2(words.startsWith(QStringLiteral("Body · primitive 0 · triangle 0 · vertex ")),
                 qPrintable(words));
        f.pointer.leave();
        QVERIFY(!f.session.view().hovered);
        QVERIFY(pointedWords(*f.session.asset(), f.session.pointedAt()).isEmpty());
    }

    void aClickSelectsTheNodeAndASecondOneTheStrongestJoint() {
        Fixture f;
        const QPointF at = f.onBody();
        f.pointer.click(at, Qt::NoModifier);
        f.settle();
        QCOMPARE(f.session.node(), kBody);
        f.pointer.click(at, Qt::NoModifier);
        f.settle();
        const NodeIndex joint = f.session.node();
        QVERIFY(joint == kHip || joint == kKnee || joint == kFoot);
        f.session.setNode({});
        f.pointer.click(at, Qt::AltModifier);
        f.settle();
        QCOMPARE(f.session.node(), joint);
        f.pointer.click({1.0, 1.0}, Qt::NoModifier);
        f.settle();
        QVERIFY(!f.session.node());
    }

    void aDoubleClickFramesWhatWasSelected() {
        Fixture f;
        const QPointF at = f.onBody();
        OrbitCamera far = f.session.camera();
        far.distance *= 1.5F;
        f.session.setCamera(far);
        f.pointer.click(f.onBody(), Qt::NoModifier);
        f.pointer.doubleClick(f.onBody());
        f.settle();
        if (f.session.camera().distance == far.distance) {
            f.settle();
        }
        QVERIFY(f.session.camera().distance < far.distance);
        QVERIFY(!at.isNull());
    }

    void clicksAreAnsweredAllAndHoversByTheLatest() {
        Fixture f;
        QSignalSpy answered(&f.pointer, &Pointer::answered);
        for (int i = 0; i < 50; ++i) {
            f.pointer.hover({double(i), 1.0});
        }
        f.pointer.click(f.onBody(), Qt::NoModifier);
        f.pointer.hover({2.0, 2.0});
        QTRY_COMPARE(f.session.node(), kBody);
        QTest::qWait(50);
        QVERIFY(answered.count() <= 4);
    }

    void jointsAreClickedThroughTheSurfaceWhereTheSkeletonShows() {
        Fixture f;
        const QPointF hip = f.seen(glm::vec3(f.session.pose()->world(kHip)[3]));
        ViewOptions view = f.session.view();
        view.skeleton.style = SkeletonStyle::Lines;
        f.session.setView(view);
        f.pointer.hover(hip);
        f.settle();
        const NodeIndex hovered = f.session.view().hovered;
        QVERIFY(hovered == kHip || hovered == kKnee || hovered == kFoot);
        QVERIFY(pointedWords(*f.session.asset(), f.session.pointedAt())
                    .startsWith(QStringLiteral("joint ")));
        f.pointer.click(hip, Qt::NoModifier);
        f.settle();
        QCOMPARE(f.session.node(), hovered);
    }

    void theGizmoPosesTheSelectedNode() {
        Fixture f;
        f.session.setNode(kHip);
        QVERIFY(!f.pointer.beginDrag({200.0, 150.0}));
        f.session.setGizmoTool(GizmoTool::Move);
        const glm::vec3 before(f.session.pose()->world(kHip)[3]);
        const QPointF origin = f.seen(before);
        f.pointer.hover(origin + QPointF(60.0, 0.0));
        QCOMPARE(f.session.posing().hot, GizmoPart::X);
        QSignalSpy posed(&f.session, &Session::handPoseChanged);
        QVERIFY(f.pointer.beginDrag(origin + QPointF(60.0, 0.0)));
        f.pointer.drag(origin + QPointF(90.0, 25.0), Qt::NoModifier);
        f.pointer.endDrag(false);
        QCOMPARE(posed.count(), 1);
        const glm::vec3 after(f.session.pose()->world(kHip)[3]);
        QVERIFY(after.x > before.x);
        QVERIFY(std::abs(after.y - before.y) < 1e-5F);
        QVERIFY(std::abs((f.seen(after) - origin).x() - 30.0) < 1.5);
        f.session.resetByHand(kHip);
        QVERIFY(glm::distance(glm::vec3(f.session.pose()->world(kHip)[3]), before) < 1e-6F);
        QVERIFY(f.session.posing().pose.empty());
    }

    void aCancelledDragLeavesThePoseAsItWas() {
        Fixture f;
        f.session.setNode(kHip);
        f.session.setGizmoTool(GizmoTool::Rotate);
        const QPointF origin = f.seen(glm::vec3(f.session.pose()->world(kHip)[3]));
        QVERIFY(f.pointer.beginDrag(origin + QPointF(kGizmoViewRing, 0.0)));
        f.pointer.drag(origin + QPointF(0.0, kGizmoViewRing), Qt::NoModifier);
        QVERIFY(!f.session.posing().pose.empty());
        f.pointer.endDrag(true);
        QVERIFY(f.session.posing().pose.empty());
    }

    void aClipThatDrivesTheNodeIsNamed() {
        Fixture f;
        f.session.setNode(kHip);
        f.session.setAnimation(AnimationIndex(0));
        f.session.setGizmoTool(GizmoTool::Rotate);
        QVERIFY(!f.session.gizmo()->driven);
        QVERIFY(posingWords(f.session).isEmpty());
        f.session.setGizmoTool(GizmoTool::Move);
        QVERIFY(f.session.gizmo()->driven);
        QCOMPARE(posingWords(f.session), QStringLiteral("Hip: translation driven by Walk"));
        HandTransform hand;
        hand.node = kHip;
        hand.translation = glm::vec3(0.0F, 9.0F, 0.0F);
        f.session.setByHand(hand);
        QCOMPARE(posingWords(f.session),
                 QStringLiteral("Hip: translation by hand instead of Walk"));
        f.session.seek(1.5F);
        QCOMPARE(f.session.pose()->pose().translation(kHip).y, 9.0F);
        f.session.setNode(kKnee);
        QCOMPARE(posingWords(f.session), QStringLiteral("1 node posed by hand"));
        f.session.show({.asset = character(), .outline = {}});
        QVERIFY(f.session.posing().pose.empty());
    }

    void theMenuChoosesToolsAndResets() {
        Fixture f;
        QMenu menu;
        PoseActions actions(f.session, menu);
        const auto trigger = [&](const QKeySequence& key) {
            for (QAction* action : menu.actions()) {
                if (action->shortcut() == key && action->isEnabled()) {
                    action->trigger();
                    return true;
                }
            }
            return false;
        };
        QVERIFY(trigger(Qt::Key_E));
        QCOMPARE(f.session.posing().tool, GizmoTool::Rotate);
        QVERIFY(trigger(Qt::Key_Y));
        QCOMPARE(f.session.posing().axes, GizmoAxes::World);
        QVERIFY(!trigger(Qt::Key_Backspace));
        HandTransform hand;
        hand.node = kKnee;
        hand.translation = glm::vec3(1.0F);
        f.session.setByHand(hand);
        f.session.setNode(kHip);
        QVERIFY(!trigger(Qt::Key_Backspace));
        QVERIFY(trigger(Qt::SHIFT | Qt::Key_Backspace));
        QVERIFY(f.session.posing().pose.empty());
    }
};

SINEW_TEST_IN(QApplication, TestPointer)
#include "test_pointer.moc"
