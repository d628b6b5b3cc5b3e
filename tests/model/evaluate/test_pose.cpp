// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/pose_evaluator.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using sinew::test::isNear;

namespace {

constexpr AnimationIndex kFirst{0U};

Node child(std::vector<std::size_t> children = {}) {
    Node node;
    for (const std::size_t index : children) {
        node.children.emplace_back(index);
    }
    return node;
}

Node shiftedNode(const glm::vec3& translation, std::vector<std::size_t> children = {}) {
    Node node = child(std::move(children));
    node.rest.translation = translation;
    return node;
}

void addChannel(Animation& animation, std::size_t node, ChannelPath path, Sampler sampler) {
    animation.channels.push_back(
        {NodeIndex(node), path, SamplerIndex(animation.samplers.size()), 0});
    animation.samplers.push_back(std::move(sampler));
}

Sampler linear(std::uint32_t width, std::vector<float> times, std::vector<float> values) {
    return {Interpolation::Linear, width, std::move(times), std::move(values)};
}

glm::mat4 sheared() {
    glm::mat4 matrix(1.0F);
    matrix[1][0] = 0.5F;
    matrix[3] = {7, 8, 9, 1};
    return matrix;
}

Asset matrixNode() {
    Asset asset;
    asset.nodes.push_back(child());
    asset.nodes[0].matrix = sheared();
    asset.nodes[0].rest = decompose(sheared());
    return asset;
}

}  // namespace

class TestPose : public QObject {
    Q_OBJECT
private slots:
    void withoutAnimationTheRestPoseIsShown();
    void targetsWithoutChannelKeepTheirRestPose();
    void theRestPoseComesBackAfterAnAnimation();
    void allPathsReachTheirTarget();
    void aMatrixNodeKeepsItsExactMatrix();
    void aChannelReplacesTheMatrixOfItsNode();
    void aWeightsChannelLeavesTheMatrix();
    void anEmptySamplerChangesNothing();
    void aSamplerOfTheWrongWidthChangesNothing();
    void parentsMoveTheirChildren();
    void theOrderOfNodesInTheFileDoesNotMatter();
    void aChainOfThousandsKeepsItsPrecision();
    void jointMatricesAreJointWorldTimesInverseBind();
    void theMeshNodePlaysNoPartInThePalette();
    void anUnknownAnimationIsTheRestPose();
};

void TestPose::withoutAnimationTheRestPoseIsShown() {
    Asset asset;
    asset.nodes = {shiftedNode({1, 2, 3})};
    asset.nodes[0].restWeights = {0.25F, 0.5F};
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate({}, 5.0F);
    QCOMPARE(glm::vec3(evaluator.world(NodeIndex(0U))[3]), glm::vec3(1, 2, 3));
    const auto weights = evaluator.pose().weightsOf(evaluator.asset().nodes[0]);
    QCOMPARE(std::vector<float>(weights.begin(), weights.end()), (std::vector<float>{0.25F, 0.5F}));
}

void TestPose::targetsWithoutChannelKeepTheirRestPose() {
    Asset asset;
    asset.nodes = {shiftedNode({1, 2, 3}), shiftedNode({4, 5, 6})};
    asset.nodes[0].rest.scale = {2, 2, 2};
    asset.animations.resize(1);
    addChannel(asset.animations[0], 0, ChannelPath::Translation, linear(3, {0}, {9, 9, 9}));
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(kFirst, 0.0F);
    QCOMPARE(evaluator.pose().local(NodeIndex(0)).translation, glm::vec3(9));
    QCOMPARE(evaluator.pose().local(NodeIndex(0)).scale, glm::vec3(2));
    QCOMPARE(evaluator.pose().local(NodeIndex(1)).translation, glm::vec3(4, 5, 6));
}

void TestPose::theRestPoseComesBackAfterAnAnimation() {
    Asset asset;
    asset.nodes = {shiftedNode({1, 2, 3})};
    asset.animations.resize(1);
    addChannel(asset.animations[0], 0, ChannelPath::Translation, linear(3, {0}, {9, 9, 9}));
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(kFirst, 0.0F);
    evaluator.evaluate({}, 0.0F);
    QCOMPARE(evaluator.pose().local(NodeIndex(0)).translation, glm::vec3(1, 2, 3));
}

void TestPose::allPathsReachTheirTarget() {
    Asset asset;
    asset.nodes = {child(), child()};
    asset.nodes[0].restWeights = {0, 0};
    asset.nodes[1].restWeights = {0, 0, 0};
    asset.animations.resize(1);
    Animation& animation = asset.animations[0];
    addChannel(animation, 1, ChannelPath::Translation, linear(3, {0, 1}, {0, 0, 0, 2, 4, 6}));
    addChannel(animation, 1, ChannelPath::Rotation, linear(4, {0}, {0.6F, 0, 0, 0.8F}));
    addChannel(animation, 1, ChannelPath::Scale, linear(3, {0, 1}, {1, 1, 1, 3, 3, 3}));
    addChannel(animation, 1, ChannelPath::Weights, linear(3, {0, 1}, {0, 0, 0, 1, 2, 3}));
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(kFirst, 0.5F);
    const Transform local = evaluator.pose().local(NodeIndex(1));
    QCOMPARE(local.translation, glm::vec3(1, 2, 3));
    QCOMPARE(local.rotation, glm::quat(0.8F, 0.6F, 0.0F, 0.0F));
    QCOMPARE(local.scale, glm::vec3(2));
    QCOMPARE(evaluator.pose().weights, (std::vector<float>{0, 0, 0.5F, 1.0F, 1.5F}));
}

void TestPose::aMatrixNodeKeepsItsExactMatrix() {
    PoseEvaluator evaluator(test::finishAsset(matrixNode()));
    QCOMPARE(evaluator.world(NodeIndex(0U)), sheared());
}

void TestPose::aChannelReplacesTheMatrixOfItsNode() {
    Asset asset = matrixNode();
    asset.animations.resize(1);
    addChannel(asset.animations[0], 0, ChannelPath::Translation, linear(3, {0}, {1, 1, 1}));
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(kFirst, 0.0F);
    Transform expected = decompose(sheared());
    expected.translation = glm::vec3(1);
    QVERIFY(isNear(evaluator.world(NodeIndex(0U)), toMatrix(expected)));
    evaluator.evaluate({}, 0.0F);
    QCOMPARE(evaluator.world(NodeIndex(0U)), sheared());
}

void TestPose::aWeightsChannelLeavesTheMatrix() {
    Asset asset = matrixNode();
    asset.nodes[0].restWeights = {0};
    asset.animations.resize(1);
    addChannel(asset.animations[0], 0, ChannelPath::Weights, linear(1, {0}, {1}));
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(kFirst, 0.0F);
    QCOMPARE(evaluator.world(NodeIndex(0U)), sheared());
}

void TestPose::anEmptySamplerChangesNothing() {
    Asset asset = matrixNode();
    asset.animations.resize(1);
    addChannel(asset.animations[0], 0, ChannelPath::Translation, linear(3, {}, {}));
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(kFirst, 0.0F);
    QCOMPARE(evaluator.world(NodeIndex(0U)), sheared());
}

void TestPose::aSamplerOfTheWrongWidthChangesNothing() {
    Asset asset;
    asset.nodes = {child()};
    asset.nodes[0].restWeights = {0.5F};
    asset.animations.resize(1);
    addChannel(asset.animations[0], 0, ChannelPath::Weights, linear(2, {0}, {7, 8}));
    addChannel(asset.animations[0], 0, ChannelPath::Rotation, linear(3, {0}, {7, 8, 9}));
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(kFirst, 0.0F);
    QCOMPARE(evaluator.pose().weights, std::vector<float>{0.5F});
    QCOMPARE(evaluator.pose().local(NodeIndex(0)).rotation, glm::quat(1, 0, 0, 0));
}

void TestPose::parentsMoveTheirChildren() {
    Asset asset;
    asset.nodes = {shiftedNode({10, 0, 0}, {1}), shiftedNode({0, 1, 0}, {2}),
                   shiftedNode({0, 0, 1})};
    asset.nodes[0].rest.scale = {2, 3, 4};
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    QCOMPARE(glm::vec3(evaluator.world(NodeIndex(2U))[3]), glm::vec3(10, 3, 4));
}

void TestPose::theOrderOfNodesInTheFileDoesNotMatter() {
    Asset asset;
    asset.nodes = {shiftedNode({0, 0, 1}), shiftedNode({0, 1, 0}, {0}),
                   shiftedNode({1, 0, 0}, {1})};
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    QCOMPARE(glm::vec3(evaluator.world(NodeIndex(0U))[3]), glm::vec3(1, 1, 1));
}

void TestPose::aChainOfThousandsKeepsItsPrecision() {
    constexpr std::size_t kLevels = 15000;
    constexpr double kAngle = 0.001;
    Asset asset;
    for (std::size_t i = 0; i < kLevels; ++i) {
        asset.nodes.push_back(i + 1 < kLevels ? shiftedNode({0, 0.1F, 0}, {i + 1})
                                              : shiftedNode({0, 0.1F, 0}));
        asset.nodes.back().rest.rotation =
            glm::quat(glm::dquat(std::cos(0.5 * kAngle), 0.0, 0.0, std::sin(0.5 * kAngle)));
    }
    // The same chain in closed form, from the angle that the stored rotation has.
    const glm::dquat stored(asset.nodes[0].rest.rotation);
    const double angle = 2.0 * std::atan2(stored.z, stored.w);
    glm::dvec2 tip(0.0);
    for (std::size_t i = 0; i < kLevels; ++i) {
        const double turned = static_cast<double>(i) * angle;
        tip += double{0.1F} * glm::dvec2(-std::sin(turned), std::cos(turned));
    }
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    const glm::mat4& world = evaluator.world(NodeIndex(kLevels - 1));
    QVERIFY(std::abs(double{world[3].x} - tip.x) < 1e-3);
    QVERIFY(std::abs(double{world[3].y} - tip.y) < 1e-3);
    QVERIFY(isNear(glm::length(glm::vec3(world[0])), 1.0F, 1e-4F));
}

void TestPose::jointMatricesAreJointWorldTimesInverseBind() {
    Asset asset;
    asset.nodes = {shiftedNode({5, 0, 0}, {1}), shiftedNode({0, 1, 0})};
    asset.nodes[1].rest.scale = glm::vec3(2);
    Skin skin;
    skin.joints = {NodeIndex(1U), NodeIndex(0U)};
    skin.inverseBindMatrices = {toMatrix({.translation = {-5, -1, 0}}), glm::mat4(1)};
    asset.skins = {skin};
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    const auto palette = evaluator.palette(SkinIndex(0U));
    QCOMPARE(palette.size(), std::size_t{2});
    const glm::mat4 expected = toMatrix({.translation = {5, 1, 0}, .scale = glm::vec3(2)}) *
                               toMatrix({.translation = {-5, -1, 0}});
    QVERIFY(isNear(palette[0], expected));
    QCOMPARE(palette[1], toMatrix({.translation = {5, 0, 0}}));
}

void TestPose::theMeshNodePlaysNoPartInThePalette() {
    Asset asset;
    asset.nodes = {shiftedNode({100, 0, 0}), shiftedNode({1, 0, 0})};
    asset.meshes.resize(1);
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[0].skin = SkinIndex(0U);
    Skin skin;
    skin.joints = {NodeIndex(1U)};
    skin.inverseBindMatrices = {glm::mat4(1)};
    asset.skins = {skin};
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    QCOMPARE(glm::vec3(evaluator.palette(SkinIndex(0U))[0][3]), glm::vec3(1, 0, 0));
}

void TestPose::anUnknownAnimationIsTheRestPose() {
    Asset asset;
    asset.nodes = {shiftedNode({1, 2, 3})};
    PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
    evaluator.evaluate(AnimationIndex(4U), 0.0F);
    QCOMPARE(glm::vec3(evaluator.world(NodeIndex(0U))[3]), glm::vec3(1, 2, 3));
}

SINEW_TEST(TestPose)
#include "test_pose.moc"
