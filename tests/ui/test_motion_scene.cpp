// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"
#include "ui/session/work/motion_meter.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kRise{std::size_t{0}};  // "Walk": the hip goes up 5 in 2 seconds
constexpr AnimationIndex kHeld{std::size_t{1}};

/// A session paused at the start of the clip.
struct MotionFixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    MotionFixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
    }
    void change(const std::function<void(MotionDisplay&)>& change) {
        Look look = session.appearance().look();
        change(look.motion);
        session.appearance().setLook(look);
    }
    void showTrails() {
        change([](MotionDisplay& motion) { motion.trails = TrailReach::Clip; });
    }
    [[nodiscard]] const std::shared_ptr<const TrailSet>& trails() {
        return session.motion().trails();
    }
    const PictureContent& picture() {
        session.followRoot();
        session.fillPicture(content);
        return content;
    }
    std::span<const Ghost> ghosts() { return picture().ghosts; }
    void follow(bool camera, bool ground) {
        change([&](MotionDisplay& motion) {
            motion.followCamera = camera;
            motion.followGround = ground;
        });
    }

    PictureContent content;
};

bool nearly(const glm::vec3& a, const glm::vec3& b) {
    return glm::distance(a, b) < 1e-4F;
}

}  // namespace

class TestMotionScene : public QObject {
    Q_OBJECT

private slots:
    void trailsAreThoseOfTheSelectedJoints() {
        MotionFixture f;
        f.session.selection().setNode(kKnee);
        QVERIFY(!f.trails());
        f.showTrails();
        QTRY_VERIFY(f.trails());
        QCOMPARE(f.trails()->tracks.nodes, (std::vector{kKnee}));
        f.session.selection().setJoints(
            ChosenJoints({JointIndex(0U), JointIndex(2U)}, JointIndex(2U)));
        QTRY_COMPARE(f.trails()->tracks.nodes.size(), std::size_t{2});
        QCOMPARE(f.trails()->tracks.nodes[0], kFoot);
        f.change([](MotionDisplay& motion) { motion.trails = TrailReach::None; });
        QTRY_VERIFY(!f.trails());
    }

    void withoutASelectionTheRootHasATrail() {
        MotionFixture f;
        f.showTrails();
        QTRY_VERIFY(f.trails());
        QCOMPARE(f.trails()->tracks.nodes, (std::vector{kHip}));
        QVERIFY(nearly(f.trails()->tracks.of(0).back() - f.trails()->tracks.of(0).front(),
                       {0.0F, 5.0F, 0.0F}));
    }

    void theyAreFoundAgainForAnotherClipRatePoseByHandOrInPlace() {
        MotionFixture f;
        f.session.selection().setNode(kHip);
        f.showTrails();
        QTRY_VERIFY(f.trails());
        const std::size_t count = f.trails()->tracks.seconds.size();
        f.session.player().setFrameRate(7.0);
        QTRY_VERIFY(f.trails()->tracks.seconds.size() < count);
        HandTransform hand{.node = kRoot};
        hand.translation = glm::vec3(9.0F, 0.0F, 0.0F);
        f.session.selection().setByHand(hand);
        QTRY_COMPARE(f.trails()->tracks.of(0).front().x, 9.0F);
        f.session.player().setInPlace({.y = true});
        QTRY_VERIFY(nearly(f.trails()->tracks.of(0).front(), f.trails()->tracks.of(0).back()));
        f.session.player().setAnimation(kHeld);
        QTRY_COMPARE(f.trails()->tracks.seconds.size(), std::size_t{1});
    }

    void playingFindsNothingAgain() {
        MotionFixture f;
        f.session.selection().setNode(kHip);
        f.showTrails();
        QTRY_VERIFY(f.trails() && f.session.motionMeter().motion());
        QSignalSpy changed(&f.session.motion(), &MotionScene::trailsChanged);
        const std::shared_ptr<const TrailSet> before = f.trails();
        for (const float seconds : {1.5F, 2.0F, 2.5F}) {
            f.session.player().seek(seconds);
            QCoreApplication::processEvents();
        }
        f.change([](MotionDisplay& motion) { motion.ghostStep += 1; });  // nor what is alike
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 0);
        QCOMPARE(f.trails(), before);
    }

    void ghostsAreAroundThePresentMoment() {
        MotionFixture f;
        f.session.player().setFrameRate(10.0);
        f.session.player().setLoop(LoopMode::Once);
        f.session.player().seek(2.0F);
        QVERIFY(f.ghosts().empty());
        f.change([](MotionDisplay& motion) {
            motion.ghosts = true;
            motion.ghostsBefore = 1;
            motion.ghostsAfter = 1;
            motion.ghostStep = 5;
        });
        QCOMPARE(f.ghosts().size(), std::size_t{2});
        const float now = f.session.pose()->world(kHip)[3].y;
        for (const Ghost& ghost : f.ghosts()) {
            const float there = ghost.evaluator->world(kHip)[3].y;
            QVERIFY(ghost.kind == GhostKind::Past ? there < now : there > now);
        }
        f.session.player().seek(kWalkEnd);
        QCOMPARE(f.ghosts().size(), std::size_t{1});
        f.session.player().setLoop(LoopMode::Loop);
        QCOMPARE(f.ghosts().size(), std::size_t{2});  // one of them across the loop
        f.session.player().setLoop(LoopMode::PingPong);
        QCOMPARE(f.ghosts().size(), std::size_t{1});
        f.session.player().setLoop(LoopMode::Loop);
        f.session.player().setPlaysAllClips(true);
        QCOMPARE(f.ghosts().size(), std::size_t{1});
        f.session.player().setAnimation(kHeld);
        QVERIFY(f.ghosts().empty());  // a single moment
    }

    void aPictureWithoutGhostsEvaluatesNone_data() {
        QTest::addColumn<int>("copies");
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("ghosts");
        QTest::newRow("one") << 1 << static_cast<int>(ViewMode::Shaded) << true;
        QTest::newRow("a crowd") << 9 << static_cast<int>(ViewMode::Shaded) << false;
        QTest::newRow("the bind pose") << 1 << static_cast<int>(ViewMode::BindPose) << false;
    }

    void aPictureWithoutGhostsEvaluatesNone() {
        QFETCH(int, copies);
        QFETCH(int, mode);
        QFETCH(bool, ghosts);
        MotionFixture f;
        f.session.player().seek(2.0F);
        Look look = f.session.appearance().look();
        look.motion.ghosts = true;
        look.motion.seamGhost = true;
        look.copies = static_cast<std::uint32_t>(copies);
        look.mode = static_cast<ViewMode>(mode);
        f.session.appearance().setLook(look);
        QCOMPARE(!f.ghosts().empty(), ghosts);
        QCoreApplication::processEvents();
        QCOMPARE(f.session.motionMeter().busy() || f.session.motionMeter().motion(), ghosts);
    }

    void ghostsOfAMixAreItsBlendAtTheirTimes() {
        MotionFixture f;
        f.session.player().setMix(
            {.layers = {{.animation = kRise}, {.animation = kHeld}}, .fade = {}});
        f.session.player().seek(1.0F);
        f.change([](MotionDisplay& motion) { motion.seamGhost = true; });
        const std::span<const Ghost> ghosts = f.ghosts();
        QCOMPARE(ghosts.size(), std::size_t{2});
        const float first = ghosts[0].evaluator->world(kHip)[3].y;
        const float last = ghosts[1].evaluator->world(kHip)[3].y;
        QVERIFY(std::abs(last - first - 2.5F) < 1e-3F);
    }

    void theFeetOfTheLaneAreThoseOfTheTrails() {
        MotionFixture f;
        f.session.player().setAnimation(kHeld);
        f.session.selection().setNode(kHip);
        f.showTrails();
        QTRY_VERIFY(f.trails() && f.session.motionMeter().motion());
        QVERIFY(f.trails()->marks[0].contacts.empty());
        f.session.motionMeter().setFeet({kHip});
        QTRY_VERIFY(f.session.motionMeter().motion());
        QCOMPARE(f.session.motionMeter().feet(), std::vector{kHip});
        QCOMPARE(f.trails()->marks[0].contacts.size(), std::size_t{1});
    }

    void theLaneAndTheTrailsShareOneMeasurement() {
        MotionFixture f;
        int lane = 0;
        QObject asking;
        f.session.motionMeter().setWanted(&asking, true);
        QTRY_VERIFY(f.session.motionMeter().motion());
        const std::shared_ptr<const ClipMotion> measured = f.session.motionMeter().motion();
        QObject::connect(&f.session.motionMeter(), &MotionMeter::changed, &asking, [&] { ++lane; });
        f.session.selection().setNode(kHip);
        f.showTrails();
        QTRY_VERIFY(f.trails());
        QCOMPARE(f.session.motionMeter().motion(), measured);
        QCOMPARE(lane, 0);
        f.change([](MotionDisplay& motion) { motion.trails = TrailReach::None; });
        QTRY_VERIFY(!f.trails());
        QCOMPARE(f.session.motionMeter().motion(), measured);  // the lane still wants it
        f.session.motionMeter().setWanted(&asking, false);
        QVERIFY(!f.session.motionMeter().motion());
    }

    void withoutContactsAndJumpsNothingIsMeasured() {
        MotionFixture f;
        f.change([](MotionDisplay& motion) {
            motion.trails = TrailReach::Clip;
            motion.trailContacts = motion.trailJumps = false;
        });
        f.session.selection().setNode(kHip);
        QTRY_VERIFY(f.trails());
        QVERIFY(!f.session.motionMeter().busy() && !f.session.motionMeter().motion());
    }

    void theSeamIsMeasuredWhileItsGhostsAreShown() {
        MotionFixture f;
        QVERIFY(f.session.motion().seamWords().empty());
        f.change([](MotionDisplay& motion) { motion.seamGhost = true; });
        QTRY_VERIFY(!f.session.motion().seamWords().empty());
        QVERIFY(!f.trails());
        f.change([](MotionDisplay& motion) { motion.seamGhost = false; });
        QTRY_VERIFY(f.session.motion().seamWords().empty());
    }

    void theCameraMovesWithTheRoot() {
        MotionFixture f;
        f.follow(true, true);
        QTRY_COMPARE(f.session.motion().root(), kHip);
        QCOMPARE(f.picture().groundShift, glm::vec2(0.0F));
        const glm::vec3 start = f.session.rig().cameraView(1.0F).eyeWorld;
        f.session.player().seek(kWalkEnd);
        f.session.followRoot();
        const glm::vec3 end = f.session.rig().cameraView(1.0F).eyeWorld;
        QVERIFY(nearly(end - start, {0.0F, 5.0F, 0.0F}));
        f.session.player().setInPlace({.y = true});
        f.session.followRoot();
        QVERIFY(nearly(f.session.rig().cameraView(1.0F).eyeWorld, start));
    }

    void posingTheRootByHandDoesNotMoveTheCamera() {
        MotionFixture f;
        f.follow(true, true);
        QTRY_COMPARE(f.session.motion().root(), kHip);
        f.session.player().seek(kWalkEnd);
        (void)f.picture();
        const glm::vec3 before = f.session.rig().cameraView(1.0F).eyeWorld;
        HandTransform hand{.node = kRoot};
        hand.translation = glm::vec3(9.0F, 0.0F, 0.0F);
        f.session.selection().setByHand(hand);
        QCOMPARE(f.picture().groundShift, glm::vec2(0.0F));
        QVERIFY(nearly(f.session.rig().cameraView(1.0F).eyeWorld, before));
    }

    void copiesHaveNoTrails() {
        MotionFixture f;
        f.session.selection().setNode(kHip);
        f.showTrails();
        QTRY_VERIFY(f.trails());
        f.session.appearance().setCopies(4);
        QTRY_VERIFY(!f.trails());
        QVERIFY(!f.session.motionMeter().busy() && !f.session.motionMeter().motion());
    }

    void beginningAndEndingToFollowKeepsThePicture() {
        MotionFixture f;
        f.session.player().seek(2.5F);
        OrbitCamera camera = f.session.rig().camera();
        camera.target += glm::vec3(1.0F, 2.0F, 3.0F);
        f.session.rig().setCamera(camera);
        const glm::vec3 before = f.session.rig().cameraView(1.0F).eyeWorld;
        f.follow(true, false);
        QTRY_COMPARE(f.session.motion().root(), kHip);
        f.session.followRoot();
        QVERIFY(nearly(f.session.rig().cameraView(1.0F).eyeWorld, before));
        QVERIFY(nearly(f.session.rig().camera().target, camera.target));
        f.follow(false, false);
        f.session.followRoot();
        QVERIFY(nearly(f.session.rig().cameraView(1.0F).eyeWorld, before));
    }

    void aCameraThatIsSetWhileItFollowsIsThatCamera() {
        MotionFixture f;
        f.session.player().seek(2.5F);
        f.follow(true, false);
        QTRY_COMPARE(f.session.motion().root(), kHip);
        f.session.followRoot();
        OrbitCamera camera = f.session.rig().camera();
        camera.orbit(0.3F, 0.1F);
        f.session.rig().setCamera(camera);
        QVERIFY(nearly(f.session.rig().camera().eye(), camera.eye()));
    }

    void withoutAFileNothingIsFound() {
        Session session;
        Look look = session.appearance().look();
        look.motion.trails = TrailReach::Clip;
        look.motion.seamGhost = look.motion.followCamera = look.motion.followGround = true;
        session.appearance().setLook(look);
        QCoreApplication::processEvents();
        PictureContent content;
        session.followRoot();
        session.fillPicture(content);
        QVERIFY(content.evaluator == nullptr && !content.trails && content.ghosts.empty());
        QCOMPARE(content.view.motion, look.motion);
    }

    void anotherFileStartsWithoutTrails() {
        MotionFixture f;
        f.session.selection().setNode(kHip);
        f.showTrails();
        QTRY_VERIFY(f.trails());
        f.session.document().show({.asset = chain(3), .outline = {}});
        QVERIFY(!f.trails());
        QCoreApplication::processEvents();
        QVERIFY(!f.trails());
    }
};

SINEW_TEST_IN(QCoreApplication, TestMotionScene)
#include "test_motion_scene.moc"
