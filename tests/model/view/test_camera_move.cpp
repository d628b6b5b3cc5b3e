// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/view/camera.h"
#include "model/view/camera_move.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr float kStraight = 3.14159265F;
constexpr float kAspect = 1.6F;

template <class T>
bool close(const T& a, const T& b) {
    return sinew::test::isNear(a, b, 1e-5F);
}

OrbitCamera someCamera() {
    return {.target = {1.0F, 2.0F, -3.0F},
            .yawRadians = 0.7F,
            .pitchRadians = -0.4F,
            .distance = 5.0F,
            .fovYRadians = 0.9F};
}

/// Across the picture, -1 to 1, y down.
glm::vec2 seen(const OrbitCamera& camera, const glm::vec3& world) {
    const CameraView view = camera.view(kAspect);
    const glm::vec4 clip = view.clipFromView * view.viewFromWorld * glm::vec4(world, 1.0F);
    return {clip.x / clip.w, clip.y / clip.w};
}

bool sameInPicture(glm::vec2 a, glm::vec2 b) {
    return glm::length(a - b) < 1e-4F;
}

glm::vec3 forwardOf(const OrbitCamera& camera) {
    return glm::normalize(camera.target - camera.eye());
}

}  // namespace

class TestCameraMove : public QObject {
    Q_OBJECT
private slots:
    void thePointUnderTheCursorIsSeenThere() {
        for (const bool orthographic : {false, true}) {
            OrbitCamera camera = someCamera();
            camera.orthographic = orthographic;
            const glm::vec2 cursor(0.6F, -0.3F);
            const glm::vec3 point = targetPlanePoint(camera, cursor, kAspect);
            QVERIFY(sameInPicture(seen(camera, point), cursor));
            QVERIFY(std::abs(glm::dot(point - camera.target, forwardOf(camera))) < 1e-4F);
        }
    }

    void aDollyKeepsItsPivotWhereItIsInThePicture() {
        const glm::vec3 pivot(1.5F, 2.2F, -2.0F);
        for (const bool orthographic : {false, true}) {
            for (const float factor : {0.3F, 0.875F, 1.7F}) {
                OrbitCamera camera = someCamera();
                camera.orthographic = orthographic;
                const glm::vec2 before = seen(camera, pivot);
                dollyTo(camera, pivot, factor);
                QVERIFY(sameInPicture(seen(camera, pivot), before));
                QVERIFY(close(camera.distance, 5.0F * factor));
            }
        }
    }

    void aDollyTowardsTheMiddleMovesAlongTheSightLine() {
        OrbitCamera camera = someCamera();
        dollyTo(camera, camera.target, 0.5F);
        QVERIFY(close(camera.target, someCamera().target));
    }

    void aDollyEndsAtTheBoundsOfTheSceneWithoutSliding() {
        OrbitCamera camera = someCamera();
        const glm::vec3 pivot(4.0F, 0.0F, 0.0F);
        for (int i = 0; i < 100; ++i) {
            dollyTo(camera, pivot, 0.5F);
        }
        const OrbitCamera end = camera;
        dollyTo(camera, pivot, 0.5F);
        QCOMPARE(camera, end);
        QVERIFY(camera.distance > 0.0F);
    }

    void lookingAroundLeavesTheEyeWhereItIs() {
        OrbitCamera camera = someCamera();
        const glm::vec3 eye = camera.eye();
        look(camera, 0.5F, 0.3F);
        QVERIFY(close(camera.eye(), eye));
        QVERIFY(close(camera.yawRadians, 1.2F));
        QVERIFY(close(camera.distance, 5.0F));
    }

    void flightFollowsTheSightLineTheRightAndTheWorldsUp() {
        const OrbitCamera start = someCamera();
        OrbitCamera camera = start;
        fly(camera, {0.0F, 0.0F, 2.0F});
        QVERIFY(close(camera.eye(), start.eye() + 2.0F * forwardOf(start)));
        camera = start;
        fly(camera, {0.0F, 3.0F, 0.0F});
        QVERIFY(close(camera.eye(), start.eye() + glm::vec3(0, 3, 0)));
        camera = start;
        fly(camera, {1.0F, 0.0F, 0.0F});
        const glm::vec3 right(std::cos(0.7F), 0.0F, -std::sin(0.7F));
        QVERIFY(close(camera.eye(), start.eye() + right));
    }

    void aShorterReachChangesNeitherEyeNorDirection() {
        OrbitCamera camera = someCamera();
        const glm::vec3 eye = camera.eye();
        shortenReach(camera, 1.0F);
        QVERIFY(close(camera.eye(), eye));
        QCOMPARE(camera.distance, 1.0F);
        shortenReach(camera, 9.0F);
        QCOMPARE(camera.distance, 1.0F);
    }

    void theFreeCameraStartsAtTheFilesCamera() {
        for (const bool orthographic : {false, true}) {
            OrbitCamera camera = someCamera();
            camera.orthographic = orthographic;
            camera.sceneRadius = 2.0F;
            const OrbitCamera found = orbitFrom(camera.view(kAspect), {0, 1, -2}, 2.0F);
            const glm::vec3 ahead = camera.eye() + 4.0F * forwardOf(camera);
            QVERIFY(sameInPicture(seen(found, ahead), glm::vec2(0.0F)));
            const glm::vec3 aside = ahead + glm::vec3(0.3F, 0.4F, 0.1F);
            QVERIFY(sameInPicture(seen(found, aside), seen(camera, aside)));
            QVERIFY(close(found.yawRadians, 0.7F) && close(found.pitchRadians, -0.4F));
            QCOMPARE(found.orthographic, orthographic);
        }
    }

    void aMoveBeginsAndEndsWhereItShould() {
        const CameraTransition move = aMove();
        QVERIFY(close(move.at(10.0).eye(), move.from.eye()));
        QCOMPARE(move.at(10.2), move.to);
        QCOMPARE(move.at(99.0), move.to);
        QVERIFY(!move.over(10.19));
        QVERIFY(move.over(10.2));
    }

    void aMoveIsHalfWayInTheMiddleAndSlowAtItsEnds() {
        CameraTransition move = aMove();
        move.from.yawRadians = 0.2F;
        move.to.yawRadians = 1.0F;
        const OrbitCamera middle = move.at(10.1);
        QVERIFY(close(middle.target, 0.5F * (move.from.target + move.to.target)));
        QVERIFY(close(middle.yawRadians, 0.6F));
        QVERIFY(close(middle.distance, std::sqrt(5.0F * 20.0F)));
        // Smoothstep: 3 t² - 2 t³ at a tenth of the way.
        QVERIFY(close(move.at(10.02).yawRadians, 0.2F + 0.8F * 0.028F));
    }

    void yawTurnsTheShorterWay() {
        CameraTransition move = aMove();
        move.from.yawRadians = 0.9F * kStraight;
        move.to.yawRadians = -0.9F * kStraight;
        QVERIFY(close(std::abs(move.at(10.1).yawRadians), kStraight));
    }

private:
    static CameraTransition aMove() {
        OrbitCamera to = someCamera();
        to.target = {7.0F, 0.0F, 1.0F};
        to.distance = 20.0F;
        return {.from = someCamera(), .to = to, .startSeconds = 10.0, .durationSeconds = 0.2};
    }
};

SINEW_TEST(TestCameraMove)
#include "test_camera_move.moc"
