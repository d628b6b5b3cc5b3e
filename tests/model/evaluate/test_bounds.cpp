// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <limits>

#include "model/evaluate/bounds.h"
#include "model/evaluate/outline.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/visit_points.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using sinew::test::isNear;

namespace {

constexpr SceneIndex kScene{0U};

/// Scene 0 shows node 0 (a mesh at x = 10 that moves up by 4 in 1 s) with child 1; node 2 is
/// outside of it.
Asset movingBox() {
    Asset asset;
    Primitive primitive;
    primitive.positions = {{-1, -1, -1}, {1, 1, 1}};
    asset.meshes.resize(1);
    asset.meshes[0].primitives = {primitive};
    asset.nodes.resize(3);
    asset.nodes[0].rest.translation = {10, 0, 0};
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[0].children = {NodeIndex(1U)};
    asset.nodes[1].rest.translation = {0, 0, 50};
    asset.nodes[2].rest.translation = {1000, 0, 0};
    asset.nodes[2].mesh = MeshIndex(0U);
    asset.scenes.resize(1);
    asset.scenes[0].roots = {NodeIndex(0U)};
    asset.animations.resize(1);
    asset.animations[0].samplers = {{Interpolation::Linear, 3, {2, 3}, {10, 0, 0, 10, 4, 0}}};
    asset.animations[0].channels = {{NodeIndex(0U), ChannelPath::Translation, SamplerIndex(0U), 0}};
    return asset;
}

bool isBox(const Box& box, const glm::vec3& min, const glm::vec3& max) {
    return isNear(box.min, min) && isNear(box.max, max);
}

}  // namespace

class TestBounds : public QObject {
    Q_OBJECT
private slots:
    void anEmptyBoxHasNoExtent();
    void pointsThatAreNotFiniteAreLeftOut();
    void hugeBoxesHaveAFiniteRadius();
    void onlyTheSceneCounts();
    void theWholeAnimationIsCovered();
    void withoutAnimationTheRestPoseIsCovered();
    void withoutMeshesNodeOriginsCount();
    void storedPositionsAreUsedUnchanged();
    void someNodesAreMeasuredAlone();
    void largeMeshesStayWithinTheBudget();
    void aStopEndsTheVisit();
    void anOutlineReachesAsFarAsItsPoints();
};

void TestBounds::anEmptyBoxHasNoExtent() {
    const Box box;
    QVERIFY(box.empty());
    QCOMPARE(box.radius(), 0.0F);
    QCOMPARE(box.center(), glm::vec3(0));
}

void TestBounds::pointsThatAreNotFiniteAreLeftOut() {
    Box box;
    box.add(glm::vec3(std::numeric_limits<float>::quiet_NaN(), 0, 0));
    box.add(glm::vec3(0, std::numeric_limits<float>::infinity(), 0));
    QVERIFY(box.empty());
    box.add(glm::vec3(1, 2, 3));
    QVERIFY(isBox(box, {1, 2, 3}, {1, 2, 3}));
}

void TestBounds::hugeBoxesHaveAFiniteRadius() {
    Box box;
    box.add(glm::vec3(-1e30F));
    box.add(glm::vec3(1e30F));
    QVERIFY(std::isfinite(box.radius()));
    QVERIFY(isNear(box.radius() / 1e30F, std::sqrt(3.0F)));
}

void TestBounds::onlyTheSceneCounts() {
    const PoseEvaluator evaluator(test::finishAsset(movingBox()));
    QVERIFY(isBox(posedBounds(evaluator, kScene), {9, -1, -1}, {11, 1, 1}));
    QVERIFY(isBox(posedBounds(evaluator, {}), {9, -1, -1}, {1001, 1, 1}));
}

void TestBounds::theWholeAnimationIsCovered() {
    const Box box = animatedBounds(test::finishAsset(movingBox()), kScene, AnimationIndex(0U));
    QVERIFY(isBox(box, {9, -1, -1}, {11, 5, 1}));
}

void TestBounds::withoutAnimationTheRestPoseIsCovered() {
    const Box box = animatedBounds(test::finishAsset(movingBox()), kScene, {});
    QVERIFY(isBox(box, {9, -1, -1}, {11, 1, 1}));
}

void TestBounds::withoutMeshesNodeOriginsCount() {
    Asset asset = movingBox();
    asset.nodes[0].mesh = {};
    const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    QVERIFY(isBox(posedBounds(evaluator, kScene), {10, 0, 0}, {10, 0, 50}));
}

void TestBounds::storedPositionsAreUsedUnchanged() {
    const auto asset = test::finishAsset(movingBox());
    QVERIFY(isBox(storedOutline(*asset, sceneNodes(*asset, kScene)).box, {-1, -1, -1}, {1, 1, 1}));
}

void TestBounds::someNodesAreMeasuredAlone() {
    const PoseEvaluator evaluator(test::finishAsset(movingBox()));
    QVERIFY(isBox(nodeBounds(evaluator, {NodeIndex(1U)}), {10, 0, 50}, {10, 0, 50}));
    QVERIFY(isBox(nodeBounds(evaluator, {NodeIndex(0U)}), {9, -1, -1}, {11, 1, 1}));
}

void TestBounds::largeMeshesStayWithinTheBudget() {
    Asset asset = movingBox();
    test::edit(asset.meshes[0].primitives[0].positions,
               [](auto& all) { all.resize(all.size() + 3'000'000, glm::vec3(0.1F)); });
    std::size_t visited = 0;
    const auto clips = std::make_shared<const ClipLibrary>(test::finishAsset(std::move(asset)));
    visitAnimatedPoints(clips, sceneNodes(*clips->asset(), kScene), AnimationIndex(0U),
                        WeightSource::Stored,
                        [&](std::span<const glm::vec3> points) { visited += points.size(); });
    QVERIFY(visited > 500'000 && visited <= 2'000'000);
}

void TestBounds::aStopEndsTheVisit() {
    std::stop_source stop;
    std::size_t visits = 0;
    const auto clips = std::make_shared<const ClipLibrary>(test::finishAsset(movingBox()));
    visitAnimatedPoints(
        clips, sceneNodes(*clips->asset(), kScene), AnimationIndex(0U), WeightSource::Stored,
        [&](std::span<const glm::vec3>) {
            ++visits;
            stop.request_stop();
        },
        stop.get_token());
    QCOMPARE(visits, std::size_t{1});
}

void TestBounds::anOutlineReachesAsFarAsItsPoints() {
    Asset asset = movingBox();
    std::vector<glm::vec3> positions;
    for (int i = 0; i < 2000; ++i) {  // a ball of radius 2
        const float y = 1.0F - (2.0F * static_cast<float>(i) + 1.0F) / 2000.0F;
        const float angle = 1.7F * static_cast<float>(i), ring = std::sqrt(1.0F - y * y);
        positions.emplace_back(2.0F * ring * std::cos(angle), 2.0F * y,
                               2.0F * ring * std::sin(angle));
    }
    asset.meshes[0].primitives[0].positions = std::move(positions);
    const auto ball = test::finishAsset(std::move(asset));
    const Outline outline = storedOutline(*ball, sceneNodes(*ball, kScene));
    QVERIFY(isNear(outline.box.radius(), 2.0F * std::sqrt(3.0F), 1e-2F));
    for (float angle = 0.0F; angle < 6.0F; angle += 0.1F) {
        const glm::vec3 direction =
            glm::normalize(glm::vec3(std::cos(angle), std::sin(3.0F * angle), std::sin(angle)));
        float most = 0.0F;
        for (const glm::vec3& point : outline.points) {
            most = std::max(most, glm::dot(point, direction));
        }
        QVERIFY(most > 0.96F * 2.0F);
    }
}

SINEW_TEST(TestBounds)
#include "test_bounds.moc"
