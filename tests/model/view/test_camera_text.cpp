// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/view/camera_text.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/test_program.h"

using namespace sinew;
using sinew::test::isNear;

namespace {

OrbitCamera cameraOf(const char* text) {
    const Result<OrbitCamera> camera = readCameraText(text);
    if (!camera) {
        qWarning("%s: %s", text, camera.error().message.c_str());
        return {};
    }
    return *camera;
}

std::string problemOf(const char* text) {
    const Result<OrbitCamera> camera = readCameraText(text);
    return camera ? std::string() : camera.error().message;
}

glm::vec3 row(const OrbitCamera& camera, int which) {
    const glm::mat4 view = camera.view(1.0F).viewFromWorld;
    return {view[0][which], view[1][which], view[2][which]};
}

/// Depth of a point in the picture: 0 at the near plane, 1 at the far plane.
float depthOf(const OrbitCamera& camera, const glm::vec3& point) {
    const CameraView view = camera.view(1.0F);
    const glm::vec4 clip = view.clipFromView * view.viewFromWorld * glm::vec4(point, 1.0F);
    return clip.z / clip.w;
}

}  // namespace

class TestCameraText : public QObject {
    Q_OBJECT

private slots:
    void aTextPlacesEyeAndTarget() {
        const OrbitCamera camera = cameraOf("eye:3,1,4,target:0,1,0");
        QVERIFY(isNear(camera.eye(), glm::vec3(3.0F, 1.0F, 4.0F), 1e-5F));
        QCOMPARE(camera.target, glm::vec3(0.0F, 1.0F, 0.0F));
        QCOMPARE(camera.distance, 5.0F);
        QCOMPARE(camera.rollRadians, 0.0F);
        QCOMPARE(camera.fovYRadians, OrbitCamera().fovYRadians);
    }

    void partsMayComeInAnyOrderAndWithSpaces() {
        const OrbitCamera camera = cameraOf(" target: 0, 1,0 , fov:90,\teye:3,1,4\n");
        QVERIFY(isNear(camera.eye(), glm::vec3(3.0F, 1.0F, 4.0F), 1e-5F));
        QCOMPARE(camera.fovYRadians, std::acos(0.0F));
    }

    void upRollsTheCamera() {
        for (const glm::vec3 up : {glm::vec3(1.0F, 0.0F, 0.0F), glm::vec3(0.6F, 0.8F, 0.0F),
                                   glm::vec3(0.0F, -1.0F, 0.0F), glm::vec3(-1.0F, 0.0F, 0.0F)}) {
            const std::string text = "eye:0,0,2,target:0,0,0,up:" + std::to_string(up.x) + ',' +
                                     std::to_string(up.y) + ",0";
            const OrbitCamera camera = cameraOf(text.c_str());
            QVERIFY(isNear(row(camera, 1), up, 1e-5F));
            QVERIFY(isNear(row(camera, 0), glm::vec3(up.y, -up.x, 0.0F), 1e-5F));
            QVERIFY(isNear(camera.eye(), glm::vec3(0.0F, 0.0F, 2.0F), 1e-5F));
        }
    }

    void aVerticalCameraIsThatOfTopAndBottomUnlessUpSaysOtherwise() {
        QVERIFY(isNear(row(cameraOf("eye:0,5,0,target:0,0,0"), 1), glm::vec3(0, 0, -1), 1e-5F));
        QVERIFY(isNear(row(cameraOf("eye:0,-5,0,target:0,0,0"), 1), glm::vec3(0, 0, 1), 1e-5F));
        const OrbitCamera camera = cameraOf("eye:0,5,0,target:0,0,0,up:1,0,0");
        QVERIFY(isNear(row(camera, 1), glm::vec3(1, 0, 0), 1e-5F));
        QVERIFY(isNear(row(camera, 2), glm::vec3(0, 1, 0), 1e-5F));
    }

    void orthoIsTheVisibleHeight() {
        const OrbitCamera camera = cameraOf("eye:0,0,2,target:0,0,0,ortho:8");
        QVERIFY(camera.orthographic);
        QVERIFY(isNear(camera.eye(), glm::vec3(0.0F, 0.0F, 2.0F), 1e-5F));
        const glm::mat4 clip = camera.view(1.0F).clipFromView;
        QVERIFY(isNear(clip[1][1], -0.25F, 1e-6F));
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* text, const char* problem) {
            QTest::newRow(text) << text << problem;
        };
        row("eye:1,2,3,target:1,2,3", "eye and target are the same point");
        row("eye:0,0,3,target:0,0,0,up:0,0,1", "up: is parallel to the line of sight");
        row("eye:0,3,0,target:0,0,0,up:0,1,0", "up: is parallel to the line of sight");
        row("eye:0,0,3,target:0,0,0,up:0,0,0", "up: has no direction");
        row("eye:0,0,3", "target: must have three numbers");
        row("eye:0,3,target:0,0,0", "eye: must have three numbers");
        row("eye:0,0,3,target:0,0,0,fov:9,9", "fov: must have one number");
        row("eye:0,0,3,target:0,0,0,fov:180", "fov: must be from 1 to 170 degrees");
        row("eye:0,0,3,target:0,0,0,ortho:0", "ortho: the visible height must be above 0");
        row("eye:0,0,3,target:0,0,0,fov:9,ortho:2", "fov: and ortho: exclude each other");
        row("eye:0,0,x,target:0,0,0", "'x' is not a finite number");
        row("eye:0,0,nan,target:0,0,0", "'nan' is not a finite number");
        row("eye:0,0,3,look:0,0,0", "there is no part 'look:'");
        row("eye:0,0,3,eye:0,0,0", "there are two of 'eye:'");
        row("", "'' is not a finite number");
    }

    void whatIsWrongIsSaid() {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QString said = QString::fromStdString(problemOf(text.toUtf8().constData()));
        QVERIFY2(said.startsWith(problem), qPrintable(said));
    }

    void aTextLeadsBackToTheCamera() {
        for (const float roll : {0.0F, 0.4F, -2.0F}) {
            for (const float pitch : {0.0F, 0.7F, -1.5707963F, 1.5707963F}) {
                OrbitCamera camera;
                camera.target = {1.5F, -2.0F, 0.25F};
                camera.distance = 7.0F;
                camera.yawRadians = -2.3F;
                camera.pitchRadians = pitch;
                camera.rollRadians = roll;
                camera.orthographic = roll > 0.0F;
                const OrbitCamera back = cameraOf(cameraText(camera).c_str());
                QVERIFY(isNear(back.eye(), camera.eye(), 1e-4F));
                for (const int axis : {0, 1, 2}) {
                    QVERIFY(isNear(row(back, axis), row(camera, axis), 1e-5F));
                }
                QCOMPARE(back.orthographic, camera.orthographic);
                QVERIFY(isNear(back.view(2.0F).clipFromView[0][0],
                               camera.view(2.0F).clipFromView[0][0], 1e-5F));
            }
        }
    }

    void aLevelCameraHasNoUp() {
        OrbitCamera camera;
        camera.distance = 2.0F;
        QVERIFY(cameraText(camera).starts_with("eye:0,0,2,target:0,0,0,fov:40.107"));
    }

    void theRollOfAnyViewIsKept() {
        const OrbitCamera rolled = cameraOf("eye:3,1,4,target:0,1,0,up:1,2,0,fov:30");
        const OrbitCamera same = rolledOrbitFrom(rolled.view(1.5F), rolled.target, 1.0F);
        QVERIFY(isNear(same.eye(), rolled.eye(), 1e-4F));
        QVERIFY(isNear(row(same, 1), row(rolled, 1), 1e-5F));
        QVERIFY(isNear(same.fovYRadians, rolled.fovYRadians, 1e-5F));
    }

    void theDepthRangeCoversTheModelWhereverTheCameraIs() {
        Box box;
        box.add(glm::vec3(-1.0F));
        box.add(glm::vec3(1.0F));
        for (const char* text :
             {"eye:0,0,3,target:0,0,0", "eye:0,0,3,target:0,0,-900", "eye:0,0,900,target:0,0,899",
              "eye:0,0,900,target:0,0,0", "eye:0,0,3,target:0,0,-90000,fov:20",
              "eye:0,0,300,target:0,0,299,ortho:3", "eye:0,0,3,target:0,0,-900,ortho:3"}) {
            OrbitCamera camera = cameraOf(text);
            const glm::vec3 eye = camera.eye();
            coverDepth(camera, box);
            QVERIFY2(glm::distance(camera.eye(), eye) < 0.01F, text);
            for (const glm::vec3 corner : {glm::vec3(-1, -1, -1), glm::vec3(1, 1, 1)}) {
                const float depth = depthOf(camera, corner);
                QVERIFY2(depth > 0.0F && depth < 1.0F, text);
            }
        }
    }
};

SINEW_TEST(TestCameraText)
#include "test_camera_text.moc"
