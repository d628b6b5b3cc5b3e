// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>

#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/weight_difference.h"
#include "tests/support/caller.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/reference/deform.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr std::size_t kVertices = 300;
constexpr std::uint32_t kJoints = 5;

const std::vector<NodeIndex> kDrawn{NodeIndex(0U)};

/// Influences in two sets whose sums are 1, 0, below 1 or above 1, in turn.
void addInfluences(Random& random, Primitive& primitive) {
    std::vector<glm::u16vec4> joints[2];
    std::vector<glm::vec4> weights[2];
    for (std::size_t vertex = 0; vertex < kVertices; ++vertex) {
        const float sums[] = {1.0F, 0.0F, static_cast<float>(random.within(0.1, 0.9)),
                              static_cast<float>(random.within(1.1, 3.0))};
        const float first = static_cast<float>(random.within(0.1, 0.9));
        for (std::size_t set = 0; set < 2; ++set) {
            const float share = set == 0 ? first : 1.0F - first;
            weights[set].emplace_back(0.0F, share * sums[vertex % 4], 0.0F, 0.0F);
            joints[set].emplace_back(0, random.below(kJoints), 0, 0);
        }
    }
    primitive.influenceSets = {{joints[0], weights[0]}, {joints[1], weights[1]}};
}

/// Node 0 is a morphed mesh away from its skin, nodes 1 to 5 the joints, node 6 the same mesh
/// without a skin.
Asset offAsset() {
    Random random(7);
    Asset asset;
    Primitive primitive;
    MorphTarget target;
    std::vector<glm::vec3> positions, displacements;
    for (std::size_t i = 0; i < kVertices; ++i) {
        positions.push_back(random.vector(2.0));
        displacements.push_back(random.vector(0.5));
    }
    primitive.positions = positions;
    target.positions = displacements;
    primitive.targets = {target};
    addInfluences(random, primitive);
    asset.meshes.resize(1);
    asset.meshes[0].primitives = {primitive};
    asset.meshes[0].weights = {0.7F};
    asset.nodes.resize(2 + kJoints);
    asset.nodes[0].rest = {{3, 4, 5}, random.rotation(), {2, 2, 2}};
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[0].skin = SkinIndex(0U);
    asset.nodes[1 + kJoints].mesh = MeshIndex(0U);
    asset.skins.resize(1);
    for (std::size_t joint = 0; joint < kJoints; ++joint) {
        asset.nodes[1 + joint].rest = {random.vector(3.0), random.rotation(), glm::vec3(1.0F)};
        asset.skins[0].joints.emplace_back(1 + joint);
        asset.skins[0].inverseBindMatrices.push_back(
            toMatrix({.translation = random.vector(1.0), .rotation = random.rotation()}));
    }
    return asset;
}

void setWeights(Asset& asset, const glm::vec4& weights) {
    Primitive& primitive = asset.meshes[0].primitives[0];
    primitive.influenceSets.resize(1);
    test::edit(primitive.influenceSets[0].weights,
               [&](auto& all) { std::fill(all.begin(), all.end(), weights); });
}

/// What the reference says of every vertex that the sums do not settle at 1.
struct Expected {
    std::vector<MovedVertex> moves;  // the worst first
    double size = 0.0;
};

Expected expectedOf(const Asset& asset) {
    const reference::Pose pose = reference::poseAt(asset, {}, 0.0);
    const Primitive& primitive = asset.meshes[0].primitives[0];
    const auto stored = reference::settingOf(asset, pose, NodeIndex(0U), WeightSource::Stored);
    const auto normalized =
        reference::settingOf(asset, pose, NodeIndex(0U), WeightSource::Normalized);
    Expected expected;
    reference::Vector low{1e9, 1e9, 1e9}, high{-1e9, -1e9, -1e9};
    for (std::uint32_t vertex = 0; vertex < kVertices; ++vertex) {
        const reference::Vector a = reference::positionOf(primitive, vertex, stored);
        const reference::Vector b = reference::positionOf(primitive, vertex, normalized);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], b[axis]);
            high[axis] = std::max(high[axis], b[axis]);
        }
        const double distance = std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        if (distance > 1e-4) {
            expected.moves.push_back(
                {.node = NodeIndex(0U), .vertex = vertex, .distance = distance});
        }
    }
    expected.size = std::hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
    std::erase_if(expected.moves, [&](const MovedVertex& moved) {
        return moved.distance <= kVisibleMove * expected.size;
    });
    std::stable_sort(expected.moves.begin(), expected.moves.end(),
                     [](const auto& a, const auto& b) { return a.distance > b.distance; });
    return expected;
}

}  // namespace

class TestWeightDifference : public QObject {
    Q_OBJECT

private slots:
    void everyVertexMovesAsTheReferenceSays() {
        const auto asset = test::finishAsset(offAsset());
        const Expected expected = expectedOf(*asset);
        const PoseEvaluator evaluator(asset);
        const OffSums off(*asset);
        const auto moved = movedVertices(evaluator, kDrawn, off);
        QCOMPARE(moved.size(), expected.moves.size());
        for (std::size_t i = 0; i < moved.size(); ++i) {
            QCOMPARE(moved[i].vertex, expected.moves[i].vertex);
            QCOMPARE(moved[i].node, NodeIndex(0U));
            QVERIFY(std::abs(moved[i].distance - expected.moves[i].distance) <=
                    1e-5 * expected.size);
        }
        const WeightDifference difference = weightDifference(evaluator, kDrawn, off);
        QVERIFY(difference.isVisible());
        QCOMPARE(difference.worst.vertex, expected.moves.front().vertex);
        QVERIFY(std::abs(difference.size - expected.size) <= 1e-5 * expected.size);
        QCOMPARE(difference.pulled + difference.pushed, expected.moves.size());
        QCOMPARE(difference.collapsed, kVertices / 4);
        QCOMPARE(difference.pulled, kVertices / 2);
        QCOMPARE(difference.pushed, kVertices / 4);
    }

    void saneWeightsHaveNoOffVertex() {
        Asset asset = offAsset();
        setWeights(asset, {0.25F, 0.25F, 0.5F, 0.0F});
        const OffSums off(asset);
        QVERIFY(off.empty());
        QVERIFY(off.of(MeshIndex(0U), 0).empty());
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        const WeightDifference difference = weightDifference(evaluator, kDrawn, off);
        QVERIFY(!difference.isVisible());
        QCOMPARE(difference.size, 0.0);  // nothing was measured
    }

    void roundingOfFloatsCountsAsOne() {
        Asset asset = offAsset();
        setWeights(asset, {0.5F, 0.5000015F, 0.0F, 0.0F});
        QVERIFY(OffSums(asset).empty());
        setWeights(asset, {0.5F, 0.500005F, 0.0F, 0.0F});
        const OffSums off(asset);
        QCOMPARE(off.of(MeshIndex(0U), 0).size(), kVertices);
        QVERIFY(off.of(MeshIndex(0U), 1).empty());
        QVERIFY(off.of(MeshIndex(1U), 0).empty());
    }

    void bytesThatMissOneStepAreOff() {
        Asset asset = offAsset();
        Primitive& primitive = asset.meshes[0].primitives[0];
        std::vector<glm::u8vec4> weights(kVertices, glm::u8vec4(100, 155, 0, 0));
        weights[11] = {100, 154, 0, 0};
        primitive.influenceSets.resize(1);
        primitive.influenceSets[0].weights = WeightArray(SharedArray(weights));
        const OffSums off(asset);
        QCOMPARE(off.of(MeshIndex(0U), 0).size(), std::size_t{1});
        QCOMPARE(off.of(MeshIndex(0U), 0)[0].vertex, 11U);
        QCOMPARE(off.of(MeshIndex(0U), 0)[0].sum, 254.0F / 255.0F);
    }

    void primitivesWithTheSameArraysAreMeasuredOnce() {
        Asset asset = offAsset();
        asset.meshes.push_back(asset.meshes[0]);
        const OffSums off(asset);
        QVERIFY(!off.of(MeshIndex(1U), 0).empty());
        QCOMPARE(off.of(MeshIndex(1U), 0).data(), off.of(MeshIndex(0U), 0).data());
    }

    void aSmallMoveIsNotVisible() {
        Asset asset = offAsset();
        setWeights(asset, {0.0F, 1.00005F, 0.0F, 0.0F});
        const OffSums off(asset);
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        const WeightDifference difference = weightDifference(evaluator, kDrawn, off);
        QVERIFY(difference.worst.distance > 0.0);
        QVERIFY(!difference.isVisible());
        QVERIFY(movedVertices(evaluator, kDrawn, off).empty());
    }

    void theFartherFromTheOriginTheMoreVisible() {
        Asset asset = offAsset();
        setWeights(asset, {0.0F, 1.00005F, 0.0F, 0.0F});
        for (std::size_t joint = 0; joint < kJoints; ++joint) {
            asset.nodes[1 + joint].rest.translation.x += 1e4F;
        }
        const OffSums off(asset);
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        const WeightDifference difference = weightDifference(evaluator, kDrawn, off);
        QCOMPARE(difference.pushed, kVertices);
        QVERIFY(std::abs(difference.worst.distance - 0.5) < 0.01);
    }

    void whatIsNotDrawnOrNotSkinnedDoesNotMove() {
        const auto asset = test::finishAsset(offAsset());
        const PoseEvaluator evaluator(asset);
        const OffSums off(*asset);
        QVERIFY(!weightDifference(evaluator, {}, off).isVisible());
        QVERIFY(!weightDifference(evaluator, {NodeIndex(1U + kJoints)}, off).isVisible());
    }
};

SINEW_TEST(TestWeightDifference)
#include "test_weight_difference.moc"
