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

/// A session with a manual wall clock.
struct SessionCameraFixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    SessionCameraFixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
        session.frameAll();
        pass(1.0);
    }
    void pass(double seconds) {
        wall += seconds;
        session.advance(wall);
    }
    const CrowdInput& crowd() {
        session.fillPicture(content);
        return content.crowd;
    }

    PictureContent content;
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
        SessionCameraFixture f;
        const OrbitCamera before = f.session.rig().camera();
        f.session.rig().setStandardView(StandardView::Right);
        QCOMPARE(f.session.rig().camera().yawRadians, kQuarter);
        QCOMPARE(f.session.rig().shownCamera(), before);
        QVERIFY(f.session.moving());
        f.pass(0.1);
        const float half = 0.5F * (before.yawRadians + kQuarter);
        QVERIFY(isNear(f.session.rig().shownCamera().yawRadians, half));
        f.pass(0.1001);
        QCOMPARE(f.session.rig().shownCamera(), f.session.rig().camera());
        QVERIFY(!f.session.moving());
    }

    void thePictureShowsTheCameraOnItsWay() {
        SessionCameraFixture f;
        f.session.rig().setStandardView(StandardView::Top);
        f.pass(0.1);
        QCOMPARE(f.session.rig().cameraView(1.5F).eyeWorld, f.session.rig().shownCamera().eye());
    }

    void aDragEndsTheMoveWhereItIs() {
        SessionCameraFixture f;
        f.session.rig().setStandardView(StandardView::Back);
        f.pass(0.05);
        OrbitCamera camera = f.session.rig().freeCamera();
        QVERIFY(camera != f.session.rig().camera());
        camera.orbit(0.1F, 0.0F);
        f.session.rig().setCamera(camera);
        QVERIFY(!f.session.moving());
        QCOMPARE(f.session.rig().shownCamera(), camera);
        QCOMPARE(f.session.rig().camera(), camera);
    }

    void withoutSmoothMovesAViewIsThereAtOnce() {
        SessionCameraFixture f;
        f.session.rig().setSmoothMoves(false);
        f.session.rig().setStandardView(StandardView::Left);
        QVERIFY(!f.session.moving());
        QCOMPARE(f.session.rig().shownCamera().yawRadians, -kQuarter);
    }

    void framingIsAMoveToo() {
        SessionCameraFixture f;
        const OrbitCamera framed = f.session.rig().camera();
        OrbitCamera camera = framed;
        camera.target += glm::vec3(5.0F, 0.0F, 0.0F);
        f.session.rig().setCamera(camera);
        f.session.frameAll();
        QVERIFY(f.session.moving());
        f.pass(1.0);
        QVERIFY(isNear(f.session.rig().shownCamera().target, framed.target));
    }

    void turnsInQuickSuccessionAddUp() {
        SessionCameraFixture f;
        const float yaw = f.session.rig().camera().yawRadians;
        for (int i = 0; i < 3; ++i) {
            f.session.rig().turnCamera(0.25F, 0.0F);
            f.pass(0.02);
        }
        f.pass(1.0);
        QVERIFY(isNear(f.session.rig().shownCamera().yawRadians, yaw + 0.75F));
    }

    void theOppositeSideIsSeenFromTheOtherSideOfTheTarget() {
        SessionCameraFixture f;
        const OrbitCamera before = f.session.rig().camera();
        f.session.rig().lookFromBehind();
        const OrbitCamera after = f.session.rig().camera();
        QVERIFY(isNear(after.target - after.eye(), before.eye() - before.target));
    }

    void theFieldOfViewKeepsTheSizeOfTheTarget() {
        SessionCameraFixture f;
        const OrbitCamera before = f.session.rig().camera();
        f.session.rig().setFieldOfView(1.2F);
        const OrbitCamera after = f.session.rig().camera();
        QCOMPARE(after.fovYRadians, 1.2F);
        QVERIFY(isNear(after.distance * std::tan(0.6F),
                       before.distance * std::tan(0.5F * before.fovYRadians)));
        f.session.rig().setFieldOfView(100.0F);
        QVERIFY(f.session.rig().camera().fovYRadians < std::numbers::pi_v<float>);
    }

    void flightMovesTheEyeBySpeedTimesTimeAndEnds() {
        SessionCameraFixture f;
        f.session.rig().setFlight({0.0F, 0.0F, 1.0F}, false);
        QVERIFY(f.session.moving());
        const glm::vec3 eye = f.session.rig().shownCamera().eye();
        f.pass(0.05);
        const float way = glm::length(f.session.rig().shownCamera().eye() - eye);
        QVERIFY(isNear(way, 0.05F * f.session.rig().camera().sceneRadius));
        f.session.rig().setFlight({0.0F, 0.0F, 1.0F}, true);
        f.pass(0.05);
        QVERIFY(isNear(glm::length(f.session.rig().shownCamera().eye() - eye), 5.0F * way));
        f.session.rig().setFlight({}, false);
        QVERIFY(!f.session.moving());
        const OrbitCamera there = f.session.rig().camera();
        f.pass(1.0);
        QCOMPARE(f.session.rig().shownCamera(), there);
    }

    void flightDoesNotLeapAfterAPause() {
        SessionCameraFixture f;
        f.session.rig().setFlight({1.0F, 0.0F, 0.0F}, false);
        const glm::vec3 eye = f.session.rig().shownCamera().eye();
        f.pass(60.0);
        QVERIFY(glm::length(f.session.rig().shownCamera().eye() - eye) <=
                0.11F * f.session.rig().camera().sceneRadius);
    }

    void theSpeedOfFlightIsSetAndHeld() {
        SessionCameraFixture f;
        QSignalSpy changed(&f.session.rig(), &CameraRig::cameraSettingsChanged);
        f.session.rig().changeFlightSpeed(1.0);
        QVERIFY(isNear(f.session.rig().flightSpeed(), 1.2F));
        QCOMPARE(changed.count(), 1);
        f.session.rig().setFlightSpeed(1e9F);
        QVERIFY(f.session.rig().flightSpeed() < 1000.0F);
    }

    void theFirstDragBeginsAtTheFilesCamera() {
        SessionCameraFixture f;
        f.session.rig().setCameraNode(kEye);
        const glm::vec3 eye = f.session.rig().cameraView(1.5F).eyeWorld;
        QVERIFY(isNear(f.session.rig().freeCamera().eye(), eye));
        f.session.rig().setCamera(f.session.rig().freeCamera());
        QVERIFY(!f.session.rig().cameraNode());
        QVERIFY(isNear(f.session.rig().cameraView(1.5F).eyeWorld, eye));
    }

    void zeroLooksThroughTheFilesCameraAndBack() {
        SessionCameraFixture f;
        const OrbitCamera before = f.session.rig().camera();
        f.session.toggleFileCamera();
        QCOMPARE(f.session.rig().cameraNode(), kEye);
        f.session.toggleFileCamera();
        QVERIFY(!f.session.rig().cameraNode());
        QCOMPARE(f.session.rig().camera(), before);
    }

    void aCrowdIsFramedAndEachCopyHasItsOwnMoment() {
        SessionCameraFixture f;
        const Box one = f.session.rig().framedBounds();
        QVERIFY(f.crowd().crowd == nullptr);
        f.session.appearance().setCopies(10);
        const CrowdInput& crowd = f.crowd();
        QVERIFY(crowd.crowd != nullptr);
        QCOMPARE(crowd.seconds.size(), std::size_t{10});
        QCOMPARE(crowd.offsets[0], glm::vec3(0.0F));
        QCOMPARE(crowd.seconds[0], f.session.player().seconds());
        QVERIFY(crowd.seconds[0] != crowd.seconds[1]);
        for (const float seconds : crowd.seconds) {
            QVERIFY(seconds >= kWalkStart && seconds <= kWalkEnd);
        }
        QVERIFY(f.session.rig().framedBounds().radius() > one.radius());
        f.session.appearance().setCopies(0);
        QCOMPARE(f.session.appearance().look().copies, 1U);
        QVERIFY(f.crowd().crowd == nullptr);
    }

    void copiesAreAsFarApartAsTheirClipNeeds() {
        SessionCameraFixture f;
        f.session.player().setAnimation(AnimationIndex(1U));
        f.session.appearance().setCopies(4);
        const glm::vec3 apart = f.crowd().offsets[1];
        SessionCameraFixture other;
        other.session.appearance().setCopies(4);
        other.session.rig().setCamera(other.session.rig().camera());  // not framed again
        (void)other.crowd();
        other.session.player().setAnimation(AnimationIndex(1U));
        QCOMPARE(other.crowd().offsets[1], apart);
    }

    void copiesEndWithTheirFile() {
        SessionCameraFixture f;
        f.session.appearance().setCopies(4);
        Look view = f.session.appearance().look();
        view.mode = ViewMode::BindPose;
        f.session.appearance().setLook(view);
        QVERIFY(f.crowd().crowd == nullptr);
        f.session.document().show({.asset = character(), .outline = {}});
        QCOMPARE(f.session.appearance().look().copies, 1U);
        QVERIFY(f.crowd().crowd == nullptr);
    }

    void turningTheLightStaysWithinATurn() {
        SessionCameraFixture f;
        QSignalSpy changed(&f.session.appearance(), &Appearance::lookChanged);
        for (int i = 0; i < 10; ++i) {
            f.session.appearance().turnLight(1.0F);
        }
        QCOMPARE(changed.count(), 10);
        QVERIFY(isNear(f.session.view().lighting.environmentRotationRadians,
                       10.0F - 4.0F * std::numbers::pi_v<float>));
    }
};

SINEW_TEST_IN(QCoreApplication, TestSessionCamera)
#include "test_session_camera.moc"
