// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "model/evaluate/deform.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/status_words.h"
#include "ui/session/pointer.h"
#include "ui/session/session.h"
#include "ui/window/actions/selection_actions.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr QSizeF kSize{400.0, 300.0};

/// A paused session that frames the whole asset, and the mouse over it.
struct Fixture {
    Session session;
    Pointer pointer{session};

    Fixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.rig().setSmoothMoves(false);
        session.player().setAnimation({});
        session.rig().setAspect(float(kSize.width() / kSize.height()));
        session.rig().setStandardView(StandardView::Front);
        session.frameAll();
        pointer.setViewport(kSize, 1.0);
    }

    [[nodiscard]] QPointF seen(const glm::vec3& point) {
        const CameraView camera = session.rig().cameraView(float(kSize.width() / kSize.height()));
        const glm::vec4 clip = camera.clipFromView * camera.viewFromWorld * glm::vec4(point, 1.0F);
        return {(0.5 + 0.5 * double(clip.x / clip.w)) * kSize.width(),
                (0.5 + 0.5 * double(clip.y / clip.w)) * kSize.height()};
    }
    /// In the middle of the skinned square's first triangle.
    [[nodiscard]] QPointF onBody() {
        const Primitive& primitive = session.document().asset()->meshes[0].primitives[0];
        DeformedVertices vertices;
        deformPrimitive(primitive, {.palette = session.pose()->palette(SkinIndex(0))}, vertices);
        const std::vector<std::uint32_t> elements = elementList(primitive);
        glm::vec3 sum(0.0F);
        for (std::size_t i = 0; i < 3; ++i) {
            sum += vertices.positions[elements[i]];
        }
        return seen(sum / 3.0F);
    }

    [[nodiscard]] QString posing() {
        return posingWords(session.document(), session.player(), session.selection());
    }

    void settle(Caller caller = Caller::here()) {
        QSignalSpy answered(&pointer, &Pointer::answered);
        SINEW_VERIFY(caller, answered.wait(5000));
    }
};

}  // namespace

class TestPointer : public QObject {
    Q_OBJECT

private slots:
    void hoveringNamesWhatLiesThere() {
        Fixture f;
        QSignalSpy hovered(&f.session.selection(), &Selection::hoveredChanged);
        f.pointer.hover(f.onBody());
        f.settle();
        QCOMPARE(f.session.view().hovered, kBody);
        QCOMPARE(hovered.count(), 1);
        const QString words =
            pointedWords(*f.session.document().asset(), f.session.selection().pointedAt());
        QVERIFY2(words.startsWith(QStringLiteral("Body · primitive 0 · triangle 0 · vertex ")),
                 qPrintable(words));
        f.pointer.leave();
        QVERIFY(!f.session.view().hovered);
        QVERIFY(pointedWords(*f.session.document().asset(), f.session.selection().pointedAt())
                    .isEmpty());
    }

    void aClickOnASurfaceNamesItsNearestVertex() {
        Fixture f;
        QSignalSpy clicked(&f.session.selection(), &Selection::vertexClicked);
        f.pointer.hover(f.onBody());
        f.settle();
        QCOMPARE(clicked.count(), 0);
        f.pointer.click(f.onBody(), {});
        f.settle();
        QCOMPARE(clicked.count(), 1);
        const auto vertex = clicked.front().front().value<MarkedVertex>();
        const SurfaceHit& hit = *f.session.selection().pointedAt().surface;
        QCOMPARE(vertex, (MarkedVertex{kBody, hit.primitive, hit.vertex}));
        f.pointer.click({1.0, 1.0}, {});
        f.settle();
        QCOMPARE(clicked.count(), 1);
    }

    void theWeightsAtThePointerAreNamed() {
        const std::shared_ptr<const Asset> asset = character();
        PointedAt pointed{
            .surface = SurfaceHit{.node = kBody,
                                  .vertex = 7,
                                  .strongest = {JointIndex(1U), 0.75F},
                                  .shown = {JointIndex(2U), 0.25F}},
            .joint = {},
        };
        const auto words = [&] { return pointedWords(*asset, pointed); };
        QVERIFY2(words().endsWith(QStringLiteral("vertex 7 · Foot 0.250 · strongest Knee 0.750")),
                 qPrintable(words()));
        pointed.surface->shown = pointed.surface->strongest;
        QVERIFY(words().endsWith(QStringLiteral("vertex 7 · Knee 0.750, strongest")));
        pointed.surface->shownCount = 3;
        pointed.surface->shownSum = 0.875F;
        QVERIFY2(
            words().endsWith(QStringLiteral("vertex 7 · 3 joints 0.875 · Knee 0.750, strongest")),
            qPrintable(words()));
        pointed.surface->shown = {};
        QVERIFY(words().endsWith(QStringLiteral("vertex 7 · Knee 0.750")));
        pointed.surface->strongest = {JointIndex(99U), 1.0F};
        QVERIFY(words().endsWith(QStringLiteral("vertex 7 · joint 99 1.000")));
        pointed.surface->strongest = {};
        pointed.surface->shown = {JointIndex(2U), 0.0F};
        QVERIFY(words().endsWith(QStringLiteral("vertex 7 · no joint")));
        pointed.surface->node = kProp;  // not skinned
        QVERIFY(words().endsWith(QStringLiteral("vertex 7")));
    }

    void shiftAddsTheStrongestJointAndTakesItAway() {
        Fixture f;
        const auto click = [&](Qt::KeyboardModifiers modifiers) {
            f.pointer.click(f.onBody(), modifiers);
            f.settle();
        };
        click(Qt::AltModifier);
        Selection& selection = f.session.selection();
        const JointIndex strongest = selection.joint();
        const JointIndex other(strongest.value == 0 ? 1U : 0U);
        QVERIFY(strongest.valid());
        selection.setJoint(other);
        click(Qt::ShiftModifier);
        QCOMPARE(selection.joints(), ChosenJoints({other, strongest}, strongest));
        click(Qt::ShiftModifier);
        QCOMPARE(selection.joints(), ChosenJoints(other));
        f.pointer.click({1.0, 1.0}, Qt::ShiftModifier);  // place beside the model
        f.settle();
        QCOMPARE(selection.joints(), ChosenJoints(other));
    }

    void aClickWithCtrlPinsTheNearestVertexAndSelectsNothing() {
        Fixture f;
        const QPointF at = f.onBody();
        f.pointer.click(at, Qt::ControlModifier);
        f.settle();
        QCOMPARE(f.session.pins().pins().size(), std::size_t{1});
        QCOMPARE(f.session.pins().current()->place.node, kBody);
        QVERIFY(f.session.selection().empty());
        f.pointer.click(at, Qt::ControlModifier);
        f.settle();
        QVERIFY(f.session.pins().pins().empty());
    }

    void aMenuIsAboutWhatIsThereAndSelectsNothing() {
        Fixture f;
        QSignalSpy menus(&f.pointer, &Pointer::menuWanted);
        f.pointer.setViewport(kSize, 2.0);
        const QPointF at = f.onBody();
        f.pointer.askForMenu(at);
        f.settle();
        QCOMPARE(menus.count(), 1);
        QCOMPARE(menus[0][0].value<PointedAt>().node(), kBody);
        const QPointF off = menus[0][1].toPointF() - at;
        QVERIFY(std::abs(off.x()) <= 0.5 && std::abs(off.y()) <= 0.5);
        QVERIFY(!f.session.selection().node());
        f.pointer.askForMenu({1.0, 1.0});
        f.settle();
        QVERIFY(!menus[1][0].value<PointedAt>().node());
        f.session.appearance().setCopies(4);  // nothing is picked
        f.pointer.askForMenu(at);
        QCOMPARE(menus.count(), 3);
        QVERIFY(!menus[2][0].value<PointedAt>().node());
    }

    void aClickSelectsTheNodeAndASecondOneTheStrongestJoint() {
        Fixture f;
        const QPointF at = f.onBody();
        f.pointer.click(at, Qt::NoModifier);
        f.settle();
        QCOMPARE(f.session.selection().node(), kBody);
        f.pointer.click(at, Qt::NoModifier);
        f.settle();
        const NodeIndex joint = f.session.selection().node();
        QVERIFY(joint == kHip || joint == kKnee || joint == kFoot);
        f.session.selection().setNode({});
        f.pointer.click(at, Qt::AltModifier);
        f.settle();
        QCOMPARE(f.session.selection().node(), joint);
        f.pointer.click({1.0, 1.0}, Qt::NoModifier);
        f.settle();
        QVERIFY(!f.session.selection().node());
    }

    void aDoubleClickFramesWhatWasSelected() {
        Fixture f;
        const QPointF at = f.onBody();
        OrbitCamera far = f.session.rig().camera();
        far.distance *= 1.5F;
        f.session.rig().setCamera(far);
        f.pointer.click(f.onBody(), Qt::NoModifier);
        f.pointer.doubleClick(f.onBody());
        f.settle();
        if (f.session.rig().camera().distance == far.distance) {
            f.settle();
        }
        QVERIFY(f.session.rig().camera().distance < far.distance);
        QVERIFY(!at.isNull());
    }

    void clicksAreAnsweredAllAndHoversByTheLatest() {
        Fixture f;
        QSignalSpy answered(&f.pointer, &Pointer::answered);
        for (int i = 0; i < 50; ++i) {
            f.pointer.hover({double(i), 1.0});
        }
        f.pointer.click(f.onBody(), Qt::NoModifier);
        f.pointer.hover(f.onBody());
        QTRY_COMPARE(f.session.view().hovered, kBody);
        QCOMPARE(f.session.selection().node(), kBody);
        QVERIFY(answered.count() <= 4);
    }

    void jointsAreClickedThroughTheSurfaceWhereTheSkeletonShows() {
        Fixture f;
        const QPointF hip = f.seen(glm::vec3(f.session.pose()->world(kHip)[3]));
        Look view = f.session.appearance().look();
        view.skeleton.style = SkeletonStyle::Lines;
        f.session.appearance().setLook(view);
        f.pointer.hover(hip);
        f.settle();
        const NodeIndex hovered = f.session.view().hovered;
        QVERIFY(hovered == kHip || hovered == kKnee || hovered == kFoot);
        QVERIFY(pointedWords(*f.session.document().asset(), f.session.selection().pointedAt())
                    .startsWith(QStringLiteral("joint ")));
        f.pointer.click(hip, Qt::NoModifier);
        f.settle();
        QCOMPARE(f.session.selection().node(), hovered);
    }

    void bonesAloneAreClickedWhateverTheOptionsSay() {
        Fixture f;
        auto bones = std::make_shared<Asset>(*character());
        for (Node& node : bones->nodes) {
            node.mesh = {};
            node.skin = {};
        }
        f.session.document().show({.asset = bones, .outline = {}});
        f.session.player().setAnimation({});
        f.session.frameAll();
        f.pointer.click(f.seen(glm::vec3(f.session.pose()->world(kHip)[3])), Qt::NoModifier);
        f.settle();
        const NodeIndex clicked = f.session.selection().node();
        QVERIFY(clicked == kHip || clicked == kKnee || clicked == kFoot);
    }

    void theGizmoPosesTheSelectedNode() {
        Fixture f;
        f.session.selection().setNode(kHip);
        QVERIFY(!f.pointer.beginDrag({200.0, 150.0}));
        f.session.selection().setGizmoTool(GizmoTool::Move);
        const glm::vec3 before(f.session.pose()->world(kHip)[3]);
        const QPointF origin = f.seen(before);
        f.pointer.hover(origin + QPointF(60.0, 0.0));
        QCOMPARE(f.session.selection().posing().hot, GizmoPart::X);
        QSignalSpy posed(&f.session.selection(), &Selection::handPoseChanged);
        QVERIFY(f.pointer.beginDrag(origin + QPointF(60.0, 0.0)));
        f.pointer.drag(origin + QPointF(90.0, 25.0), Qt::NoModifier);
        f.pointer.endDrag(false);
        QCOMPARE(posed.count(), 1);
        const glm::vec3 after(f.session.pose()->world(kHip)[3]);
        QVERIFY(after.x > before.x);
        QVERIFY(std::abs(after.y - before.y) < 1e-5F);
        QVERIFY(std::abs((f.seen(after) - origin).x() - 30.0) < 1.5);
        f.session.selection().resetByHand(kHip);
        QVERIFY(glm::distance(glm::vec3(f.session.pose()->world(kHip)[3]), before) < 1e-6F);
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void aCancelledDragLeavesThePoseAsItWas() {
        Fixture f;
        f.session.selection().setNode(kHip);
        f.session.selection().setGizmoTool(GizmoTool::Rotate);
        const QPointF origin = f.seen(glm::vec3(f.session.pose()->world(kHip)[3]));
        QVERIFY(f.pointer.beginDrag(origin + QPointF(kGizmoViewRing, 0.0)));
        f.pointer.drag(origin + QPointF(0.0, kGizmoViewRing), Qt::NoModifier);
        QVERIFY(!f.session.selection().posing().pose.empty());
        f.pointer.endDrag(true);
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void aClipThatDrivesTheNodeIsNamed() {
        Fixture f;
        f.session.selection().setNode(kHip);
        f.session.player().setAnimation(AnimationIndex(0));
        f.session.selection().setGizmoTool(GizmoTool::Rotate);
        QVERIFY(!f.session.gizmo()->driven);
        QVERIFY(f.posing().isEmpty());
        f.session.selection().setGizmoTool(GizmoTool::Move);
        QVERIFY(f.session.gizmo()->driven);
        QCOMPARE(f.posing(), QStringLiteral("Hip: translation driven by Walk"));
        HandTransform hand;
        hand.node = kHip;
        hand.translation = glm::vec3(0.0F, 9.0F, 0.0F);
        f.session.selection().setByHand(hand);
        QCOMPARE(f.posing(), QStringLiteral("Hip: translation by hand instead of Walk"));
        f.session.player().seek(1.5F);
        QCOMPARE(f.session.pose()->pose().translation(kHip).y, 9.0F);
        f.session.selection().setNode(kKnee);
        QCOMPARE(f.posing(), QStringLiteral("1 node posed by hand"));
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void theMenuChoosesToolsAndResets() {
        Fixture f;
        const PoseActions actions(f.session.document(), f.session.selection(), nullptr);
        const auto trigger = [&](const QKeySequence& key) {
            for (QAction* action : actions.findChildren<QAction*>()) {
                if (action->shortcut() == key && action->isEnabled()) {
                    action->trigger();
                    return true;
                }
            }
            return false;
        };
        QVERIFY(trigger(Qt::Key_E));
        QCOMPARE(f.session.selection().posing().tool, GizmoTool::Rotate);
        QVERIFY(trigger(Qt::Key_Y));
        QCOMPARE(f.session.selection().posing().axes, GizmoAxes::World);
        QVERIFY(!trigger(Qt::Key_Backspace));
        HandTransform hand;
        hand.node = kKnee;
        hand.translation = glm::vec3(1.0F);
        f.session.selection().setByHand(hand);
        f.session.selection().setNode(kHip);
        QVERIFY(!trigger(Qt::Key_Backspace));
        QVERIFY(trigger(Qt::SHIFT | Qt::Key_Backspace));
        QVERIFY(f.session.selection().posing().pose.empty());
    }
};

SINEW_TEST_IN(QApplication, TestPointer)
#include "test_pointer.moc"
