// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <limits>

#include "model/evaluate/bounds.h"
#include "model/evaluate/hand_pose.h"
#include "model/evaluate/pose_moment.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr NodeIndex kFaceNode{std::size_t{1}};
constexpr std::size_t kFaceTargets = 3;
constexpr float kFaceWeight = 0.25F;

/// Animation 0 drives all targets, animation 1 only target 2. Each key is another weight.
Animation weightClip(std::uint32_t target) {
    const std::uint32_t width = target == kAllMorphTargets ? kFaceTargets : 1;
    Animation clip;
    Sampler& sampler = clip.samplers.emplace_back();
    sampler.width = width;
    sampler.times = {0.0F, 1.0F};
    std::vector<float> values;
    for (std::uint32_t i = 0; i < 2 * width; ++i) {
        values.push_back(0.5F + float(i));
    }
    sampler.values = std::move(values);
    clip.channels.push_back({.node = kFaceNode,
                             .path = ChannelPath::Weights,
                             .sampler = SamplerIndex(0U),
                             .morphTarget = target});
    return clip;
}

/// A point below a root; target i moves it by (i + 1) along x. The root's matrix has shear.
std::shared_ptr<const Asset> morphedPoint() {
    Asset asset;
    asset.nodes.resize(2);
    asset.nodes[0].children = {kFaceNode};
    glm::mat4 shear(1.0F);
    shear[1][0] = 0.5F;
    asset.nodes[kFaceNode.value].matrix = shear;
    asset.nodes[kFaceNode.value].rest = decompose(shear);
    asset.nodes[kFaceNode.value].mesh = MeshIndex(0U);
    Primitive point;
    point.topology = Topology::Points;
    point.positions = {{0, 2, 0}};
    Mesh mesh;
    for (std::size_t target = 0; target < kFaceTargets; ++target) {
        MorphTarget& moves = point.targets.emplace_back();
        moves.positions = {{float(target + 1), 0, 0}};
        mesh.weights.push_back(kFaceWeight);
    }
    mesh.primitives.push_back(point);
    asset.meshes.push_back(mesh);
    asset.animations = {weightClip(kAllMorphTargets), weightClip(2)};
    return test::finishAsset(std::move(asset));
}

std::vector<float> weightsAt(PoseEvaluator& evaluator, const PoseMoment& moment) {
    evaluate(evaluator, moment);
    return evaluator.pose().weights;
}

HandPose weightsOf(std::initializer_list<HandWeight> weights) {
    HandPose hand;
    for (const HandWeight& weight : weights) {
        setWeight(hand, kFaceNode, weight);
    }
    return hand;
}

PoseMoment clipAt(std::size_t clip, float seconds, HandPose hand) {
    PoseMoment moment;
    moment.animation = AnimationIndex(clip);
    moment.seconds = seconds;
    moment.hand = std::move(hand);
    return moment;
}

}  // namespace

class TestHandWeights : public QObject {
    Q_OBJECT

private slots:
    void eachTargetIsKeptOnceInOrder() {
        HandPose hand = weightsOf({{2, 1.0F}, {0, 0.5F}, {2, 3.0F}});
        const std::vector<HandWeight> expected{{0, 0.5F}, {2, 3.0F}};
        QCOMPARE(hand.find(kFaceNode)->weights, expected);
        QCOMPARE(weightByHand(hand, kFaceNode, 2), std::optional(3.0F));
        QVERIFY(!weightByHand(hand, kFaceNode, 1));
        QVERIFY(!weightByHand(hand, NodeIndex(0U), 0));
        setWeight(hand, kFaceNode, {1, std::numeric_limits<float>::infinity()});
        QCOMPARE(hand.find(kFaceNode)->weights, expected);
        resetWeight(hand, kFaceNode, 0);
        QVERIFY(!weightByHand(hand, kFaceNode, 0));
        resetWeight(hand, kFaceNode, 2);
        QVERIFY(hand.empty());
    }

    void weightsAndTransformAreResetApart() {
        HandPose hand = weightsOf({{1, 1.0F}});
        HandTransform entry = *hand.find(kFaceNode);
        entry.translation = glm::vec3(1.0F);
        hand.set(entry);
        HandPose moved = hand;
        resetWeights(moved, kFaceNode);
        QCOMPARE(moved, withoutWeights(hand));
        QVERIFY(moved.find(kFaceNode)->translation && moved.find(kFaceNode)->weights.empty());
        QVERIFY(withoutWeights(weightsOf({{1, 1.0F}})).empty());
        hand.reset(kFaceNode);
        QVERIFY(hand.empty());
    }

    void weightsByHandReplaceThoseOfClipAndRest() {
        PoseEvaluator evaluator(morphedPoint());
        const HandPose hand = weightsOf({{1, -2.0F}});
        const std::vector<float> rest{kFaceWeight, -2.0F, kFaceWeight};
        QCOMPARE(weightsAt(evaluator, clipAt(99, 0.0F, hand)), rest);
        const std::vector<float> walked{2.0F, -2.0F, 4.0F};
        QCOMPARE(weightsAt(evaluator, clipAt(0, 0.5F, hand)), walked);
        const std::vector<float> driven{2.0F, 3.0F, 4.0F};
        QCOMPARE(weightsAt(evaluator, clipAt(0, 0.5F, {})), driven);
        const std::vector<float> other{kFaceWeight, -2.0F, 1.0F};
        QCOMPARE(weightsAt(evaluator, clipAt(1, 0.5F, hand)), other);
    }

    void undoneWeightsAreThoseAtRest() {
        const auto asset = morphedPoint();
        const HandPose hand = weightsOf({{0, 3.0F}, {2, -1.0F}});
        Pose pose;
        resetToRest(*asset, pose);
        applyByHand(*asset, hand, pose);
        QCOMPARE(pose.weights, (std::vector<float>{3.0F, kFaceWeight, -1.0F}));
        undoByHand(*asset, hand, pose);
        QCOMPARE(pose.weights, std::vector<float>(kFaceTargets, kFaceWeight));
    }

    void layersLieBelowWeightsByHand() {
        PoseEvaluator evaluator(morphedPoint());
        PoseMoment moment = clipAt(0, 0.0F, weightsOf({{0, 7.0F}}));
        moment.layered = true;
        moment.layers = {{.animation = AnimationIndex(0U), .seconds = 0.5F, .weight = 1.0F}};
        const std::vector<float> expected{7.0F, 3.0F, 4.0F};
        QCOMPARE(weightsAt(evaluator, moment), expected);
    }

    void weightsAloneLeaveAStoredMatrixAsItIs() {
        PoseEvaluator evaluator(morphedPoint());
        evaluate(evaluator, clipAt(0, 0.5F, weightsOf({{0, 1.0F}})));
        QCOMPARE(evaluator.world(kFaceNode)[1][0], 0.5F);
        QCOMPARE(evaluator.pose().fromMatrix[kFaceNode.value], std::uint8_t{1});
    }

    void boundsFollowWeightsByHand() {
        PoseEvaluator evaluator(morphedPoint());
        evaluate(evaluator, clipAt(99, 0.0F, weightsOf({{0, 0.0F}, {1, 0.0F}, {2, 2.0F}})));
        // The point at y = 2 is sheared by 1 along x; target 2 moves it by 3 at weight 1.
        QCOMPARE(nodeBounds(evaluator, {kFaceNode}).min.x, 7.0F);
    }

    void targetsThatAreNotThereAreLeftOut() {
        const auto asset = morphedPoint();
        PoseEvaluator evaluator(asset);
        HandPose hand = weightsOf({{0, 1.0F}, {kFaceTargets, 1.0F}});
        QVERIFY(!hasAllParts(*asset, hand));
        const std::vector<float> expected{1.0F, kFaceWeight, kFaceWeight};
        QCOMPARE(weightsAt(evaluator, clipAt(99, 0.0F, hand)), expected);
        QCOMPARE(evaluator.handPose(), weightsOf({{0, 1.0F}}));
        hand = {};
        setWeight(hand, NodeIndex(0U), {.target = 0, .weight = 1.0F});
        QVERIFY(existingParts(*asset, hand).empty());
    }

    void whateverWasPosedBeforeDoesNotMatter() {
        const auto asset = morphedPoint();
        Random random(74);
        PoseEvaluator used(asset);
        for (int i = 0; i < 400; ++i) {
            HandPose hand;
            for (std::uint32_t n = random.below(3); n > 0; --n) {
                setWeight(hand, kFaceNode,
                          {random.below(kFaceTargets), float(random.within(-1.0, 2.0))});
            }
            PoseMoment moment = clipAt(random.below(3), float(random.within(0.0, 1.0)), hand);
            moment.layered = random.below(3) == 0;
            moment.layers = {{.animation = AnimationIndex(1U), .seconds = 0.5F, .weight = 0.5F}};
            PoseEvaluator fresh(asset);
            QCOMPARE(weightsAt(used, moment), weightsAt(fresh, moment));
            QCOMPARE(used.pose().fromMatrix, fresh.pose().fromMatrix);
        }
    }
};

SINEW_TEST(TestHandWeights)
#include "test_hand_weights.moc"
