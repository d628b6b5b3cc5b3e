// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTreeView>
#include <array>

#include "model/view/look_option.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"

using namespace sinew;
using namespace sinew::test;

namespace {

InspectionState lookingFrom(float yawRadians) {
    InspectionState state;
    state.camera.camera.yawRadians = yawRadians;
    state.camera.untouched = false;
    return state;
}

/// A session with a manual wall clock that records on request.
struct UndoFixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    UndoFixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
        session.history().settle();
    }
    UndoHistory& history() { return session.history(); }
    /// What one press of a key or button does.
    template <class Act>
    void press(Act&& act) {
        history().beginInput();
        act();
        history().settle();
    }
    void orbit(float radians) {
        OrbitCamera camera = session.rig().freeCamera();
        camera.orbit(radians, 0.0F);
        session.rig().setCamera(camera);
    }
    void change(void (*edit)(Look&)) {
        Look look = session.appearance().look();
        edit(look);
        session.appearance().setLook(look);
    }
    void poseKnee(float height) {
        HandTransform hand;
        hand.node = kKnee;
        hand.translation = glm::vec3(0.0F, height, 0.0F);
        session.selection().setByHand(hand);
    }
};

}  // namespace

class TestUndo : public QObject {
    Q_OBJECT

private slots:
    void aStepSaysWhatItChanged() {
        const InspectionState before = lookingFrom(0.0F);
        InspectionState after = before;
        after.look.skeleton.style = SkeletonStyle::Lines;
        QCOMPARE(words(*stepBetween(before, after)), QStringLiteral("Display: Bones"));
        after.look.mode = ViewMode::Clay;
        QCOMPARE(words(*stepBetween(before, after)), QStringLiteral("Display"));
        after = before;
        after.look.mode = ViewMode::Clay;
        QCOMPARE(words(*stepBetween(before, after)), QStringLiteral("Display: View"));
        after.selection.node = kKnee;
        QCOMPARE(words(*stepBetween(before, after)), QStringLiteral("Selection"));
        QCOMPARE(words(*stepBetween(before, lookingFrom(1.0F))), QStringLiteral("Camera"));
    }

    void everyDisplayOptionHasWords() {
        for (const LookOption& option : lookOptions()) {
            if (QLatin1String(option.key) != QLatin1String("transparent")) {  // not in the window
                const StepName name{.subject = StepName::Subject::Look, .option = &option};
                QVERIFY2(words(name).startsWith(QStringLiteral("Display: ")), option.key);
            }
        }
    }

    void aNewFileHasNothingToUndo() {
        UndoFixture f;
        QVERIFY(f.history().undoWords().isEmpty());
        f.press([&] { f.session.selection().setNode(kKnee); });
        QVERIFY(!f.history().undoWords().isEmpty());
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(f.history().undoWords().isEmpty());
        f.session.selection().setNode(kHip);  // chosen by the start options, in the same event
        f.history().settle();
        QVERIFY(f.history().undoWords().isEmpty());
        f.history().undo();
        QCOMPARE(f.session.selection().node(), kHip);
    }

    void withoutAFileNothingIsRecorded() {
        Session session;
        session.appearance().setMode(ViewMode::Clay);
        session.history().settle();
        QVERIFY(session.history().undoWords().isEmpty());
        session.history().undo();
        QCOMPARE(session.appearance().look().mode, ViewMode::Clay);
    }

    void aDragOfTheCameraIsOneStepAndItsTargetComesBackExactly() {
        UndoFixture f;
        const CameraState before = f.session.rig().state();
        f.history().beginInput();
        f.history().setHeld(true);
        for (int i = 0; i < 20; ++i) {
            f.orbit(0.05F);
            f.history().settle();
            f.wall += 2.0 * StepJournal::kBurstSeconds;  // a slow hand
        }
        f.history().setHeld(false);
        f.history().settle();
        const CameraState after = f.session.rig().state();
        QCOMPARE(f.history().undoWords(), QStringLiteral("Camera"));
        f.history().undo();
        QCOMPARE(f.session.rig().state(), before);
        QVERIFY(f.history().undoWords().isEmpty());
        QVERIFY(f.session.rig().moving());  // eased
        f.history().redo();                 // happens in the middle of the move
        QCOMPARE(f.session.rig().state(), after);
        f.wall += 1.0;
        f.session.advance(f.wall);
        QCOMPARE(f.session.rig().shownCamera(), after.camera);
    }

    void theTurnsOfAWheelAreOneStepUntilAPause() {
        UndoFixture f;
        const auto turn = [&] {
            f.orbit(0.1F);
            f.history().settle();
            f.wall += 0.2;
        };
        for (int i = 0; i < 12; ++i) {
            turn();
        }
        const CameraState paused = f.session.rig().state();
        f.wall += 2.0;
        turn();
        f.history().undo();
        QCOMPARE(f.session.rig().state(), paused);
        f.history().undo();
        QVERIFY(f.session.rig().state().untouched);
        QVERIFY(f.history().undoWords().isEmpty());
    }

    void anEasedMoveIsRecordedByItsTarget() {
        UndoFixture f;
        const OrbitCamera before = f.session.rig().camera();
        f.press([&] { f.session.rig().setStandardView(StandardView::Right); });
        f.wall += 0.05;
        f.session.advance(f.wall);
        f.history().settle();  // half-way
        f.press([&] { f.session.rig().setStandardView(StandardView::Top); });
        f.history().undo();
        f.history().undo();
        QCOMPARE(f.session.rig().camera(), before);
        QVERIFY(f.history().undoWords().isEmpty());
    }

    void aViewThatNobodyMovedIsFramedByTheProgramAndIsNoStep() {
        UndoFixture f;
        f.session.rig().setAspect(0.5F);
        f.history().settle();
        f.session.player().setAnimation(AnimationIndex(1));
        f.history().settle();
        QVERIFY(f.history().undoWords().isEmpty());
        f.press([&] { f.orbit(0.5F); });
        f.session.rig().setAspect(3.0F);
        f.history().undo();
        const OrbitCamera undone = f.session.rig().camera();
        f.session.frameAll();
        QCOMPARE(undone, f.session.rig().camera());  // framed for the present shape
    }

    void theDefaultViewIsAStepOfTheUserThoughItIsFramed() {
        UndoFixture f;
        f.press([&] { f.orbit(0.5F); });
        f.press([&] { f.session.frameAll(); });
        const CameraState framed = f.session.rig().state();
        QVERIFY(framed.untouched);
        f.press([&] { f.session.showDefaultView(); });
        QVERIFY(f.session.rig().state().untouched);
        QCOMPARE(f.history().undoWords(), QStringLiteral("Camera"));
        f.history().undo();
        QCOMPARE(f.session.rig().state(), framed);
    }

    void aCameraOfTheFileIsLeftAndEnteredAgain() {
        UndoFixture f;
        f.press([&] { f.session.toggleFileCamera(); });
        QCOMPARE(f.session.rig().cameraNode(), kEye);
        f.history().undo();
        QVERIFY(!f.session.rig().cameraNode());
        f.history().redo();
        QCOMPARE(f.session.rig().cameraNode(), kEye);
    }

    void aSelectionComesBackWithItsJointAndItsView() {
        UndoFixture f;
        f.press([&] { f.session.selection().setNode(kEye); });
        const SelectionState before = f.session.selection().state();
        f.press([&] { showJoint(f.session.selection(), f.session.appearance(), JointIndex(2)); });
        const SelectionState after = f.session.selection().state();
        QCOMPARE(f.history().undoWords(), QStringLiteral("Selection"));
        QSignalSpy objects(&f.session.selection(), &Selection::objectChanged);
        QSignalSpy looks(&f.session.appearance(), &Appearance::lookChanged);
        f.history().undo();
        QCOMPARE(f.session.selection().state(), before);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
        QCOMPARE(objects.count(), 1);
        QCOMPARE(looks.count(), 1);
        f.history().redo();
        QCOMPARE(f.session.selection().state(), after);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Weight);
    }

    void aJointBesideTheNodeOfAnotherComesBack() {
        UndoFixture f;
        f.press([&] {
            f.session.selection().setNode(kFoot);
            f.session.selection().setJoint(JointIndex(1));
        });
        const SelectionState before = f.session.selection().state();
        QCOMPARE(before.node, kFoot);
        QCOMPARE(before.joints, ChosenJoints(JointIndex(1)));
        f.press([&] { f.session.selection().setNode(kHip); });
        f.history().undo();
        QCOMPARE(f.session.selection().state(), before);
    }

    void anotherSceneComesBackWithItsCamera() {
        UndoFixture f;
        f.press([&] { f.orbit(0.7F); });
        const CameraState camera = f.session.rig().state();
        f.press([&] { f.session.selection().setScene(SceneIndex(1)); });
        QVERIFY(f.session.rig().state() != camera);
        f.history().undo();
        QCOMPARE(f.session.selection().scene(), SceneIndex(0));
        QCOMPARE(f.session.rig().state(), camera);
        QCOMPARE(f.history().undoWords(), QStringLiteral("Camera"));
    }

    void theBindPoseIsLeftWithTheCameraOfBefore() {
        UndoFixture f;
        f.press([&] { f.orbit(0.7F); });
        const CameraState camera = f.session.rig().state();
        f.press([&] { f.session.appearance().setMode(ViewMode::BindPose); });
        const CameraState bind = f.session.rig().state();
        f.history().undo();
        QCOMPARE(f.session.rig().state(), camera);
        f.history().redo();
        QCOMPARE(f.session.rig().state(), bind);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::BindPose);
    }

    void whatWasHiddenComesBack() {
        UndoFixture f;
        Visibility& visibility = f.session.visibility();
        f.press([&] { visibility.hide(std::array{kBody}); });
        f.press([&] { visibility.isolate(std::array{kProp}); });
        QCOMPARE(f.history().undoWords(), QStringLiteral("Hide or Show"));
        f.history().undo();
        QCOMPARE(visibility.hiddenNodes().hidden, std::vector{kBody});
        QVERIFY(visibility.hiddenNodes().only.empty());
        f.history().undo();
        QVERIFY(visibility.hiddenNodes().empty());
        QVERIFY(f.history().undoWords().isEmpty());
        f.history().redo();
        f.history().redo();
        QCOMPARE(visibility.hiddenNodes().only, std::vector{kProp});
    }

    void aPoseByHandComesBackAsAWhole() {
        UndoFixture f;
        f.press([&] { f.poseKnee(1.0F); });
        f.press([&] { f.poseKnee(2.0F); });
        f.press([&] { f.session.selection().resetByHand(); });
        QCOMPARE(f.history().undoWords(), QStringLiteral("Pose"));
        f.history().undo();
        QCOMPARE(f.session.selection().posing().pose.find(kKnee)->translation->y, 2.0F);
        f.history().undo();
        QCOMPARE(f.session.selection().posing().pose.find(kKnee)->translation->y, 1.0F);
        f.history().undo();
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void aLookComesBackExactly() {
        UndoFixture f;
        const Look before = f.session.appearance().look();
        f.press([&] { f.change([](Look& look) { look.copies = 9; }); });
        f.press([&] { f.change([](Look& look) { look.background = glm::vec3(0.5F); }); });
        f.history().undo();
        f.history().undo();
        QCOMPARE(f.session.appearance().look(), before);
        QVERIFY(f.history().undoWords().isEmpty());
    }

    void timeIsNotPartOfIt() {
        UndoFixture f;
        f.press([&] { f.session.selection().setNode(kHip); });
        f.press([&] { f.session.player().seek(2.0F); });
        f.history().undo();
        QCOMPARE(f.session.player().seconds(), 2.0F);
        QVERIFY(!f.session.selection().node());
    }

    void undoWaitsUntilTheButtonIsReleased() {
        UndoFixture f;
        f.press([&] { f.session.selection().setNode(kHip); });
        f.history().setHeld(true);
        f.orbit(0.5F);
        f.history().undo();
        QCOMPARE(f.session.selection().node(), kHip);
    }

    void keysUndoAndRedoAndTheMenuSaysWhat() {
        WindowFixture f;
        f.session.player().setPlaying(false);
        settle();
        QAction* undo = f.action("&Undo");
        QAction* redo = f.action("&Redo");
        QVERIFY(!undo->isEnabled() && !redo->isEnabled());
        const bool grid = f.session.appearance().look().grid;
        QTest::keyClick(&f.window, Qt::Key_G);
        QTRY_COMPARE(undo->text(), QStringLiteral("&Undo Display: Grid"));
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.session.appearance().look().grid, grid);
        QVERIFY(!undo->isEnabled());
        QCOMPARE(redo->text(), QStringLiteral("&Redo Display: Grid"));
        QTest::keyClick(&f.window, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(f.session.appearance().look().grid, !grid);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.session.appearance().look().grid, !grid);
    }

    void twoKeysInOneMomentAreTwoSteps() {
        WindowFixture f;
        settle();
        const Look before = f.session.appearance().look();
        QTest::keyClick(&f.window, Qt::Key_G);
        const Look between = f.session.appearance().look();
        QTest::keyClick(&f.window, Qt::Key_G);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.session.appearance().look(), between);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.session.appearance().look(), before);
    }

    void aDragOfASliderIsOneStep() {
        WindowFixture f;
        settle();
        f.action("Display Panel")->trigger();
        auto* exposure = f.find<QWidget>("exposure").findChild<QSlider*>();
        QTRY_VERIFY(exposure->isVisible());
        const Look before = f.session.appearance().look();
        const int middle = exposure->width() / 2;
        const int y = exposure->height() / 2;
        QTest::mousePress(exposure, Qt::LeftButton, {}, {middle, y});
        for (int x = middle; x < exposure->width() - 4; x += 4) {
            QMouseEvent move(QEvent::MouseMove, QPointF(x, y), exposure->mapToGlobal(QPointF(x, y)),
                             Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(exposure, &move);
            settle();
        }
        QVERIFY(f.session.history().undoWords().isEmpty());
        QTest::mouseRelease(exposure, Qt::LeftButton, {}, {exposure->width() - 5, y});
        QVERIFY(f.session.appearance().look() != before);
        QTRY_COMPARE(f.session.history().undoWords(), QStringLiteral("Display: Exposure"));
        f.session.history().undo();
        QCOMPARE(f.session.appearance().look(), before);
        QVERIFY(f.session.history().undoWords().isEmpty());
    }
};

SINEW_TEST_IN(QApplication, TestUndo)
#include "test_undo.moc"
