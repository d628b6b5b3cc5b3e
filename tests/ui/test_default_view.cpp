// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QTest>
#include <cmath>
#include <limits>
#include <numbers>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "tests/ui/window_fixture.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kDegree = std::numbers::pi_v<float> / 180.0F;
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

std::shared_ptr<const Asset> fileAt(const char* path) {
    Asset asset = *character();
    asset.path = path;
    return std::make_shared<const Asset>(std::move(asset));
}

/// A file with one triangle, or a degenerate one.
std::shared_ptr<const Asset> points(const std::vector<glm::vec3>& positions) {
    Asset asset;
    if (!positions.empty()) {
        Primitive primitive;
        primitive.positions = positions;
        asset.meshes.emplace_back().primitives.push_back(std::move(primitive));
    }
    asset.nodes.resize(1);
    asset.nodes[0].mesh = positions.empty() ? MeshIndex() : MeshIndex(0U);
    asset.scenes = {{.name = {}, .roots = {NodeIndex(0U)}}};
    asset.defaultScene = SceneIndex(0U);
    return finishAsset(std::move(asset));
}

struct Viewer {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};
    CameraRig& rig = session.rig();

    Viewer() { open(fileAt("first.glb")); }
    void open(std::shared_ptr<const Asset> asset) {
        session.document().show({.asset = asset, .outline = animatedOutline(asset, {}, {})});
    }
    /// Another direction, projection and field of view.
    void lookElsewhere() {
        rig.setDirection(2.0F, -1.0F);
        rig.setOrthographic(true);
        rig.setFieldOfView(1.5F);
    }
    void arrive() {
        wall += 10.0;
        session.advance(wall);
    }
};

bool isDefault(const OrbitCamera& camera) {
    return camera.yawRadians == 30.0F * kDegree && camera.pitchRadians == 15.0F * kDegree &&
           !camera.orthographic && camera.fovYRadians == OrbitCamera().fovYRadians;
}

bool isFinite(const CameraView& view) {
    const glm::mat4 product = view.clipFromView * view.viewFromWorld;
    for (glm::length_t i = 0; i < 16; ++i) {
        if (!std::isfinite(product[i / 4][i % 4])) {
            return false;
        }
    }
    return true;
}

}  // namespace

class TestDefaultView : public QObject {
    Q_OBJECT

private slots:
    void aFileOpensInTheDefaultViewWhereverTheLastOneWasSeenFrom() {
        Viewer f;
        QVERIFY(isDefault(f.rig.camera()));
        f.lookElsewhere();
        f.open(fileAt("second.glb"));
        QVERIFY(isDefault(f.rig.camera()));
        QVERIFY(isDefault(f.rig.shownCamera()));
        QVERIFY(f.rig.untouched());
    }

    /// Avatars of VRM 0.x face -Z.
    void theFrontIsWhereTheModelFaces() {
        Viewer f;
        Asset avatar = *character();
        avatar.path = "avatar.vrm";
        avatar.vrm = Vrm{.version = "0.0", .about = {}, .humanoid = {}, .expressions = {}};
        f.open(std::make_shared<const Asset>(std::move(avatar)));
        const glm::vec3 toEye = f.rig.camera().eye() - f.rig.camera().target;
        QVERIFY(toEye.z < 0.0F && toEye.x < 0.0F && toEye.y > 0.0F);
        const auto side = [&](StandardView view) {
            f.rig.setStandardView(view);
            f.arrive();
            return glm::normalize(f.rig.camera().eye() - f.rig.camera().target);
        };
        QVERIFY(side(StandardView::Front).z < -0.99F);
        QVERIFY(side(StandardView::Back).z > 0.99F);
        QVERIFY(side(StandardView::Right).x < -0.99F);
        QVERIFY(side(StandardView::Left).x > 0.99F);
        f.open(fileAt("second.glb"));
        QVERIFY(isDefault(f.rig.camera()));
        QVERIFY(side(StandardView::Front).z > 0.99F);
    }

    void theDefaultViewComesBackFromEverywhere() {
        Viewer f;
        f.session.frameAll();
        f.arrive();
        const OrbitCamera opened = f.rig.camera();
        f.lookElsewhere();
        f.session.showDefaultView();
        QVERIFY(f.session.moving());
        f.arrive();
        QCOMPARE(f.rig.shownCamera(), opened);
        f.rig.setCameraNode(kEye);
        f.session.showDefaultView();
        f.arrive();
        QVERIFY(!f.rig.cameraNode());
        QVERIFY(isDefault(f.rig.shownCamera()));
    }

    void frameAllLeavesTheCameraOfTheFileAndABrokenCamera() {
        Viewer f;
        f.rig.setCameraNode(kEye);
        f.session.frameAll();
        f.arrive();
        QVERIFY(!f.rig.cameraNode());
        OrbitCamera broken = f.rig.camera();
        broken.yawRadians = kNan;
        broken.target.x = kNan;
        broken.distance = kNan;
        f.rig.setCamera(broken);
        f.session.frameAll();
        f.arrive();
        QVERIFY(isFinite(f.rig.cameraView(1.5F)));
    }

    void everySceneIsFramedByAFiniteCamera() {
        constexpr float kHuge = 1e18F;
        const std::vector<std::vector<glm::vec3>> scenes{
            {},
            {{1.0F, 2.0F, 3.0F}},
            {{kHuge, 0.0F, 0.0F}, {0.0F, kHuge, 0.0F}, {0.0F, 0.0F, -kHuge}},
            {{1e-12F, 0.0F, 0.0F}, {0.0F, 1e-12F, 0.0F}, {0.0F, 0.0F, 1e-12F}},
            {{kNan, 0.0F, 0.0F}, {0.0F, kNan, 0.0F}, {0.0F, 0.0F, kNan}},
            {{0.0F, 0.0F, 0.0F}, {1.0F, 0.0F, 0.0F}, {0.0F, kNan, 0.0F}},
        };
        for (const std::vector<glm::vec3>& positions : scenes) {
            Viewer f;
            f.open(points(positions));
            QVERIFY(isFinite(f.rig.cameraView(1.5F)));
            f.lookElsewhere();
            f.session.frameAll();
            f.arrive();
            QVERIFY(isFinite(f.rig.cameraView(1.5F)));
            f.session.showDefaultView();
            f.arrive();
            QVERIFY(isFinite(f.rig.cameraView(1.5F)));
        }
    }

    void shiftAIsTheDefaultView() {
        WindowFixture f;
        f.session.rig().setSmoothMoves(false);
        f.session.rig().setDirection(2.0F, -1.0F);
        QTest::keyClick(&f.window, Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(isDefault(f.session.rig().camera()));
    }
};

SINEW_TEST_IN(QApplication, TestDefaultView)
#include "test_default_view.moc"
