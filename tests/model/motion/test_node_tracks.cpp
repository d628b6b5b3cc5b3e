// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/evaluate/pose_evaluator.h"
#include "model/motion/node_tracks.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A root that moves 3 units along X from 0.5 s to 1.5 s, and a hand one unit above it that turns
/// with it by 90° about Z.
std::shared_ptr<const ClipLibrary> movingArm() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Root","children":[1]})");
    gltf.add("nodes", R"({"name":"Hand","translation":[0,1,0]})");
    gltf.addAnimation("Move",
                      {{.node = 0, .times = {0.5, 1.5}, .values = {0, 0, 0, 3, 0, 0}},
                       {.node = 0,
                        .path = "rotation",
                        .times = {0.5, 1.5},
                        .values = {0, 0, 0, 1, 0, 0, 0.7071067811865476, 0.7071067811865476}}});
    return std::make_shared<const ClipLibrary>(*gltf.load());
}

constexpr AnimationIndex kMove(0U);

/// Of the origins of nodes.
NodeTracks nodeTracks(const std::shared_ptr<const ClipLibrary>& clips, AnimationIndex animation,
                      std::span<const NodeIndex> nodes, double framesPerSecond,
                      const std::stop_token& stop = {}) {
    std::vector<TrackPoint> points;
    for (const NodeIndex node : nodes) {
        points.push_back({.node = node});
    }
    PoseWalk walk(clips);
    return pointTracks(walk, animation, points, framesPerSecond, kMostTrackFrames, stop);
}

}  // namespace

class TestNodeTracks : public QObject {
    Q_OBJECT

private slots:
    void framesRunFromTheFirstKeyToTheLast() {
        const auto clips = movingArm();
        const std::vector nodes{NodeIndex(1U), NodeIndex(0U)};
        const NodeTracks tracks = nodeTracks(clips, kMove, nodes, 4.0);
        QCOMPARE(tracks.seconds, (std::vector<float>{0.5F, 0.75F, 1.0F, 1.25F, 1.5F}));
        QCOMPARE(nodeTracks(clips, kMove, nodes, 1.0).seconds,
                 (std::vector<float>{0.5F, 1.0F, 1.5F}));
    }

    void positionsAreThoseOfThePose() {
        const auto clips = movingArm();
        const std::vector nodes{NodeIndex(1U), NodeIndex(0U)};
        const NodeTracks tracks = nodeTracks(clips, kMove, nodes, 60.0);
        PoseEvaluator pose(clips);
        for (std::size_t i = 0; i < tracks.seconds.size(); ++i) {
            pose.evaluate(kMove, tracks.seconds[i]);
            for (std::size_t node = 0; node < nodes.size(); ++node) {
                QCOMPARE(tracks.of(node)[i], glm::vec3(pose.world(nodes[node])[3]));
            }
        }
        QCOMPARE(tracks.of(1).back(), glm::vec3(3.0F, 0.0F, 0.0F));
        QVERIFY(glm::distance(tracks.of(0).back(), glm::vec3(2.0F, 0.0F, 0.0F)) < 1e-6F);
    }

    void speedsAreUnitsPerSecond() {
        const std::vector nodes{NodeIndex(0U)};
        const NodeTracks tracks = nodeTracks(movingArm(), kMove, nodes, 10.0);
        QCOMPARE(speeds(tracks, 0).size(), tracks.seconds.size());
        for (const float speed : speeds(tracks, 0)) {
            QVERIFY(std::abs(speed - 3.0F) < 1e-4F);
        }
    }

    void nodesAndClipsThatAreMissingAreLeftOut() {
        const auto clips = movingArm();
        const std::vector nodes{NodeIndex(7U), NodeIndex(0U), NodeIndex()};
        QCOMPARE(nodeTracks(clips, kMove, nodes, 30.0).nodes.size(), std::size_t{1});
        QVERIFY(nodeTracks(clips, AnimationIndex(), nodes, 30.0).seconds.empty());
        QVERIFY(nodeTracks(clips, AnimationIndex(3U), nodes, 30.0).seconds.empty());
        QVERIFY(nodeTracks(clips, kMove, {}, 30.0).seconds.empty());
    }

    void aStopLeavesNothing() {
        const std::vector nodes{NodeIndex(0U)};
        QVERIFY(nodeTracks(movingArm(), kMove, nodes, 30.0, stoppedToken()).seconds.empty());
    }
};

SINEW_TEST(TestNodeTracks)
#include "test_node_tracks.moc"
