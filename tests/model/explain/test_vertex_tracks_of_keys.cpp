// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/explain/explanation_lines.h"
#include "model/words/words.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kClip{std::size_t{0}};
constexpr DrawnVertex kVertex{.node = NodeIndex(std::size_t{0}), .vertex = 0};

bool liesAt(const glm::dvec3& a, const glm::dvec3& b) {
    return glm::distance(a, b) <= 1e-6;
}

/// A vertex at x = 0 with 40 % of joint 0 and 60 % of joint 1, which is below node 3 ("Root") at
/// y = 5. The clip lifts joint 0 by 2 in a second, and turns Root by up to 90° about Z.
Asset lifted() {
    Asset asset = skinnedSheet(1, 1, 2, {{{0, 0.4F}, {1, 0.6F}}});
    Node root;
    root.name = "Root";
    root.rest.translation = {0.0F, 5.0F, 0.0F};
    root.children = {NodeIndex(2U)};
    asset.nodes.push_back(root);
    asset.nodes[2].rest.translation = {1.0F, -5.0F, 0.0F};
    Animation& clip = asset.animations[0];
    clip = Animation{};
    clip.name = "Lift";
    Sampler lift;
    lift.width = 3;
    lift.times = {0.0F, 0.5F, 1.0F};
    lift.values = {0.0F, 0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, 2.0F, 0.0F};
    addChannel(clip, NodeIndex(1U), ChannelPath::Translation, lift);
    Sampler turn;
    turn.width = 4;
    const float half = std::sqrt(0.5F);
    turn.times = {0.0F, 1.0F};
    turn.values = {0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, half, half};
    addChannel(clip, NodeIndex(3U), ChannelPath::Rotation, turn);
    return asset;
}

VertexExplanation explainedAt(const Asset& asset, float seconds, const HandPose& hand = {}) {
    PoseEvaluator pose(finishAsset(asset));
    pose.setHandPose(hand);
    pose.evaluate(kClip, seconds);
    return explainVertex(pose, {.place = kVertex, .animation = kClip, .seconds = seconds});
}

}  // namespace

class TestVertexTracksOfKeys : public QObject {
    Q_OBJECT

private slots:
    void keysBeforeAndAfterAreNamed();
    void theLargestEffectIsFirst();
    void aTrackReplacedByHandIsLeftOut();
    void morphWeightsHaveTheirEffect();
    void linesNameTheStepsKeysAndCounterfactuals();
};

void TestVertexTracksOfKeys::keysBeforeAndAfterAreNamed() {
    const VertexExplanation all = explainedAt(lifted(), 0.6F);
    QCOMPARE(all.tracks.size(), std::size_t{2});
    const VertexTrack& lift = all.tracks[1];
    QCOMPARE(lift.node, NodeIndex(1U));
    QCOMPARE(lift.path, ChannelPath::Translation);
    QCOMPARE((std::pair{lift.key, lift.next}), (std::pair{1U, 2U}));
    QCOMPARE(lift.keySeconds, 0.5F);
    QCOMPARE(lift.nextSeconds, 1.0F);
    QCOMPARE(lift.before, (std::vector{0.0F, 1.0F, 0.0F}));
    QCOMPARE(lift.after, (std::vector{0.0F, 2.0F, 0.0F}));
    QVERIFY(std::abs(lift.played[1] - 1.2F) < 1e-6F);
    QVERIFY(liesAt(lift.moved, {0.0, -0.48, 0.0}));  // 40 % of 1.2
    const VertexExplanation end = explainedAt(lifted(), 1.0F);
    QCOMPARE(end.tracks[1].key, end.tracks[1].next);
}

void TestVertexTracksOfKeys::theLargestEffectIsFirst() {
    const VertexExplanation all = explainedAt(lifted(), 1.0F);
    QCOMPARE(all.tracks.size(), std::size_t{2});
    QCOMPARE(all.tracks[0].node, NodeIndex(3U));
    // The vertex lies 5 below Root, and at 5 towards +X once that is turned.
    QVERIFY(liesAt(all.tracks[0].moved, 0.6 * glm::dvec3(-5.0, -5.0, 0.0)));
    QVERIFY(liesAt(all.joints[0].clip, -all.tracks[0].moved));
}

void TestVertexTracksOfKeys::aTrackReplacedByHandIsLeftOut() {
    HandPose hand;
    hand.set({.node = NodeIndex(3U), .rotation = glm::quat(1.0F, 0.0F, 0.0F, 0.0F)});
    const VertexExplanation all = explainedAt(lifted(), 1.0F, hand);
    QCOMPARE(all.tracks.size(), std::size_t{1});
    QCOMPARE(all.tracks[0].node, NodeIndex(1U));
}

void TestVertexTracksOfKeys::morphWeightsHaveTheirEffect() {
    Asset asset = lifted();
    MorphTarget target;
    target.positions = std::vector<glm::vec3>{{0.0F, 0.0F, 8.0F}};
    asset.meshes[0].primitives[0].targets = {target};
    asset.nodes[0].restWeights = {0.0F};
    Sampler weights;
    weights.width = 1;
    weights.times = {0.0F, 1.0F};
    weights.values = {0.0F, 0.5F};
    addChannel(asset.animations[0], NodeIndex(0U), ChannelPath::Weights, weights);
    const VertexExplanation all = explainedAt(asset, 1.0F);
    QVERIFY(liesAt(all.morphed, {0.0, 0.0, 4.0}));
    QVERIFY(liesAt(all.targets[0].added, {0.0, 0.0, 4.0}));
    QCOMPARE(all.tracks.size(), std::size_t{3});
    QCOMPARE(all.tracks[1].path, ChannelPath::Weights);
    QVERIFY(liesAt(all.tracks[1].moved, {0.0, 0.0, -4.0}));
}

void TestVertexTracksOfKeys::linesNameTheStepsKeysAndCounterfactuals() {
    const auto asset = finishAsset(lifted());
    std::string text;
    for (const ExplanationLine& line : explanationLines(*asset, explainedAt(*asset, 1.0F))) {
        text += std::string(static_cast<std::size_t>(line.depth), ' ') + line.name + ": " +
                (line.vector ? words::shortly(line.vector->x) + ' ' + words::shortly(line.vector->y)
                             : line.text) +
                '\n';
    }
    for (const char* part :
         {"Stored: 0 0\n", "Bind pose in the world: 0 0\n", "'Joint1', 60 %: 3 3\n",
          "'Joint0', 40 %: 0 0.8\n", "Posed: 3 3.8\n", " 'Root' rotation: without it 4.24 m away\n",
          "  key 1 at 1 s: 0  0  0.707  0.707\n",
          " 'Joint0' translation: without it 800 mm lower\n", " without 60 % of 'Joint1': "}) {
        QVERIFY2(text.find(part) != std::string::npos, (part + ("\n" + text)).c_str());
    }
}

SINEW_TEST(TestVertexTracksOfKeys)
#include "test_vertex_tracks_of_keys.moc"
