// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/playback_keys.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kWalkSeconds = kWalkEnd - kWalkStart;

/// A session whose wall clock the test turns by hand.
struct Fixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    explicit Fixture(std::shared_ptr<const Asset> asset = character()) {
        session.show({.asset = std::move(asset), .outline = {}});
    }
    void pass(double seconds) {
        wall += seconds;
        session.advance(wall);
    }
};

bool near(float a, float b) {
    return std::abs(a - b) < 1e-4F;
}

}  // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void aFileOpensPlayingItsFirstAnimationFromItsFirstKey() {
        Fixture f;
        QCOMPARE(f.session.animation(), AnimationIndex(0));
        QVERIFY(f.session.playing());
        QCOMPARE(f.session.seconds(), kWalkStart);
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);
    }

    void playingLoopsOverTheKeyRangeOfTheClip() {
        Fixture f;
        f.pass(0.75);
        QVERIFY(near(f.session.seconds(), kWalkStart + 0.75F));
        f.pass(double(kWalkSeconds));
        QVERIFY(near(f.session.seconds(), kWalkStart + 0.75F));
    }

    void withoutLoopPlayingEndsAtTheLastKey() {
        Fixture f;
        f.session.setLoop(LoopMode::Once);
        QSignalSpy playing(&f.session, &Session::playingChanged);
        f.pass(10.0);
        QCOMPARE(f.session.seconds(), kWalkEnd);
        QVERIFY(!f.session.playing());
        QCOMPARE(playing.count(), 1);
        f.session.setPlaying(true);
        QCOMPARE(f.session.seconds(), kWalkStart);
    }

    void pausedTimeStandsStillAndPlayingGoesOnFromThere() {
        Fixture f;
        f.pass(0.5);
        f.session.setPlaying(false);
        f.pass(7.0);
        QVERIFY(near(f.session.seconds(), kWalkStart + 0.5F));
        f.session.setPlaying(true);
        f.pass(0.25);
        QVERIFY(near(f.session.seconds(), kWalkStart + 0.75F));
    }

    void seekingStaysInsideTheClip() {
        Fixture f;
        f.session.setPlaying(false);
        f.session.seek(-5.0F);
        QCOMPARE(f.session.seconds(), kWalkStart);
        f.session.seek(99.0F);
        QCOMPARE(f.session.seconds(), kWalkEnd);
        f.session.seek(std::numeric_limits<float>::quiet_NaN());
        QCOMPARE(f.session.seconds(), kWalkEnd);
    }

    void speedScalesTheWallClockAndKeepsTheMoment() {
        Fixture f;
        f.pass(0.5);
        f.session.setSpeed(0.5);
        QVERIFY(near(f.session.seconds(), kWalkStart + 0.5F));
        f.pass(1.0);
        QVERIFY(near(f.session.seconds(), kWalkStart + 1.0F));
    }

    void backwardsItPlaysFromTheEndToTheStart() {
        Fixture f;
        f.session.setPlaying(false);
        f.session.setSpeed(-1.0);
        f.session.setLoop(LoopMode::Once);
        f.session.setPlaying(true);
        QCOMPARE(f.session.seconds(), kWalkEnd);
        f.pass(0.5);
        QVERIFY(near(f.session.seconds(), kWalkEnd - 0.5F));
        f.pass(9.0);
        QCOMPARE(f.session.seconds(), kWalkStart);
        QVERIFY(!f.session.playing());
    }

    void thereAndBackTurnsAtTheLastKey() {
        Fixture f;
        f.session.setLoop(LoopMode::PingPong);
        f.pass(double(kWalkSeconds) + 0.5);
        QVERIFY(near(f.session.seconds(), kWalkEnd - 0.5F));
        f.session.setSpeed(0.5);
        f.pass(0.5);
        QVERIFY(near(f.session.seconds(), kWalkEnd - 0.75F));
    }

    void playingStaysBetweenTheInAndTheOutPoint() {
        Fixture f;
        f.session.setPlaying(false);
        f.session.seek(2.5F);
        f.session.setInOut(1.5F, 2.0F);
        QCOMPARE(f.session.seconds(), 2.0F);
        QVERIFY(!f.session.playsWholeClip());
        QCOMPARE(f.session.clipEnd(), kWalkEnd);
        f.session.seek(0.0F);
        QCOMPARE(f.session.seconds(), 1.5F);
        f.session.setPlaying(true);
        f.pass(0.75);
        QVERIFY(near(f.session.seconds(), 1.75F));
        f.session.playWholeClip();
        QVERIFY(f.session.playsWholeClip());
        QVERIFY(near(f.session.seconds(), 1.75F));
    }

    void theInPointNeverPassesTheOutPointNorLeavesTheClip() {
        Fixture f;
        f.session.setOutPoint(2.0F);
        f.session.setInPoint(2.5F);
        QCOMPARE(f.session.clock().startSeconds, 2.0F);
        f.session.setInPoint(-9.0F);
        QCOMPARE(f.session.clock().startSeconds, kWalkStart);
        f.session.setOutPoint(0.0F);
        QCOMPARE(f.session.clock().endSeconds, kWalkStart);
        f.session.setOutPoint(std::numeric_limits<float>::quiet_NaN());
        QCOMPARE(f.session.clock().endSeconds, kWalkStart);
    }

    void anotherClipIsPlayedWhole() {
        Fixture f;
        f.session.setInOut(1.5F, 2.0F);
        f.session.setAnimation(AnimationIndex(1));
        QVERIFY(f.session.playsWholeClip());
    }

    void theFrameRateIsGuessedUntilOneIsChosenAndKeptForTheFile() {
        Fixture f;
        QCOMPARE(f.session.frameRate(), 30.0);
        QCOMPARE(f.session.frameRateSource(), FrameRateSource::Guessed);
        f.session.setFrameRate(24.0);
        f.session.setAnimation(AnimationIndex(1));
        QCOMPARE(f.session.frameRate(), 24.0);
        QCOMPARE(f.session.frameRateSource(), FrameRateSource::Chosen);
        f.session.setFrameRate(0.0);
        QCOMPARE(f.session.frameRateSource(), FrameRateSource::Assumed);  // of a single key
        f.session.setFrameRate(25.0);
        f.session.show({.asset = character(), .outline = {}});
        QCOMPARE(f.session.frameRateSource(), FrameRateSource::Guessed);
    }

    void framesAreSteppedExactlyAtAnyRate() {
        Fixture f;
        f.session.setFrameRate(29.97);
        f.session.setPlaying(false);
        f.session.seek(kWalkStart);
        for (int frame = 30; frame < 80; ++frame) {
            f.session.stepFrames(1);
            QCOMPARE(f.session.seconds(), secondsOfFrame(frame, 29.97));
        }
        f.session.stepFrames(-49);
        QCOMPARE(f.session.seconds(), secondsOfFrame(30, 29.97));
    }

    void anotherClipReframesAViewThatNobodyMoved() {
        Fixture f;
        f.session.setAnimation(AnimationIndex(1));  // two up
        const glm::vec3 still = f.session.camera().target;
        f.session.setAnimation({});
        QVERIFY(f.session.camera().target != still);
        f.session.setStandardView(StandardView::Right);
        const OrbitCamera moved = f.session.camera();
        f.session.setAnimation(AnimationIndex(1));
        QCOMPARE(f.session.camera(), moved);
    }

    void theInAndOutKeysTakeThePresentTime() {
        Fixture f;
        f.session.setPlaying(false);
        f.session.seek(1.5F);
        QVERIFY(playbackKey(f.session, Qt::Key_I, Qt::NoModifier));
        f.session.seek(2.5F);
        QVERIFY(playbackKey(f.session, Qt::Key_O, Qt::NoModifier));
        QCOMPARE(f.session.clock().startSeconds, 1.5F);
        QCOMPARE(f.session.clock().endSeconds, 2.5F);
    }

    void thePoseFollowsTheTime() {
        Fixture f;
        f.session.setPlaying(false);
        f.session.seek(kWalkEnd);
        QCOMPARE(f.session.pose()->world(kHip)[3].y, 5.0F);
        f.session.setAnimation({});
        QCOMPARE(f.session.pose()->world(kHip)[3].y, 0.0F);
    }

    void aClipOfASingleKeyPlaysWithoutMoving() {
        Fixture f;
        f.session.setAnimation(AnimationIndex(1));
        f.pass(3.0);
        QCOMPARE(f.session.seconds(), 0.0F);
        QCOMPARE(f.session.pose()->world(kHip)[3].y, 2.0F);
    }

    void steppingGoesToWholeFramesAndPauses() {
        Fixture f;
        f.session.seek(2.01F);
        const float frame = float(1.0 / f.session.frameRate());
        f.session.stepFrames(1);
        QVERIFY(!f.session.playing());
        const float first = f.session.seconds();
        QVERIFY(near(std::remainder(first, frame), 0.0F) && first > 2.01F);
        f.session.stepFrames(-1);
        QVERIFY(near(f.session.seconds(), first - frame));
    }

    void keySteppingVisitsEveryKeyTime() {
        Fixture f;
        QCOMPARE(f.session.keyTimes(), (std::vector<float>{1.0F, 1.5F, 3.0F}));
        f.session.stepKeys(1);
        QCOMPARE(f.session.seconds(), 1.5F);
        f.session.stepKeys(1);
        QCOMPARE(f.session.seconds(), 3.0F);
        f.session.stepKeys(1);
        QCOMPARE(f.session.seconds(), 3.0F);
        f.session.stepKeys(-1);
        QCOMPARE(f.session.seconds(), 1.5F);
    }

    void transportKeysActWithoutModifiersAlone() {
        Fixture f;
        QVERIFY(playbackKey(f.session, Qt::Key_End, Qt::NoModifier));
        QCOMPARE(f.session.seconds(), kWalkEnd);
        QVERIFY(!playbackKey(f.session, Qt::Key_Home, Qt::ControlModifier));
        QCOMPARE(f.session.seconds(), kWalkEnd);
    }

    void settersThatChangeNothingEmitNothing() {
        Fixture f;
        f.session.setPlaying(false);
        std::vector<std::unique_ptr<QSignalSpy>> spies;
        for (const auto signal :
             {&Session::sceneChanged, &Session::skinChanged, &Session::jointChanged,
              &Session::nodeChanged, &Session::viewChanged, &Session::animationChanged,
              &Session::timeChanged, &Session::playingChanged, &Session::playbackChanged,
              &Session::cameraChanged}) {
            spies.push_back(std::make_unique<QSignalSpy>(&f.session, signal));
        }
        f.session.setScene(f.session.scene());
        f.session.setSkin(f.session.skin());
        f.session.setJoint(f.session.joint());
        f.session.setNode(f.session.node());
        f.session.setView(f.session.view());
        f.session.setAnimation(f.session.animation());
        f.session.seek(f.session.seconds());
        f.session.setPlaying(false);
        f.session.setLoop(f.session.clock().loop);
        f.session.setSpeed(f.session.clock().speed);
        f.session.playWholeClip();
        f.session.setFrameRate(0.0);
        f.session.setCamera(f.session.camera());
        for (const auto& spy : spies) {
            QCOMPARE(spy->count(), 0);
        }
    }

    void indicesThatTheFileLacksCountAsNone() {
        Fixture f;
        f.session.setNode(NodeIndex(std::size_t{99}));
        QVERIFY(!f.session.node());
        f.session.setJoint(JointIndex(std::size_t{3}));
        QVERIFY(!f.session.joint());
        f.session.setScene(SceneIndex(std::size_t{7}));
        QCOMPARE(f.session.scene(), SceneIndex(0));
        f.session.setAnimation(AnimationIndex(std::size_t{7}));
        QVERIFY(!f.session.animation());
    }

    void showingAJointColoursByItsWeightAndSelectsItsNode() {
        Fixture f;
        f.session.showJoint(JointIndex(1));
        QCOMPARE(f.session.view().mode, ViewMode::Weight);
        QVERIFY(f.session.view().legend);
        QCOMPARE(f.session.joint(), JointIndex(1));
        QCOMPARE(f.session.node(), kKnee);
        f.session.clearSelection();
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);
        QVERIFY(!f.session.joint() && !f.session.node());
    }

    void selectingAJointsNodeSelectsTheJointAndKeepsTheView() {
        Fixture f;
        f.session.setNode(kFoot);
        QCOMPARE(f.session.joint(), JointIndex(2));
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);
        QCOMPARE(f.session.view().highlight, kFoot);
    }

    void viewOptionsNeverChangeTheSelection() {
        Fixture f;
        f.session.setNode(kBody);
        ViewOptions view;
        view.mode = ViewMode::Clay;
        f.session.setView(view);
        QCOMPARE(f.session.view().mode, ViewMode::Clay);
        QCOMPARE(f.session.node(), kBody);
        QCOMPARE(f.session.skin(), SkinIndex(0));
    }

    void theBindPoseFramesItselfAndGivesTheCameraBack() {
        Fixture f;
        OrbitCamera camera = f.session.camera();
        camera.distance = 42.0F;
        f.session.setCamera(camera);
        f.session.setViewMode(ViewMode::BindPose);
        QVERIFY(f.session.camera().distance < 42.0F);
        f.session.setViewMode(ViewMode::Shaded);
        QCOMPARE(f.session.camera().distance, 42.0F);
    }

    void aViewThatNobodyMovedStaysFramedWhenTheWindowChanges() {
        Fixture f;
        f.session.setAspect(2.0F);
        const float wide = f.session.camera().distance;
        f.session.setAspect(0.5F);
        QVERIFY(f.session.camera().distance > wide);
        f.session.setStandardView(StandardView::Right);
        const float kept = f.session.camera().distance;
        f.session.setAspect(2.0F);
        QCOMPARE(f.session.camera().distance, kept);
    }

    void lookingThroughACameraOfTheFileEndsWithTheFirstOrbit() {
        Fixture f;
        f.session.setCameraNode(kHip);
        QVERIFY(!f.session.cameraNode());
        f.session.setCameraNode(kEye);
        QCOMPARE(f.session.cameraNode(), kEye);
        OrbitCamera camera = f.session.camera();
        camera.orbit(0.1F, 0.0F);
        f.session.setCamera(camera);
        QVERIFY(!f.session.cameraNode());
    }

    void aFailedLoadKeepsTheFile() {
        Fixture f;
        const std::shared_ptr<const Asset> before = f.session.asset();
        QSignalSpy failed(&f.session, &Session::loadFailed);
        f.session.open("broken.glb", [](const LoadProgress&, const std::stop_token&) {
            return Error{ErrorCode::InvalidJson, "not JSON", "/meshes"};
        });
        QVERIFY(failed.wait());
        QCOMPARE(f.session.asset(), before);
        QVERIFY(f.session.playing());
    }

    void aLoadThatThrowsIsAFailureInWords() {
        Fixture f;
        QSignalSpy failed(&f.session, &Session::loadFailed);
        f.session.open("huge.glb",
                       [](const LoadProgress&, const std::stop_token&)
                           -> Result<std::shared_ptr<const Asset>> { throw std::bad_alloc(); });
        QVERIFY(failed.wait());
    }

    void aNewerLoadDropsTheOlderOne() {
        Fixture f;
        const auto wanted = character();
        std::atomic<bool> stopped = false;
        f.session.open("slow.glb", [&stopped](const LoadProgress&, const std::stop_token& stop) {
            while (!stop.stop_requested()) {
                QThread::msleep(1);
            }
            stopped = true;
            return Result<std::shared_ptr<const Asset>>(chain(3));
        });
        QSignalSpy changed(&f.session, &Session::assetChanged);
        f.session.open("fast.glb", [wanted](const LoadProgress&, const std::stop_token&) {
            return Result<std::shared_ptr<const Asset>>(wanted);
        });
        QTRY_VERIFY(stopped);
        QTRY_COMPARE(f.session.asset(), wanted);
        QTest::qWait(20);
        QCOMPARE(changed.count(), 1);
    }

    void anIdleSessionHasNothingToPlay() {
        Fixture f(chain(2));
        QVERIFY(!f.session.animation());
        f.session.togglePlaying();
        QVERIFY(!f.session.playing());
        f.session.stepKeys(1);
        f.session.stepFrames(1);
        QCOMPARE(f.session.seconds(), 0.0F);
    }
};

SINEW_TEST_IN(QCoreApplication, TestSession)
#include "test_session.moc"
