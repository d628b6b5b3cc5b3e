// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kWalkSeconds = kWalkEnd - kWalkStart;

/// A session with a manual wall clock.
struct Fixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    explicit Fixture(std::shared_ptr<const Asset> asset = character()) {
        session.document().show({.asset = std::move(asset), .outline = {}});
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
        QCOMPARE(f.session.player().animation(), AnimationIndex(0));
        QVERIFY(f.session.player().playing());
        QCOMPARE(f.session.player().seconds(), kWalkStart);
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);
    }

    void playingLoopsOverTheKeyRangeOfTheClip() {
        Fixture f;
        f.pass(0.75);
        QVERIFY(near(f.session.player().seconds(), kWalkStart + 0.75F));
        f.pass(double(kWalkSeconds));
        QVERIFY(near(f.session.player().seconds(), kWalkStart + 0.75F));
    }

    void withoutLoopPlayingEndsAtTheLastKey() {
        Fixture f;
        f.session.player().setLoop(LoopMode::Once);
        QSignalSpy playing(&f.session.player(), &Player::playingChanged);
        f.pass(10.0);
        QCOMPARE(f.session.player().seconds(), kWalkEnd);
        QVERIFY(!f.session.player().playing());
        QCOMPARE(playing.count(), 1);
        f.session.player().setPlaying(true);
        QCOMPARE(f.session.player().seconds(), kWalkStart);
    }

    void pausedTimeStaysAndPlaybackContinuesFromThere() {
        Fixture f;
        f.pass(0.5);
        f.session.player().setPlaying(false);
        f.pass(7.0);
        QVERIFY(near(f.session.player().seconds(), kWalkStart + 0.5F));
        f.session.player().setPlaying(true);
        f.pass(0.25);
        QVERIFY(near(f.session.player().seconds(), kWalkStart + 0.75F));
    }

    void seekingStaysInsideTheClip() {
        Fixture f;
        f.session.player().setPlaying(false);
        f.session.player().seek(-5.0F);
        QCOMPARE(f.session.player().seconds(), kWalkStart);
        f.session.player().seek(99.0F);
        QCOMPARE(f.session.player().seconds(), kWalkEnd);
        f.session.player().seek(std::numeric_limits<float>::quiet_NaN());
        QCOMPARE(f.session.player().seconds(), kWalkEnd);
    }

    void speedScalesTheWallClockAndKeepsTheMoment() {
        Fixture f;
        f.pass(0.5);
        f.session.player().setSpeed(0.5);
        QVERIFY(near(f.session.player().seconds(), kWalkStart + 0.5F));
        f.pass(1.0);
        QVERIFY(near(f.session.player().seconds(), kWalkStart + 1.0F));
    }

    void backwardsItPlaysFromTheEndToTheStart() {
        Fixture f;
        f.session.player().setPlaying(false);
        f.session.player().setSpeed(-1.0);
        f.session.player().setLoop(LoopMode::Once);
        f.session.player().setPlaying(true);
        QCOMPARE(f.session.player().seconds(), kWalkEnd);
        f.pass(0.5);
        QVERIFY(near(f.session.player().seconds(), kWalkEnd - 0.5F));
        f.pass(9.0);
        QCOMPARE(f.session.player().seconds(), kWalkStart);
        QVERIFY(!f.session.player().playing());
    }

    void thereAndBackTurnsAtTheLastKey() {
        Fixture f;
        f.session.player().setLoop(LoopMode::PingPong);
        f.pass(double(kWalkSeconds) + 0.5);
        QVERIFY(near(f.session.player().seconds(), kWalkEnd - 0.5F));
        f.session.player().setSpeed(0.5);
        f.pass(0.5);
        QVERIFY(near(f.session.player().seconds(), kWalkEnd - 0.75F));
    }

    void playingStaysBetweenTheInAndTheOutPoint() {
        Fixture f;
        f.session.player().setPlaying(false);
        f.session.player().seek(2.5F);
        f.session.player().setInOut(1.5F, 2.0F);
        QCOMPARE(f.session.player().seconds(), 2.0F);
        QVERIFY(!f.session.player().playsWholeClip());
        QCOMPARE(f.session.player().clipEnd(), kWalkEnd);
        f.session.player().seek(0.0F);
        QCOMPARE(f.session.player().seconds(), 1.5F);
        f.session.player().setPlaying(true);
        f.pass(0.75);
        QVERIFY(near(f.session.player().seconds(), 1.75F));
        f.session.player().playWholeClip();
        QVERIFY(f.session.player().playsWholeClip());
        QVERIFY(near(f.session.player().seconds(), 1.75F));
    }

    void theInPointNeverPassesTheOutPointNorLeavesTheClip() {
        Fixture f;
        f.session.player().setOutPoint(2.0F);
        f.session.player().setInPoint(2.5F);
        QCOMPARE(f.session.player().clock().startSeconds, 2.0F);
        f.session.player().setInPoint(-9.0F);
        QCOMPARE(f.session.player().clock().startSeconds, kWalkStart);
        f.session.player().setOutPoint(0.0F);
        QCOMPARE(f.session.player().clock().endSeconds, kWalkStart);
        f.session.player().setOutPoint(std::numeric_limits<float>::quiet_NaN());
        QCOMPARE(f.session.player().clock().endSeconds, kWalkStart);
    }

    void anotherClipIsPlayedWhole() {
        Fixture f;
        f.session.player().setInOut(1.5F, 2.0F);
        f.session.player().setAnimation(AnimationIndex(1));
        QVERIFY(f.session.player().playsWholeClip());
    }

    void theFrameRateIsGuessedUntilOneIsChosenAndKeptForTheFile() {
        Fixture f;
        QCOMPARE(f.session.player().frameRate(), 30.0);
        QCOMPARE(f.session.player().frameRateSource(), FrameRateSource::Guessed);
        f.session.player().setFrameRate(24.0);
        f.session.player().setAnimation(AnimationIndex(1));
        QCOMPARE(f.session.player().frameRate(), 24.0);
        QCOMPARE(f.session.player().frameRateSource(), FrameRateSource::Chosen);
        f.session.player().setFrameRate(0.0);
        QCOMPARE(f.session.player().frameRateSource(),
                 FrameRateSource::Assumed);  // There is a single key.
        f.session.player().setFrameRate(25.0);
        f.session.document().show({.asset = character(), .outline = {}});
        QCOMPARE(f.session.player().frameRateSource(), FrameRateSource::Guessed);
    }

    void framesAreSteppedExactlyAtAnyRate() {
        Fixture f;
        f.session.player().setFrameRate(29.97);
        f.session.player().setPlaying(false);
        f.session.player().seek(kWalkStart);
        for (int frame = 30; frame < 80; ++frame) {
            f.session.player().stepFrames(1);
            QCOMPARE(f.session.player().seconds(), secondsOfFrame(frame, 29.97));
        }
        f.session.player().stepFrames(-49);
        QCOMPARE(f.session.player().seconds(), secondsOfFrame(30, 29.97));
    }

    void anotherClipReframesAViewThatNobodyMoved() {
        Fixture f;
        f.session.player().setAnimation(AnimationIndex(1));  // two up
        const glm::vec3 still = f.session.rig().camera().target;
        f.session.player().setAnimation({});
        QVERIFY(f.session.rig().camera().target != still);
        f.session.rig().setStandardView(StandardView::Right);
        const OrbitCamera moved = f.session.rig().camera();
        f.session.player().setAnimation(AnimationIndex(1));
        QCOMPARE(f.session.rig().camera(), moved);
    }

    void theInAndOutPointsTakeThePresentTime() {
        Fixture f;
        f.session.player().setPlaying(false);
        f.session.player().seek(1.5F);
        f.session.player().setInPoint(f.session.player().seconds());
        f.session.player().seek(2.5F);
        f.session.player().setOutPoint(f.session.player().seconds());
        QCOMPARE(f.session.player().clock().startSeconds, 1.5F);
        QCOMPARE(f.session.player().clock().endSeconds, 2.5F);
    }

    void thePoseFollowsTheTime() {
        Fixture f;
        f.session.player().setPlaying(false);
        f.session.player().seek(kWalkEnd);
        QCOMPARE(f.session.pose()->world(kHip)[3].y, 5.0F);
        f.session.player().setAnimation({});
        QCOMPARE(f.session.pose()->world(kHip)[3].y, 0.0F);
    }

    void aClipOfASingleKeyPlaysWithoutMoving() {
        Fixture f;
        f.session.player().setAnimation(AnimationIndex(1));
        f.pass(3.0);
        QCOMPARE(f.session.player().seconds(), 0.0F);
        QCOMPARE(f.session.pose()->world(kHip)[3].y, 2.0F);
    }

    void steppingMovesToWholeFramesAndPauses() {
        Fixture f;
        f.session.player().seek(2.01F);
        const float frame = float(1.0 / f.session.player().frameRate());
        f.session.player().stepFrames(1);
        QVERIFY(!f.session.player().playing());
        const float first = f.session.player().seconds();
        QVERIFY(near(std::remainder(first, frame), 0.0F) && first > 2.01F);
        f.session.player().stepFrames(-1);
        QVERIFY(near(f.session.player().seconds(), first - frame));
    }

    void keySteppingVisitsEveryKeyTime() {
        Fixture f;
        QCOMPARE(f.session.player().keyTimes(), (std::vector<float>{1.0F, 1.5F, 3.0F}));
        f.session.player().stepKeys(1);
        QCOMPARE(f.session.player().seconds(), 1.5F);
        f.session.player().stepKeys(1);
        QCOMPARE(f.session.player().seconds(), 3.0F);
        f.session.player().stepKeys(1);
        QCOMPARE(f.session.player().seconds(), 3.0F);
        f.session.player().stepKeys(-1);
        QCOMPARE(f.session.player().seconds(), 1.5F);
    }

    void keySteppingStaysInThePlayedRange() {
        Fixture f;
        Player& player = f.session.player();
        player.setInOut(1.25F, 2.0F);
        for (const auto& [direction, seconds] :
             {std::pair{1, 1.5F}, {1, 1.5F}, {-1, 1.5F}}) {  // the only key
            player.stepKeys(direction);
            QCOMPARE(player.seconds(), seconds);
        }
        player.setInOut(1.75F, 2.0F);
        player.stepKeys(1);
        QCOMPARE(player.seconds(), 1.75F);
        player.stepKeys(-1);
        QCOMPARE(player.seconds(), 1.75F);
    }

    void whatIsGoneToIsReachedOutsideOfThePlayedRange() {
        Fixture f;
        Player& player = f.session.player();
        const auto narrow = [&] {
            player.playWholeClip();
            player.setInOut(1.0F, 2.0F);
            player.setPlaying(true);
        };
        narrow();
        player.showMoment(1.5F);
        QVERIFY(!player.playing() && !player.playsWholeClip());
        QCOMPARE(player.seconds(), 1.5F);
        narrow();
        player.showMoment(2.5F);
        QVERIFY(!player.playing() && player.playsWholeClip());
        QCOMPARE(player.seconds(), 2.5F);
        narrow();
        Diagnostic finding;
        finding.animation = 0;
        finding.seconds = 2.75F;
        f.session.goTo(finding);
        QCOMPARE(player.seconds(), 2.75F);
        QVERIFY(player.playsWholeClip());
        player.setMix({.layers = {{.animation = AnimationIndex(0U)}}, .fade = {}});
        player.setInOut(0.0F, 0.5F);
        player.showMoment(1.5F);
        QVERIFY(player.mixing());
        QCOMPARE(player.seconds(), 1.5F);
    }

    void theKeysOfTheSelectionAreShownAndSteppedThrough() {
        auto asset = std::make_shared<Asset>(*character());
        Animation& walk = asset->animations[0];
        const SamplerIndex own(walk.samplers.size());
        walk.samplers.push_back({Interpolation::Step, 4, {1.25F, 2.5F}, {0, 0, 0, 1, 0, 0, 0, 1}});
        walk.channels.push_back(
            {.node = kFoot, .path = ChannelPath::Rotation, .sampler = own, .fileIndex = 90});
        Fixture f(asset);
        Player& player = f.session.player();
        Selection& selection = f.session.selection();
        const std::vector<float> all{1.0F, 1.25F, 1.5F, 2.5F, 3.0F};
        const std::vector<float> foot{1.25F, 2.5F};
        QCOMPARE(player.shownKeys(), all);
        QSignalSpy changed(&player, &Player::shownKeysChanged);
        selection.setNode(kFoot);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(player.shownKeys(), foot);
        QCOMPARE(player.keyTimes(), all);
        player.stepKeys(1);
        QCOMPARE(player.seconds(), 1.25F);
        player.stepKeys(1);
        QCOMPARE(player.seconds(), 2.5F);
        selection.setObject(ObjectRef::channel(AnimationIndex(0U), 90));
        QCOMPARE(player.shownKeys(), foot);
        showJoint(selection, f.session.appearance(), JointIndex(2U));
        QCOMPARE(player.shownKeys(), foot);
        selection.setNode(kBody);  // it moves with the joints of its skin
        QCOMPARE(player.shownKeys(), all);
        selection.setNode(kEye);
        QVERIFY(player.shownKeys().empty() && !player.showsAllKeys());
        player.stepKeys(1);
        QCOMPARE(player.seconds(), 2.5F);
        selection.setObject(AnimationIndex(0U));
        QVERIFY(player.showsAllKeys());
        selection.setNode(kFoot);
        player.setAnimation(AnimationIndex(1U));
        QVERIFY(player.shownKeys().empty());
        player.setAnimation(AnimationIndex(0U));
        QCOMPARE(player.shownKeys(), foot);
        selection.clear();
        QCOMPARE(player.shownKeys(), all);
    }

    void settersThatChangeNothingEmitNothing() {
        Fixture f;
        f.session.player().setPlaying(false);
        std::vector<std::unique_ptr<QSignalSpy>> spies;
        const auto spyOn = [&](auto& part, auto... signal) {
            (spies.push_back(std::make_unique<QSignalSpy>(&part, signal)), ...);
        };
        spyOn(f.session.selection(), &Selection::sceneChanged, &Selection::skinChanged,
              &Selection::jointChanged, &Selection::nodeChanged, &Selection::shownChanged);
        spyOn(f.session.player(), &Player::animationChanged, &Player::timeChanged,
              &Player::playingChanged, &Player::playbackChanged);
        spyOn(f.session.appearance(), &Appearance::lookChanged);
        spyOn(f.session.rig(), &CameraRig::cameraChanged);
        f.session.selection().setScene(f.session.selection().scene());
        f.session.selection().setSkin(f.session.selection().skin());
        f.session.selection().setJoint(f.session.selection().joint());
        f.session.selection().setNode(f.session.selection().node());
        f.session.appearance().setLook(f.session.appearance().look());
        f.session.player().setAnimation(f.session.player().animation());
        f.session.player().seek(f.session.player().seconds());
        f.session.player().setPlaying(false);
        f.session.player().setLoop(f.session.player().clock().loop);
        f.session.player().setSpeed(f.session.player().clock().speed);
        f.session.player().playWholeClip();
        f.session.player().setFrameRate(0.0);
        f.session.rig().setCamera(f.session.rig().camera());
        for (const auto& spy : spies) {
            QCOMPARE(spy->count(), 0);
        }
    }

    void indicesThatTheFileLacksCountAsNone() {
        Fixture f;
        f.session.selection().setNode(NodeIndex(std::size_t{99}));
        QVERIFY(!f.session.selection().node());
        f.session.selection().setJoint(JointIndex(std::size_t{3}));
        QVERIFY(!f.session.selection().joint());
        f.session.selection().setScene(SceneIndex(std::size_t{7}));
        QCOMPARE(f.session.selection().scene(), SceneIndex(0));
        f.session.player().setAnimation(AnimationIndex(std::size_t{7}));
        QVERIFY(!f.session.player().animation());
    }

    void showingAJointColoursByItsWeightAndSelectsItsNode() {
        Fixture f;
        showJoint(f.session.selection(), f.session.appearance(), JointIndex(1));
        QCOMPARE(f.session.view().mode, ViewMode::Weight);
        QVERIFY(f.session.view().legend);
        QCOMPARE(f.session.selection().joint(), JointIndex(1));
        QCOMPARE(f.session.selection().node(), kKnee);
        QVERIFY(!f.session.selection().empty());
        f.session.stepBack();
        QVERIFY(!f.session.selection().joint() && !f.session.selection().node());
        QVERIFY(f.session.selection().empty());
        QCOMPARE(f.session.view().mode, ViewMode::Weight);
        f.session.stepBack();
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);
    }

    void selectingAJointsNodeSelectsTheJointAndKeepsTheView() {
        Fixture f;
        f.session.selection().setNode(kFoot);
        QCOMPARE(f.session.selection().joint(), JointIndex(2));
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);
        QCOMPARE(f.session.view().highlight, kFoot);
    }

    void viewOptionsNeverChangeTheSelection() {
        Fixture f;
        f.session.selection().setNode(kBody);
        ViewOptions view;
        view.mode = ViewMode::Clay;
        f.session.appearance().setLook(view);
        QCOMPARE(f.session.view().mode, ViewMode::Clay);
        QCOMPARE(f.session.selection().node(), kBody);
        QCOMPARE(f.session.selection().skin(), SkinIndex(0));
    }

    void theBindPoseFramesItselfAndGivesTheCameraBack() {
        Fixture f;
        OrbitCamera camera = f.session.rig().camera();
        camera.distance = 42.0F;
        f.session.rig().setCamera(camera);
        f.session.appearance().setMode(ViewMode::BindPose);
        QVERIFY(f.session.rig().camera().distance < 42.0F);
        f.session.appearance().setMode(ViewMode::Shaded);
        QCOMPARE(f.session.rig().camera().distance, 42.0F);
    }

    void aViewThatNobodyMovedIsFramedAgainAfterTheBindPose() {
        Fixture f;
        f.session.frameAll();
        const CameraState before = f.session.rig().state();
        QVERIFY(before.untouched);
        f.session.appearance().setMode(ViewMode::BindPose);
        f.session.rig().turnCamera(0.5F, 0.0F);
        f.session.appearance().setMode(ViewMode::Shaded);
        QCOMPARE(f.session.rig().state(), before);
    }

    void aViewThatNobodyMovedStaysFramedWhenTheWindowChanges() {
        Fixture f;
        f.session.rig().setAspect(2.0F);
        const float wide = f.session.rig().camera().distance;
        f.session.rig().setAspect(0.5F);
        QVERIFY(f.session.rig().camera().distance > wide);
        f.session.rig().setStandardView(StandardView::Right);
        const float kept = f.session.rig().camera().distance;
        f.session.rig().setAspect(2.0F);
        QCOMPARE(f.session.rig().camera().distance, kept);
    }

    void lookingThroughACameraOfTheFileEndsWithTheFirstOrbit() {
        Fixture f;
        f.session.rig().setCameraNode(kHip);
        QVERIFY(!f.session.rig().cameraNode());
        f.session.rig().setCameraNode(kEye);
        QCOMPARE(f.session.rig().cameraNode(), kEye);
        OrbitCamera camera = f.session.rig().camera();
        camera.orbit(0.1F, 0.0F);
        f.session.rig().setCamera(camera);
        QVERIFY(!f.session.rig().cameraNode());
    }

    void aFailedLoadKeepsTheFile() {
        Fixture f;
        const std::shared_ptr<const Asset> before = f.session.document().asset();
        QSignalSpy failed(&f.session.document(), &Document::loadFailed);
        f.session.document().open("broken.glb", [](const LoadProgress&, const std::stop_token&) {
            return Error{ErrorCode::InvalidJson, "not JSON", "/meshes"};
        });
        QVERIFY(failed.wait());
        QCOMPARE(f.session.document().asset(), before);
        QVERIFY(f.session.player().playing());
    }

    void aLoadThatThrowsIsReportedAsAFailure() {
        Fixture f;
        QSignalSpy failed(&f.session.document(), &Document::loadFailed);
        f.session.document().open(
            "huge.glb",
            [](const LoadProgress&, const std::stop_token&)
                -> Result<std::shared_ptr<const Asset>> { throw std::bad_alloc(); });
        QVERIFY(failed.wait());
    }

    void aNewerLoadDropsTheOlderOne() {
        Fixture f;
        const auto wanted = character();
        auto late = chain(3);
        const std::weak_ptr<const Asset> dropped = late;
        f.session.document().open(
            "slow.glb", [late = std::move(late)](const LoadProgress&, const std::stop_token& stop) {
                while (!stop.stop_requested()) {
                    QThread::msleep(1);
                }
                return Result<std::shared_ptr<const Asset>>(late);
            });
        QSignalSpy changed(&f.session.document(), &Document::assetChanged);
        f.session.document().open("fast.glb",
                                  [wanted](const LoadProgress&, const std::stop_token&) {
                                      return Result<std::shared_ptr<const Asset>>(wanted);
                                  });
        QTRY_COMPARE(f.session.document().asset(), wanted);
        QTRY_VERIFY(dropped.expired());
        QCOMPARE(changed.count(), 1);
    }

    void anIdleSessionHasNothingToPlay() {
        Fixture f(chain(2));
        QVERIFY(!f.session.player().animation());
        f.session.player().togglePlaying();
        QVERIFY(!f.session.player().playing());
        f.session.player().stepKeys(1);
        f.session.player().stepFrames(1);
        QCOMPARE(f.session.player().seconds(), 0.0F);
    }
};

SINEW_TEST_IN(QCoreApplication, TestSession)
#include "test_session.moc"
