// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cstring>
#include <limits>

#include "model/evaluate/deform_node.h"
#include "model/view/marked_points.h"
#include "model/view/shown_nodes.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr std::array kSome{9U, 2U, 5U};

std::shared_ptr<const MarkedVertices> someOf(NodeIndex node) {
    std::vector<MarkedVertex> vertices;
    for (const std::uint32_t vertex : kSome) {
        vertices.push_back({node, 0, vertex});
    }
    return markedVertices(std::move(vertices));
}

std::shared_ptr<const Asset> bar() {
    return test::skinnedBar(3).load().value();
}

Asset rigidSquare() {
    Asset asset;
    asset.meshes.resize(1);
    asset.meshes[0].primitives.resize(1);
    asset.meshes[0].primitives[0].positions = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
    asset.nodes.resize(1);
    asset.nodes[0].mesh = MeshIndex(0);
    asset.nodes[0].rest.translation = {5, 0, 0};
    return asset;
}

ViewOptions marking(std::vector<MarkedVertex> vertices) {
    ViewOptions view;
    view.marked = markedVertices(std::move(vertices));
    return view;
}

bool sameBits(const glm::vec3& a, const glm::vec3& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

}  // namespace

class TestMarkedPoints : public QObject {
    Q_OBJECT

private slots:
    void theFirstVertexIsTheMainOneAndTheRestIsCounted() {
        const auto one = markedVertices({{NodeIndex(0U), 0, 1234}});
        QCOMPARE(markedWords(*one), std::string("vertex 1234"));
        std::vector<MarkedVertex> many(kMostMarkedVertices + 5, {NodeIndex(0U), 0, 7});
        const auto marked = markedVertices(many);
        QCOMPARE(marked->vertices.size(), kMostMarkedVertices);
        QCOMPARE(marked->count, kMostMarkedVertices + 5);
        QCOMPARE(markedWords(*marked), std::string("vertex 7 and 20004 more"));
        QVERIFY(markedVertices({}) == nullptr);
    }

    void pointsAreBitForBitTheDeformedVertices() {
        const auto asset = bar();
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0U), 0.7F);
        MarkedPoints points;
        for (const WeightSource weights : {WeightSource::Stored, WeightSource::Normalized}) {
            for (const BlendSkinning blend :
                 {BlendSkinning::Linear, BlendSkinning::DualQuaternion}) {
                ViewOptions view;
                view.weights = weights;
                view.blend = blend;
                view.marked = someOf(NodeIndex(0U));
                points.follow(evaluator, view);
                DeformInput input = deformInput(evaluator, NodeIndex(0U), weights);
                std::vector<StretchedJoint> stretched(input.palette.size());
                if (blend == BlendSkinning::DualQuaternion) {
                    stretchedJoints(input.palette, stretched);
                    input.stretched = stretched;
                }
                DeformedVertices all;
                deformPrimitive((*asset)[MeshIndex(0U)].primitives[0], input, all);
                QCOMPARE(points.points().size(), kSome.size());
                for (std::size_t i = 0; i < kSome.size(); ++i) {
                    QCOMPARE(points.points()[i].index, static_cast<std::uint32_t>(i));
                    QVERIFY(sameBits(points.points()[i].position, all.positions[kSome.at(i)]));
                }
                QVERIFY(sameBits(*points.main(), all.positions[kSome[0]]));
            }
        }
    }

    void morphTargetsMoveThem() {
        const auto asset = bar();
        PoseEvaluator evaluator(asset);
        ViewOptions view = marking({{NodeIndex(0U), 0, 4}});
        MarkedPoints points;
        points.follow(evaluator, view);
        const glm::vec3 before = *points.main();
        Asset moved = *asset;
        moved.nodes[0].restWeights = {1.0F};
        PoseEvaluator morphed(test::finishAsset(std::move(moved)));
        points.follow(morphed, view);
        QCOMPARE(*points.main(), before + glm::vec3(1, 0, 0));
    }

    void theBindPoseShowsThemAsStored() {
        const auto asset = bar();
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0U), 1.0F);
        ViewOptions view = marking({{NodeIndex(0U), 0, 9}});
        view.mode = ViewMode::BindPose;
        MarkedPoints points;
        points.follow(evaluator, view);
        QCOMPARE(*points.main(), (*asset)[MeshIndex(0U)].primitives[0].positions[9]);
    }

    void everyInstanceHasItsDot() {
        Asset asset = rigidSquare();
        asset.nodes[0].instances.emplace();
        asset.nodes[0].instances->transforms.resize(2);
        asset.nodes[0].instances->transforms[1].translation = {0, 3, 0};
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        MarkedPoints points;
        points.follow(evaluator, marking({{NodeIndex(0U), 0, 1}}));
        QCOMPARE(points.points().size(), std::size_t{2});
        QCOMPARE(points.points()[0].position, glm::vec3(6, 0, 0));
        QCOMPARE(points.points()[1].position, glm::vec3(6, 3, 0));
    }

    void whatTheAssetLacksIsLeftOut() {
        const PoseEvaluator evaluator(test::finishAsset(rigidSquare()));
        MarkedPoints points;
        points.follow(evaluator, marking({{NodeIndex(7U), 0, 0},
                                          {NodeIndex(0U), 1, 0},
                                          {NodeIndex(0U), 0, 4},
                                          {NodeIndex(0U), 0, 2}}));
        QCOMPARE(points.points().size(), std::size_t{1});
        QCOMPARE(points.points()[0].index, 3U);
        QVERIFY(!points.main().has_value());
    }

    void positionsThatAreNotFiniteHaveNoDot() {
        Asset asset = rigidSquare();
        std::vector<glm::vec3> positions = asset.meshes[0].primitives[0].positions.toVector();
        positions[0].y = std::numeric_limits<float>::quiet_NaN();
        asset.meshes[0].primitives[0].positions = positions;
        const PoseEvaluator evaluator(test::finishAsset(std::move(asset)));
        MarkedPoints points;
        points.follow(evaluator, marking({{NodeIndex(0U), 0, 0}, {NodeIndex(0U), 0, 1}}));
        QCOMPARE(points.points().size(), std::size_t{1});
        QCOMPARE(points.points()[0].position, glm::vec3(6, 0, 0));
    }

    void hiddenNodesHaveNone() {
        const auto asset = test::finishAsset(rigidSquare());
        const PoseEvaluator evaluator(asset);
        ViewOptions view = marking({{NodeIndex(0U), 0, 0}});
        MarkedPoints points;
        points.follow(evaluator, view);
        QVERIFY(points.main().has_value());
        view.shown = std::make_shared<const ShownNodes>(
            *asset, HiddenNodes{.hidden = {NodeIndex(0U)}, .only = {}}, SceneIndex());
        points.follow(evaluator, view);
        QVERIFY(points.points().empty());
    }

    void anotherListReplacesTheFirst() {
        const PoseEvaluator evaluator(test::finishAsset(rigidSquare()));
        MarkedPoints points;
        points.follow(evaluator, marking({{NodeIndex(0U), 0, 0}}));
        points.follow(evaluator, marking({{NodeIndex(0U), 0, 2}}));
        QCOMPARE(*points.main(), glm::vec3(6, 1, 0));
        points.follow(evaluator, ViewOptions());
        QVERIFY(points.points().empty());
    }
};

SINEW_TEST(TestMarkedPoints)
#include "test_marked_points.moc"
