// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <numbers>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kQuarter = std::numbers::pi_v<float> / 2.0F;

/// A session whose wall clock the test turns by hand.
struct Fixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    Fixture() {
        session.show({.asset = character(), .outline = {}});
        session.setPlaying(false);
        session.frameAll();
        pass(1.0);
    }
    void pass(double seconds) {
        wall += seconds;
        session.advance(wall);
    }
};

bool isNear(float a, float b) {
    return std::abs(a - b) < 1e-4F;
}

bool isNear(const glm::vec3& a, const glm::vec3& b) {
    return glm::length(a - b) < 1e-4F;
}

}  // namespace

class TestSessionCamera : public QObject {
    Q_OBJECT

private slots:
    void aStandardViewIsReachedInAFifthOfASecondAndThenNothingMoves() {
        Fixture f;
        const OrbitCamera before = f.session.camera();
        f.session.setStandardView(StandardView::Right);
        QCOMPARE(f.session.camera().yawRadians, kQuarter);
        QCOMPARE(f.session.shownCamera(), before);
        QVERIFY(f.session.moving());
        f.pass(0.1);
        const float half = 0.5F * (before.yawRadians + kQuarter);
        QVERIFY(isNear(f.session.shownCamera().yawRadians, half));
        f.pass(0.1001);
        QCOMPARE(f.session.shownCamera(), f.session.camera());
        QVERIFY(!f.session.moving());
    }

    void thePictureShowsTheCameraOnItsWay() {
        Fixture f;
        f.session.setStandardView(StandardView::Top);
        f.pass(0.1);
        QCOMPARE(f.session.cameraView(1.5F).eyeWorld, f.session.shownCamera().eye());
    }

    void aDragEndsTheMoveWhereItIs() {
        Fixture f;
        f.session.setStandardView(StandardView::Back);
        f.pass(0.05);
        OrbitCamera camera = f.session.freeCamera();
        QVERIFY(camera != f.session.camera());
        camera.orbit(0.1F, 0.0F);
        f.session.setCamera(camera);
        QVERIFY(!f.session.moving());
        QCOMPARE(f.session.shownCamera(), camera);
        QCOMPARE(f.session.camera(), camera);
    }

    void withoutSmoothMovesAViewIsThereAtOnce() {
        Fixture f;
        f.session.setSmoothMoves(false);
        f.session.setStandardView(StandardView::Left);
        QVERIFY(!f.session.moving());
        QCOMPARE(f.session.shownCamera().yawRadians, -kQuarter);
    }

    void framingIsAMoveToo() {
        Fixture f;
        const OrbitCamera framed = f.session.camera();
        OrbitCamera camera = framed;
        camera.target += glm::vec3(5.0F, 0.0F, 0.0F);
        f.session.setCamera(camera);
        f.session.frameAll();
        QVERIFY(f.session.moving());
        f.pass(1.0);
        QVERIFY(isNear(f.session.shownCamera().target, framed.target));
    }

    void turnsInQuickSuccessionAddUp() {
        Fixture f;
        const float yaw = f.session.camera().yawRadians;
        for (int i = 0; i < 3; ++i) {
            f.session.turnCamera(0.25F, 0.0F);
            f.pass(0.02);
        }
        f.pass(1.0);
        QVERIFY(isNear(f.session.shownCamera().yawRadians, yaw + 0.75F));
    }

    void theOppositeSideIsSeenFromTheOtherSideOfTheTarget() {
        Fixture f;
        const OrbitCamera before = f.session.camera();
        f.session.lookFromBehind();
        const OrbitCamera after = f.session.camera();
        QVERIFY(isNear(after.target - after.eye(), before.eye() - before.target));
    }

    void theFieldOfViewKeepsTheSizeOfWhatIsLookedAt() {
        Fixture f;
        const OrbitCamera before = f.session.camera();
        f.session.setFieldOfView(1.2F);
        const OrbitCamera after = f.session.camera();
        QCOMPARE(after.fovYRadians, 1.2F);
        QVERIFY(isNear(after.distance * std::tan(0.6F),
                       before.distance * std::tan(0.5F * before.fovYRadians)));
        f.session.setFieldOfView(100.0F);
        QVERIFY(f.session.camera().fovYRadians < std::numbers::pi_v<float>);
    }

    void flightMovesTheEyeBySpeedTimesTimeAndEnds() {
        Fixture f;
        f.session.setFlight({0.0F, 0.0F, 1.0F}, false);
        QVERIFY(f.session.moving());
        const glm::vec3 eye = f.session.shownCamera().eye();
        f.pass(0.05);
        const float way = glm::length(f.session.shownCamera().eye() - eye);
        QVERIFY(isNear(way, 0.05F * f.session.camera().sceneRadius));
        f.session.setFlight({0.0F, 0.0F, 1.0F}, true);
        f.pass(0.05);
        QVERIFY(isNear(glm::length(f.session.shownCamera().eye() - eye), 5.0F * way));
        f.session.setFlight({}, false);
        QVERIFY(!f.session.moving());
        const OrbitCamera there = f.session.camera();
        f.pass(1.0);
        QCOMPARE(f.session.shownCamera(), there);
    }

    void flightDoesNotLeapAfterAPause() {
        Fixture f;
        f.session.setFlight({1.0F, 0.0F, 0.0F}, false);
        const glm::vec3 eye = f.session.shownCamera().eye();
        f.pass(60.0);
        QVERIFY(glm::length(f.session.shownCamera().eye() - eye) <=
                0.11F * f.session.camera().sceneRadius);
    }

    void theSpeedOfFlightIsSetAndHeld() {
        Fixture f;
        QSignalSpy changed(&f.session, &Session::cameraSettingsChanged);
        f.session.changeFlightSpeed(1.0);
        QVERIFY(isNear(f.session.flightSpeed(), 1.2F));
        QCOMPARE(changed.count(), 1);
        f.session.setFlightSpeed(1e9F);
        QVERIFY(f.session.flightSpeed() < 1000.0F);
    }

    void theFirstDragBeginsWhereTheFilesCameraStands() {
        Fixture f;
        f.session.setCameraNode(kEye);
        const glm::vec3 eye = f.session.cameraView(1.5F).eyeWorld;
        QVERIFY(isNear(f.session.freeCamera().eye(), eye));
        f.session.setCamera(f.session.freeCamera());
        QVERIFY(!f.session.cameraNode());
        QVERIFY(isNear(f.session.cameraView(1.5F).eyeWorld, eye));
    }

    void zeroLooksThroughTheFilesCameraAndBack() {
        Fixture f;
        const OrbitCamera before = f.session.camera();
        f.session.toggleFileCamera();
        QCOMPARE(f.session.cameraNode(), kEye);
        f.session.toggleFileCamera();
        QVERIFY(!f.session.cameraNode());
        QCOMPARE(f.session.camera(), before);
    }

    void aCrowdIsFramedAndEachCopyHasItsOwnMoment() {
        Fixture f;
        const Box one = f.session.framedBounds();
        QVERIFY(f.session.crowd() == nullptr);
        f.session.setCopies(10);
        const CrowdGrid* crowd = f.session.crowd();
        QVERIFY(crowd != nullptr);
        QCOMPARE(crowd->copies(), std::size_t{10});
        QCOMPARE(crowd->offsets()[0], glm::vec3(0.0F));
        QCOMPARE(crowd->seconds()[0], f.session.seconds());
        QVERIFY(crowd->seconds()[0] != crowd->seconds()[1]);
        for (const float seconds : crowd->seconds()) {
            QVERIFY(seconds >= kWalkStart && seconds <= kWalkEnd);
        }
        QVERIFY(f.session.framedBounds().radius() > one.radius());
        f.session.setCopies(0);
        QCOMPARE(f.session.copies(), std::size_t{1});
        QVERIFY(f.session.crowd() == nullptr);
    }

    void aFileOpenedFromTheBindPoseHasItsCopies() {
        Fixture f;
        f.session.setCopies(4);
        ViewOptions view = f.session.view();
        view.mode = ViewMode::BindPose;
        f.session.setView(view);
        QVERIFY(f.session.crowd() == nullptr);
        f.session.show({.asset = character(), .outline = {}});
        const CrowdGrid* crowd = f.session.crowd();
        QVERIFY(crowd != nullptr);
        QCOMPARE(crowd->copies(), std::size_t{4});
        QCOMPARE(crowd->animation(), f.session.animation());
    }

    void turningTheLightStaysWithinATurn() {
        Fixture f;
        QSignalSpy changed(&f.session, &Session::viewChanged);
        for (int i = 0; i < 10; ++i) {
            f.session.turnLight(1.0F);
        }
        QCOMPARE(changed.count(), 10);
        QVERIFY(isNear(f.session.view().lighting.environmentRotationRadians,
                       10.0F - 4.0F * std::numbers::pi_v<float>));
    }
};

SINEW_TEST_IN(QCoreApplication, TestSessionCamera)
#include "test_session_camera.moc"
