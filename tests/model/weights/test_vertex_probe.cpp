// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cmath>
#include <cstring>

#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_probe.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr DrawnVertex kAtOne{.node = NodeIndex(std::size_t{0}), .vertex = 1};  // vertex at x = 1

/// Two vertices, at x = 0 and 1, with the same influences. Joint j moves what it pulls up by j + 1.
Asset lifted(const std::vector<JointWeight>& influences) {
    Asset asset = skinnedSheet(2, 1, 12, {influences, influences});
    for (std::size_t j = 0; j < 12; ++j) {
        asset.nodes[j + 1].rest.translation.y = static_cast<float>(j + 1);
    }
    return asset;
}

struct Probed {
    PoseEvaluator evaluator;
    VertexProbe probe;

    explicit Probed(Asset asset, const DrawnVertex& place = kAtOne,
                    const ProbeOptions& options = {})
        : evaluator(finishAsset(std::move(asset))), probe(evaluator.asset(), place) {
        probe.follow(evaluator, options);
    }
};

bool nearTo(const glm::vec3& a, const glm::vec3& b) {
    return glm::distance(a, b) < 1e-5F;
}

bool sameBits(const glm::vec3& a, const glm::vec3& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

std::vector<JointWeight> twelveSixteenths() {
    std::vector<JointWeight> influences;
    for (std::uint32_t joint = 0; joint < 12; ++joint) {
        influences.push_back({joint, 0.0625F});
    }
    return influences;
}

Asset withTarget(Asset asset) {
    asset.meshes[0].primitives[0].targets = {
        {.positions = std::vector<glm::vec3>{{0, 0, 0}, {0, 0, 8}},
         .normals = {},
         .tangents = {},
         .texcoords = {},
         .colors = {}}};
    asset.meshes[0].weights = {0.0F};
    asset.nodes[0].restWeights = {0.25F};
    return asset;
}

}  // namespace

class TestVertexProbe : public QObject {
    Q_OBJECT

private slots:
    void oneInfluencePutsTheVertexWhereItsJointDoes() {
        const Probed p(lifted({{2, 1.0F}}));
        QCOMPARE(p.probe.stored(), glm::vec3(1, 0, 0));
        QCOMPARE(p.probe.morphed(), glm::vec3(1, 0, 0));
        QVERIFY(nearTo(p.probe.world(), {1, 3, 0}));
        QCOMPARE(p.probe.influences().size(), std::size_t{1});
        const ProbedInfluence& only = p.probe.influences()[0];
        QCOMPARE(only.joint, 2U);
        QCOMPARE(only.weight, 1.0F);
        QCOMPARE(only.share, 1.0F);
        QVERIFY(nearTo(p.probe.alone()[0], {1, 3, 0}));
        QVERIFY(!p.probe.sum().wrong);
    }

    void fiveInfluencesLieInTwoSets() {
        const Probed p(lifted({{0, 0.4F}, {1, 0.3F}, {2, 0.15F}, {3, 0.1F}, {4, 0.05F}}));
        QVERIFY(nearTo(p.probe.world(), {1, 2.1F, 0}));  // 0.4 + 0.6 + 0.45 + 0.4 + 0.25
        QCOMPARE(p.probe.influences().size(), std::size_t{5});
        const ProbedInfluence& fifth = p.probe.influences()[4];
        QCOMPARE(fifth.joint, 4U);
        QCOMPARE(fifth.set, 1U);
        QCOMPARE(fifth.slot, 0U);
        QCOMPARE(fifth.weight, 0.05F);
        QVERIFY(std::abs(fifth.share - 0.05F) < 1e-6F);
        for (std::size_t i = 0; i < 5; ++i) {
            QVERIFY(nearTo(p.probe.alone()[i], {1, static_cast<float>(i + 1), 0}));
        }
    }

    void twelveInfluencesThatDoNotAddUpAreNormalizedOrNot() {
        const Probed normalized(lifted(twelveSixteenths()));
        QCOMPARE(normalized.probe.influences().size(), std::size_t{12});
        QCOMPARE(normalized.probe.influences()[11].set, 2U);
        QCOMPARE(normalized.probe.influences()[11].slot, 3U);
        QVERIFY(std::abs(normalized.probe.influences()[7].share - 1.0F / 12.0F) < 1e-6F);
        QVERIFY(normalized.probe.sum().wrong);
        QCOMPARE(normalized.probe.sum().off, -0.25);
        QVERIFY(nearTo(normalized.probe.world(), {1, 6.5F, 0}));  // the mean of 1 to 12
        const Probed stored(lifted(twelveSixteenths()), kAtOne,
                            {.weights = WeightSource::Stored, .dualQuaternions = false});
        QVERIFY(nearTo(stored.probe.world(), {0.75F, 4.875F, 0}));  // 78 / 16
        QVERIFY(nearTo(stored.probe.alone()[11], {1, 12, 0}));
    }

    void morphTargetsComeBeforeJoints() {
        const Probed p(withTarget(lifted({{0, 0.5F}, {1, 0.5F}})));
        QVERIFY(p.probe.hasTargets());
        QCOMPARE(p.probe.stored(), glm::vec3(1, 0, 0));
        QCOMPARE(p.probe.morphed(), glm::vec3(1, 0, 2));
        QVERIFY(nearTo(p.probe.world(), {1, 1.5F, 2}));
        QVERIFY(nearTo(p.probe.alone()[1], {1, 2, 2}));
    }

    void integersAreGivenAsInTheFile() {
        Asset asset = lifted({{0, 0.5F}, {1, 0.5F}});
        asset.meshes[0].primitives[0].influenceSets[0].weights =
            SharedArray<glm::u8vec4>(std::vector<glm::u8vec4>{{255, 0, 0, 0}, {0, 200, 54, 0}});
        const Probed p(std::move(asset));
        QCOMPARE(p.probe.influences().size(), std::size_t{2});
        QCOMPARE(p.probe.influences()[0].slot, 1U);  // slots of weight 0 are left out
        QCOMPARE(p.probe.influences()[0].stored, 200U);
        QVERIFY(p.probe.influences()[0].type == StoredType::U8);
        QCOMPARE(p.probe.influences()[0].weight, 200.0F / 255.0F);
        QVERIFY(std::abs(p.probe.influences()[0].share - 200.0F / 254.0F) < 1e-6F);
        QCOMPARE(p.probe.whole(), 255.0);
        QVERIFY(p.probe.sum().wrong);
    }

    void weightsThatCancelHaveNoShareAndTheVertexFollowsItsNode() {
        Asset asset = lifted({{0, 0.5F}, {1, -0.5F}});
        asset.nodes[0].rest.translation = {0, 0, 7};
        const Probed p(std::move(asset));
        QCOMPARE(p.probe.influences()[0].share, 0.0F);
        QVERIFY(nearTo(p.probe.world(), {1, 0, 7}));
    }

    void aJointThatTheSkinLacksPutsItNowhere() {
        const Probed p(lifted({{0, 0.5F}, {40, 0.5F}}));
        QCOMPARE(p.probe.influences()[1].joint, 40U);
        QVERIFY(std::isnan(p.probe.alone()[1].x));
        QVERIFY(!std::isnan(p.probe.alone()[0].x));
    }

    void instancesAreApart() {
        Asset asset = lifted({{0, 1.0F}});
        asset.nodes[0].skin = {};
        asset.nodes[0].instances.emplace();
        asset.nodes[0].instances->transforms.resize(2);
        asset.nodes[0].instances->transforms[1].translation = {0, 3, 0};
        DrawnVertex second = kAtOne;
        second.instance = 1;
        const Probed p(std::move(asset), second);
        QCOMPARE(p.probe.world(), glm::vec3(1, 3, 0));
        QVERIFY(p.probe.influences().empty());
        QVERIFY(!p.probe.skin());
        QVERIFY(exists(p.evaluator.asset(), second));
        second.instance = 2;
        QVERIFY(!exists(p.evaluator.asset(), second));
    }

    void placesThatTheAssetLacksDoNotExist() {
        const Asset asset = lifted({{0, 1.0F}});
        QVERIFY(exists(asset, kAtOne));
        QVERIFY(!exists(asset, {.node = NodeIndex(1U), .vertex = 1}));  // a joint
        QVERIFY(!exists(asset, {.node = NodeIndex(99U)}));
        QVERIFY(!exists(asset, {.node = NodeIndex(0U), .primitive = 1}));
        QVERIFY(!exists(asset, {.node = NodeIndex(0U), .vertex = 2}));
        QVERIFY(!exists(asset, {}));
    }

    void aPointIsWhereItsSharesOfThePosedVerticesAre() {
        PoseEvaluator pose(*skinnedBar().load());
        pose.evaluate(AnimationIndex(0U), 0.7F);
        const std::array<std::uint32_t, 3> corners{4, 9, 13};
        const glm::vec3 shares{0.125F, 0.625F, 0.25F};
        const DrawnVertex point =
            placeOnTriangle({.node = NodeIndex(std::size_t{0})}, corners, shares);
        QCOMPARE(point.vertex, 9U);
        QCOMPARE(point.point, (TrianglePoint{{13, 4}, {0.25F, 0.125F}}));
        QVERIFY(exists(pose.asset(), point));
        VertexProbe probe(pose.asset(), point);
        probe.follow(pose, {});
        glm::vec3 stored(0.0F);
        glm::vec3 world(0.0F);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            VertexProbe corner(pose.asset(), {.node = point.node, .vertex = corners[i]});
            corner.follow(pose, {});
            stored += shares[static_cast<glm::length_t>(i)] * corner.stored();
            world += shares[static_cast<glm::length_t>(i)] * corner.world();
        }
        QVERIFY(nearTo(probe.stored(), stored) && nearTo(probe.world(), world));
        QVERIFY(!nearTo(probe.world(), probe.stored()));
        DrawnVertex lost = point;
        lost.point->others[1] = 1000;
        QVERIFY(!exists(pose.asset(), lost));
    }

    void positionsAreBitForBitTheDeformedOnes() {
        const auto asset = skinnedBar(3).load().value();
        PoseEvaluator evaluator(asset);
        VertexProbe probe(*asset, {.node = NodeIndex(0U), .vertex = 9});
        evaluator.evaluate(AnimationIndex(0U), 0.7F);
        for (const WeightSource weights : {WeightSource::Stored, WeightSource::Normalized}) {
            for (const bool quaternions : {false, true}) {
                DeformInput input = deformInput(evaluator, NodeIndex(0U), weights);
                std::vector<StretchedJoint> stretched(input.palette.size());
                if (quaternions) {
                    stretchedJoints(input.palette, stretched);
                    input.stretched = stretched;
                }
                DeformedVertices all;
                deformPrimitive((*asset)[MeshIndex(0U)].primitives[0], input, all);
                probe.follow(evaluator, {.weights = weights, .dualQuaternions = quaternions});
                QVERIFY(sameBits(probe.world(), all.positions[9]));
            }
        }
    }

    void followingAllocatesNothing() {
        const auto asset = skinnedBar(3).load().value();
        PoseEvaluator evaluator(asset);
        VertexProbe probe(*asset, {.node = NodeIndex(0U), .vertex = 9});
        probe.follow(evaluator, {});
        evaluator.evaluate(AnimationIndex(0U), 0.7F);
        const std::size_t before = allocationsOfThisThread();
        probe.follow(evaluator, {});
        QCOMPARE(allocationsOfThisThread(), before);
    }
};

SINEW_TEST(TestVertexProbe)
#include "test_vertex_probe.moc"
