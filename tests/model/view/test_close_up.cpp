// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <numbers>

#include "model/view/close_up.h"
#include "model/view/marked_points.h"
#include "model/view/sight_blockers.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr float kAspect = 1.5F;
constexpr float kHalfTurn = std::numbers::pi_v<float>;

/// A grid of 11 × 11 vertices in the plane z = `z`, x and y from -5 to 5, facing +Z.
Primitive sheet(float z) {
    std::vector<glm::vec3> positions;
    std::vector<std::uint32_t> indices;
    for (std::uint32_t row = 0; row <= 10; ++row) {
        for (std::uint32_t column = 0; column <= 10; ++column) {
            positions.emplace_back(float(column) - 5.0F, float(row) - 5.0F, z);
            if (row < 10 && column < 10) {
                const std::uint32_t at = 11 * row + column;
                indices.insert(indices.end(), {at, at + 1, at + 12, at, at + 12, at + 11});
            }
        }
    }
    Primitive primitive;
    primitive.positions = positions;
    primitive.indices = indices;
    primitive.indexed = true;
    primitive.material = MaterialIndex(0);
    return primitive;
}

/// A closed box with 8 vertices, seen from outside.
Primitive box(const glm::vec3& low, const glm::vec3& high) {
    std::vector<glm::vec3> positions;
    for (unsigned i = 0; i < 8; ++i) {
        positions.emplace_back((i & 1U) != 0 ? high.x : low.x, (i & 2U) != 0 ? high.y : low.y,
                               (i & 4U) != 0 ? high.z : low.z);
    }
    Primitive primitive;
    primitive.positions = positions;
    primitive.indices =
        std::vector<std::uint32_t>{0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4,
                                   2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5};
    primitive.indexed = true;
    primitive.material = MaterialIndex(0);
    return primitive;
}

/// A mesh of boxes, one primitive each, drawn by node 0.
Asset boxes(const std::vector<std::pair<glm::vec3, glm::vec3>>& corners) {
    Asset asset;
    asset.materials.resize(1);
    asset.meshes.resize(1);
    for (const auto& [low, high] : corners) {
        asset.meshes[0].primitives.push_back(box(low, high));
    }
    asset.nodes.resize(1);
    asset.nodes[0].mesh = MeshIndex(0U);
    return asset;
}

bool isInside(const glm::vec3& eye, const std::pair<glm::vec3, glm::vec3>& corners) {
    return glm::all(glm::greaterThan(eye, corners.first)) &&
           glm::all(glm::lessThan(eye, corners.second));
}

Asset sheets(const std::vector<float>& depths, bool doubleSided = false) {
    Asset asset;
    asset.materials.resize(1);
    asset.materials[0].doubleSided = doubleSided;
    for (std::size_t i = 0; i < depths.size(); ++i) {
        asset.meshes.push_back({});
        asset.meshes[i].primitives.push_back(sheet(depths[i]));
        asset.nodes.push_back({});
        asset.nodes[i].mesh = MeshIndex(i);
    }
    return asset;
}

constexpr std::uint32_t kMiddle = 60;  // vertex at (0, 0)

ViewOptions markingOf(const std::vector<std::uint32_t>& vertices) {
    std::vector<MarkedVertex> list;
    for (const std::uint32_t vertex : vertices) {
        list.push_back({NodeIndex(0U), 0, vertex});
    }
    ViewOptions view;
    view.marked = markedVertices(std::move(list));
    return view;
}

OrbitCamera lookingFrom(float yawRadians, float pitchRadians = 0.0F) {
    OrbitCamera camera;
    camera.yawRadians = yawRadians;
    camera.pitchRadians = pitchRadians;
    return camera;
}

bool shows(const OrbitCamera& camera, const glm::vec3& point) {
    const CameraView view = camera.view(kAspect);
    const glm::vec4 clip = view.clipFromView * view.viewFromWorld * glm::vec4(point, 1.0F);
    return clip.w > 0.0F && std::abs(clip.x) < clip.w && std::abs(clip.y) < clip.w &&
           clip.z > 0.0F && clip.z < clip.w;
}

}  // namespace

class TestCloseUp : public QObject {
    Q_OBJECT

private slots:
    void theDirectionStaysIfItSeesTheVertex() {
        const PoseEvaluator evaluator(test::finishAsset(sheets({0.0F})));
        const auto camera =
            cameraOnVertices(evaluator, markingOf({kMiddle}), lookingFrom(0.5F, 0.3F), kAspect);
        QVERIFY(camera.has_value());
        QCOMPARE(camera->yawRadians, 0.5F);
        QCOMPARE(camera->pitchRadians, 0.3F);
        QVERIFY(glm::length(camera->target) < 1e-5F);
    }

    void everyMarkedVertexIsInThePicture() {
        const PoseEvaluator evaluator(test::finishAsset(sheets({0.0F})));
        const ViewOptions view = markingOf({kMiddle, 0, 120, 5});
        for (const bool orthographic : {false, true}) {
            OrbitCamera from = lookingFrom(0.5F);
            from.orthographic = orthographic;
            const auto camera = cameraOnVertices(evaluator, view, from, kAspect);
            MarkedPoints points;
            points.follow(evaluator, view);
            QCOMPARE(points.points().size(), std::size_t{4});
            for (const MarkedPoint& point : points.points()) {
                QVERIFY(shows(*camera, point.position));
            }
        }
    }

    void oneVertexKeepsATenthOfTheModelAroundIt() {
        const PoseEvaluator evaluator(test::finishAsset(sheets({0.0F})));
        const auto camera =
            cameraOnVertices(evaluator, markingOf({kMiddle}), lookingFrom(0.0F), kAspect);
        const float size = std::sqrt(200.0F);
        const float shown = camera->distance * std::tan(0.5F * camera->fovYRadians);  // half height
        QVERIFY2(shown > 0.1F * size && shown < 0.2F * size, std::to_string(shown).c_str());
        QVERIFY(!shows(*camera, {5, 5, 0}));
    }

    void fromBehindItTurnsToTheFront() {
        const PoseEvaluator evaluator(test::finishAsset(sheets({0.0F})));
        const auto camera =
            cameraOnVertices(evaluator, markingOf({kMiddle}), lookingFrom(kHalfTurn), kAspect);
        QVERIFY(std::abs(camera->yawRadians) < 1e-5F);
        QVERIFY(std::abs(camera->pitchRadians) < 1e-5F);
    }

    void aSurfaceInFrontIsAvoided() {
        // The second sheet is behind a third of the way to any eye in front.
        const auto asset = test::finishAsset(sheets({0.0F, 0.3F}));
        const PoseEvaluator evaluator(asset);
        const ViewOptions view = markingOf({kMiddle});
        const SightBlockers blockers(evaluator, view, NodeIndex(0U));
        QVERIFY(blockers.hide({0, 0, 0}, {0, 0, 5}));
        QVERIFY(!blockers.hide({0, 0, 0}, {0, 0, -5}));  // the back of the second is not drawn
        Asset smaller = sheets({0.0F, 0.3F});
        smaller.nodes[1].rest.scale = glm::vec3(0.1F, 0.1F, 1.0F);
        const PoseEvaluator other(test::finishAsset(std::move(smaller)));
        const auto camera = cameraOnVertices(other, view, lookingFrom(0.0F), kAspect);
        QVERIFY(!SightBlockers(other, view, NodeIndex(0U)).hide({0, 0, 0}, camera->eye()));
        QVERIFY(camera->eye().z > 0.0F);
        QVERIFY(camera->yawRadians != 0.0F || camera->pitchRadians != 0.0F);
    }

    void backFacesHideOnlyIfTheyAreDrawn() {
        const ViewOptions view = markingOf({kMiddle});
        const PoseEvaluator once(test::finishAsset(sheets({0.0F, -0.3F})));
        QVERIFY(!SightBlockers(once, view, NodeIndex(0U)).hide({0, 0, 0}, {0, 0, -5}));
        const PoseEvaluator twice(test::finishAsset(sheets({0.0F, -0.3F}, true)));
        QVERIFY(SightBlockers(twice, view, NodeIndex(0U)).hide({0, 0, 0}, {0, 0, -5}));
    }

    void theNormalIsThatOfTheSurfaceAroundThePoint() {
        Asset mirrored = sheets({0.0F});
        mirrored.nodes[0].rest.scale = glm::vec3(-1.0F, 1.0F, 1.0F);
        for (Asset asset : {sheets({0.0F}), std::move(mirrored)}) {
            const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
            const SightBlockers blockers(evaluator, ViewOptions(), NodeIndex(0U));
            QVERIFY(glm::length(blockers.normalAt({0, 0, 0}) - glm::vec3(0, 0, 1)) < 1e-5F);
            QCOMPARE(blockers.normalAt({0.5F, 0.2F, 0}), glm::vec3(0.0F));
        }
    }

    void aJointIsFramedFromItsOwnSide() {
        Asset asset = sheets({0.0F});
        asset.skins.push_back({.name = {},
                               .joints = {NodeIndex(1U), NodeIndex(2U)},
                               .inverseBindMatrices = std::vector<glm::mat4>(2, glm::mat4(1.0F)),
                               .skeleton = {}});
        asset.nodes[0].skin = SkinIndex(0U);
        asset.nodes.resize(3);
        asset.nodes[1].rest.translation = {4.0F, 0.0F, 1.0F};
        asset.nodes[1].children = {NodeIndex(2U)};
        asset.nodes[2].rest.translation = {0.0F, 1.0F, 0.0F};
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        const auto cameraFrom = [&](float yaw) {
            return cameraOnJoint(evaluator, ViewOptions(), NodeIndex(1U), SkinIndex(0U),
                                 lookingFrom(yaw, 0.1F), kAspect);
        };
        const OrbitCamera right = cameraFrom(0.5F * kHalfTurn);
        QCOMPARE(right.yawRadians, 0.5F * kHalfTurn);
        QVERIFY(shows(right, {4, 0, 1}) && shows(right, {4, 1, 1}));
        const OrbitCamera left = cameraFrom(-0.5F * kHalfTurn);
        QVERIFY(left.eye().x > 4.0F);
        QVERIFY(shows(left, {4, 0, 1}) && shows(left, {4, 1, 1}));
        QVERIFY(left.distance * std::tan(0.5F * left.fovYRadians) < 3.0F);  // part of a sheet of 10
    }

    void aJointInsideABodyIsSeenFromOutside() {
        Asset asset = sheets({-4.0F, 4.0F});  // the sides of a thick body around the joint
        asset.skins.push_back({.name = {},
                               .joints = {NodeIndex(2U)},
                               .inverseBindMatrices = {glm::mat4(1.0F)},
                               .skeleton = {}});
        asset.nodes[0].skin = asset.nodes[1].skin = SkinIndex(0U);
        asset.nodes.resize(3);
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        for (const float yaw : {0.0F, kHalfTurn, 0.3F}) {
            const OrbitCamera camera = cameraOnJoint(evaluator, ViewOptions(), NodeIndex(2U),
                                                     SkinIndex(0U), lookingFrom(yaw), kAspect);
            QVERIFY2(std::abs(camera.eye().z) > 4.0F, std::to_string(camera.eye().z).c_str());
            QVERIFY(shows(camera, {0, 0, 0}));
        }
    }

    void theEyeIsNotInsideAnotherPart() {
        // Legs side by side: the back faces of the second are not drawn and hide nothing.
        const std::pair<glm::vec3, glm::vec3> left{{-6, -20, -5}, {-1, 20, 5}};
        const std::pair<glm::vec3, glm::vec3> right{{1, -20, -5}, {30, 20, 5}};
        const PoseEvaluator evaluator(test::finishAsset(boxes({left, right})));
        ViewOptions view;
        view.marked = markedVertices({{NodeIndex(0U), 0, 1}});  // inside of the left leg
        for (const float yaw : {0.0F, 0.5F * kHalfTurn, kHalfTurn, 1.2F}) {
            const auto camera = cameraOnVertices(evaluator, view, lookingFrom(yaw), kAspect);
            QVERIFY(!isInside(camera->eye(), left) && !isInside(camera->eye(), right));
            QVERIFY(shows(*camera, {-1, -20, -5}));
        }
    }

    void aBodyWithoutVerticesNearbyIsLeftToo() {
        const std::pair<glm::vec3, glm::vec3> body{{-50, -50, -50}, {50, 50, 50}};
        Asset asset = boxes({body});
        asset.skins.push_back({.name = {},
                               .joints = {NodeIndex(1U)},
                               .inverseBindMatrices = {glm::mat4(1.0F)},
                               .skeleton = {}});
        asset.nodes[0].skin = SkinIndex(0U);
        asset.nodes.resize(2);
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        for (const float yaw : {0.0F, 0.7F, kHalfTurn}) {
            const OrbitCamera from = lookingFrom(yaw);
            QVERIFY(!isInside(
                cameraOnJoint(evaluator, ViewOptions(), NodeIndex(1U), SkinIndex(0U), from, kAspect)
                    .eye(),
                body));
            QVERIFY(!isInside(
                cameraOnNode(evaluator, ViewOptions(), NodeIndex(1U), from, kAspect).eye(), body));
        }
    }

    void aWallBeyondTheBodyDoesNotPushTheEye() {
        Asset asset = boxes({{{-1, -1, -1}, {1, 1, 1}}});
        asset.meshes.push_back({});
        asset.meshes[1].primitives.push_back(box({-90, -90, -90}, {90, 90, 90}));
        asset.nodes.resize(2);
        asset.nodes[1].mesh = MeshIndex(1U);
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        ViewOptions view;
        view.marked = markedVertices({{NodeIndex(0U), 0, 7}});
        const auto camera = cameraOnVertices(evaluator, view, lookingFrom(0.3F, 0.3F), kAspect);
        QVERIFY(glm::length(camera->eye()) < 20.0F);
    }

    void withoutAShownVertexThereIsNoCamera() {
        const PoseEvaluator evaluator(test::finishAsset(sheets({0.0F})));
        QVERIFY(!cameraOnVertices(evaluator, markingOf({5000}), lookingFrom(0.0F), kAspect));
        QVERIFY(!cameraOnVertices(evaluator, ViewOptions(), lookingFrom(0.0F), kAspect));
    }
};

SINEW_TEST(TestCloseUp)
#include "test_close_up.moc"
