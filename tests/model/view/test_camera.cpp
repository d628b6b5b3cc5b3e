// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>

#include "model/asset/transform.h"
#include "model/view/camera.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/test_program.h"

using namespace sinew;
using sinew::test::isNear;

namespace {

constexpr float kPi = 3.14159265F;

glm::vec3 projected(const CameraView& view, const glm::vec3& world) {
    const glm::vec4 clip = view.clipFromView * view.viewFromWorld * glm::vec4(world, 1.0F);
    return glm::vec3(clip) / clip.w;
}

std::array<glm::vec3, 8> cornersOf(const Box& box) {
    std::array<glm::vec3, 8> corners{};
    for (std::size_t i = 0; i < 8; ++i) {
        corners[i] = {(i & 1U) != 0 ? box.max.x : box.min.x, (i & 2U) != 0 ? box.max.y : box.min.y,
                      (i & 4U) != 0 ? box.max.z : box.min.z};
    }
    return corners;
}

Box boxOf(const glm::vec3& min, const glm::vec3& max) {
    Box box;
    box.add(min);
    box.add(max);
    return box;
}

/// How far the box reaches towards the picture's nearest edge: 1 touches it.
float reach(const OrbitCamera& camera, const Box& box, float aspect) {
    float most = 0.0F;
    for (const glm::vec3& corner : cornersOf(box)) {
        const glm::vec3 seen = projected(camera.view(aspect), corner);
        most = std::max({most, std::abs(seen.x), std::abs(seen.y)});
    }
    return most;
}

PerspectiveCamera perspective() {
    return {.yfovRadians = 1.0F, .aspectRatio = {}, .znear = 0.5F, .zfar = 100.0F};
}

}  // namespace

class TestCamera : public QObject {
    Q_OBJECT
private slots:
    void yawZeroLooksFromPlusZ();
    void yawGrowsTowardsPlusXAndPitchTowardsPlusY();
    void clipSpaceIsVulkans();
    void thePolesHaveAnUpDirection();
    void frameShowsTheWholeSphere();
    void frameTightFillsThePicture();
    void frameTightCentresBothWays();
    void aPointAndAnEmptyBoxAreFramed();
    void aFlatBoxSeenEdgeOnStaysInFront();
    void panKeepsThePointUnderTheCursor();
    void zoomStaysWithinTheScene();
    void orbitEndsAtThePoles();
    void orthographicShowsTheSameHeightAtTheTarget();
    void gltfPerspectiveMatchesTheSpecification();
    void gltfInfinitePerspectiveNeverReachesOne();
    void gltfOrthographicShowsItsMagnification();
    void gltfCamerasIgnoreScale();
    void gltfCamerasKeepTheirFrameInANarrowPicture();
};

void TestCamera::yawZeroLooksFromPlusZ() {
    OrbitCamera camera;
    camera.target = {1, 2, 3};
    camera.distance = 5.0F;
    QVERIFY(isNear(camera.eye(), glm::vec3(1, 2, 8)));
    const glm::mat4 view = camera.view(1.0F).viewFromWorld;
    QVERIFY(isNear(glm::vec3(view * glm::vec4(1, 2, 3, 1)), glm::vec3(0, 0, -5)));
}

void TestCamera::yawGrowsTowardsPlusXAndPitchTowardsPlusY() {
    OrbitCamera camera;
    camera.distance = 2.0F;
    camera.yawRadians = 0.5F * kPi;
    QVERIFY(isNear(camera.eye(), glm::vec3(2, 0, 0)));
    camera.yawRadians = 0.0F;
    camera.pitchRadians = 0.25F * kPi;
    QVERIFY(isNear(camera.eye(), glm::vec3(0, std::sqrt(2.0F), std::sqrt(2.0F))));
}

void TestCamera::clipSpaceIsVulkans() {
    OrbitCamera camera;
    for (const bool orthographic : {false, true}) {
        camera.orthographic = orthographic;
        const CameraView view = camera.view(1.5F);
        QVERIFY(projected(view, {0, 0.1F, 0}).y < 0.0F);  // Up in the world is up in the picture.
        QVERIFY(projected(view, {0.1F, 0, 0}).x > 0.0F);
        const float near = projected(view, {0, 0, 0.5F}).z, far = projected(view, {0, 0, -0.5F}).z;
        QVERIFY(near > 0.0F && near < far && far < 1.0F);
    }
}

void TestCamera::thePolesHaveAnUpDirection() {
    OrbitCamera camera;
    camera.pitchRadians = 0.5F * kPi;  // -Z is up in the picture, seen from above.
    const CameraView view = camera.view(1.0F);
    QVERIFY(projected(view, {0, 0, -0.1F}).y < -0.01F);
    QVERIFY(projected(view, {0.1F, 0, 0}).x > 0.01F);
}

void TestCamera::frameShowsTheWholeSphere() {
    const Box box = boxOf({-3, 0, 10}, {5, 1, 12});
    for (const float aspect : {0.4F, 1.0F, 2.5F}) {
        for (const bool orthographic : {false, true}) {
            OrbitCamera camera;
            camera.orthographic = orthographic;
            camera.yawRadians = 0.7F;
            camera.pitchRadians = -0.4F;
            frame(camera, box, aspect);
            QCOMPARE(camera.target, box.center());
            const glm::mat3 worldFromView =
                glm::transpose(glm::mat3(camera.view(aspect).viewFromWorld));
            for (int i = 0; i < 16; ++i) {
                const float angle = kPi * static_cast<float>(i) / 8.0F;
                const glm::vec3 rim =
                    worldFromView * (box.radius() * glm::vec3(std::cos(angle), std::sin(angle), 0));
                const glm::vec3 seen = projected(camera.view(aspect), box.center() + rim);
                QVERIFY(std::abs(seen.x) < 1.0F && std::abs(seen.y) < 1.0F);
            }
        }
    }
}

void TestCamera::frameTightFillsThePicture() {
    const std::array boxes{boxOf({-1, -1, -1}, {1, 1, 1}), boxOf({-0.1F, 0, -5}, {0.1F, 2, 5}),
                           boxOf({100, 0, 0}, {101, 30, 1}), boxOf({-1e-4F, 0, 0}, {0, 2e-4F, 0})};
    for (const Box& box : boxes) {
        for (const float aspect : {0.5F, 1.0F, 1.78F}) {
            for (const bool orthographic : {false, true}) {
                OrbitCamera camera;
                camera.orthographic = orthographic;
                camera.yawRadians = 0.52F;
                camera.pitchRadians = 0.26F;
                frameTight(camera, box, aspect);
                const float filled = reach(camera, box, aspect);
                QVERIFY2(filled < 1.0F && filled > 0.84F, qPrintable(QString::number(filled)));
            }
        }
    }
}

/// A wide, flat box fills the picture one way; the other way it has room above and below.
void TestCamera::frameTightCentresBothWays() {
    for (const Box& box : {boxOf({-5, 0, -3}, {5, 0.5F, 3}), boxOf({0, 0, 0}, {0.5F, 9, 4})}) {
        for (const bool orthographic : {false, true}) {
            for (const float margin : {1.06F, 1.3F}) {
                OrbitCamera camera;
                camera.orthographic = orthographic;
                camera.yawRadians = 0.52F;
                camera.pitchRadians = 0.26F;
                frameTight(camera, box, 1.5F, margin);
                Box seen;
                for (const glm::vec3& corner : cornersOf(box)) {
                    seen.add(projected(camera.view(1.5F), corner));
                }
                QVERIFY(std::abs(seen.center().x) < 1e-3F && std::abs(seen.center().y) < 1e-3F);
            }
        }
    }
}

void TestCamera::aPointAndAnEmptyBoxAreFramed() {
    OrbitCamera camera;
    frameTight(camera, Box{}, 1.0F);
    QCOMPARE(camera.target, glm::vec3(0));
    QCOMPARE(camera.sceneRadius, 1.0F);
    frame(camera, boxOf({5, 5, 5}, {5, 5, 5}), 1.0F);
    QCOMPARE(camera.target, glm::vec3(5));
    QVERIFY(camera.distance > 0.5F && std::isfinite(camera.distance));
}

void TestCamera::aFlatBoxSeenEdgeOnStaysInFront() {
    const Box line = boxOf({0, 0, -4}, {0, 0, 4});
    OrbitCamera camera;
    frameTight(camera, line, 1.0F);
    for (const glm::vec3& corner : cornersOf(line)) {
        const glm::vec3 seen = projected(camera.view(1.0F), corner);
        QVERIFY(seen.z > 0.0F && seen.z < 1.0F);
    }
}

void TestCamera::panKeepsThePointUnderTheCursor() {
    OrbitCamera camera;
    camera.yawRadians = 0.3F;
    camera.pitchRadians = 0.2F;
    constexpr float kHeight = 600.0F, kAspect = 1.5F;
    const glm::vec3 point = camera.target;
    camera.pan({30.0F, -45.0F}, kHeight);
    const glm::vec3 seen = projected(camera.view(kAspect), point);
    QVERIFY(isNear(seen.x * 0.5F * kHeight * kAspect, 30.0F, 1e-4F));
    QVERIFY(isNear(seen.y * 0.5F * kHeight, -45.0F, 1e-4F));
}

void TestCamera::zoomStaysWithinTheScene() {
    OrbitCamera camera;
    camera.zoom(0.5F);
    QCOMPARE(camera.distance, 1.5F);
    for (int i = 0; i < 100; ++i) {
        camera.zoom(0.5F);
    }
    QVERIFY(camera.distance > 0.0F);
    for (int i = 0; i < 200; ++i) {
        camera.zoom(2.0F);
    }
    QVERIFY(camera.distance <= 1000.0F * camera.sceneRadius);
}

void TestCamera::orbitEndsAtThePoles() {
    OrbitCamera camera;
    camera.orbit(100.0F, 9.0F);
    QCOMPARE(camera.pitchRadians, 0.5F * kPi);
    const glm::mat4 view = camera.view(1.0F).viewFromWorld;
    QVERIFY(isNear(glm::vec3(view[0][2], view[1][2], view[2][2]), glm::vec3(0, 1, 0)));
    QVERIFY(std::abs(camera.yawRadians) <= kPi + 1e-5F);
}

void TestCamera::orthographicShowsTheSameHeightAtTheTarget() {
    OrbitCamera camera;
    const glm::vec3 point(0.2F, 0.3F, 0.0F);
    const glm::vec3 withPerspective = projected(camera.view(1.3F), point);
    camera.orthographic = true;
    const glm::vec3 without = projected(camera.view(1.3F), point);
    QVERIFY(isNear(withPerspective.x, without.x) && isNear(withPerspective.y, without.y));
}

void TestCamera::gltfPerspectiveMatchesTheSpecification() {
    const CameraView view = gltfCameraView(perspective(), glm::mat4(1.0F), 2.0F);
    QVERIFY(std::abs(projected(view, {0, 0, -0.5F}).z) < 1e-6F);
    QVERIFY(isNear(projected(view, {0, 0, -100.0F}).z, 1.0F));
    const float top = 10.0F * std::tan(0.5F);
    QVERIFY(isNear(projected(view, {2.0F * top, top, -10.0F}), glm::vec3(1, -1, 0.95477F), 1e-3F));
}

void TestCamera::gltfInfinitePerspectiveNeverReachesOne() {
    PerspectiveCamera camera = perspective();
    camera.zfar.reset();
    const CameraView view = gltfCameraView(camera, glm::mat4(1.0F), 1.0F);
    QVERIFY(std::abs(projected(view, {0, 0, -0.5F}).z) < 1e-6F);
    QVERIFY(isNear(projected(view, {0, 0, -1.0F}).z, 0.5F));
    QVERIFY(projected(view, {0, 0, -1e6F}).z <= 1.0F);
}

void TestCamera::gltfOrthographicShowsItsMagnification() {
    const OrthographicCamera camera{.xmag = 4.0F, .ymag = 2.0F, .znear = 1.0F, .zfar = 11.0F};
    const CameraView view = gltfCameraView(camera, glm::mat4(1.0F), 2.0F);
    QVERIFY(view.orthographic);
    QVERIFY(isNear(projected(view, {4, 2, -1}), glm::vec3(1, -1, 0)));
    QVERIFY(isNear(projected(view, {-4, -2, -11}), glm::vec3(-1, 1, 1)));
}

void TestCamera::gltfCamerasIgnoreScale() {
    Transform placement;
    placement.translation = {1, 2, 3};
    placement.rotation = glm::quat(std::cos(0.4F), 0, std::sin(0.4F), 0);
    const CameraView plain = gltfCameraView(perspective(), toMatrix(placement), 1.0F);
    placement.scale = {7, 0.1F, 3};
    const CameraView scaled = gltfCameraView(perspective(), toMatrix(placement), 1.0F);
    QVERIFY(isNear(plain.viewFromWorld, scaled.viewFromWorld, 1e-5F));
    QCOMPARE(scaled.eyeWorld, glm::vec3(1, 2, 3));
}

void TestCamera::gltfCamerasKeepTheirFrameInANarrowPicture() {
    PerspectiveCamera camera = perspective();
    camera.aspectRatio = 2.0F;
    const CameraView narrow = gltfCameraView(camera, glm::mat4(1.0F), 1.0F);
    const float top = 10.0F * std::tan(0.5F);
    QVERIFY(isNear(projected(narrow, {2.0F * top, 0, -10.0F}).x, 1.0F));
    const CameraView wide = gltfCameraView(camera, glm::mat4(1.0F), 3.0F);
    QVERIFY(isNear(projected(wide, {0, top, -10.0F}).y, -1.0F));
}

SINEW_TEST(TestCamera)
#include "test_camera.moc"
