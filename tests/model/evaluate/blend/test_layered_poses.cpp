// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/pose_evaluator.h"
#include "tests/model/evaluate/blend/small_clips.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto kTranslation = ChannelPath::Translation;
constexpr auto kRotation = ChannelPath::Rotation;

/// A chain of three and a node apart; clip 0 moves the root, clip 1 turns the middle, clip 2 hides
/// the node apart and moves the end.
std::shared_ptr<const ClipLibrary> chain() {
    SmallClips made;
    const NodeIndex root = made.node({}, {.translation = {1.0F, 0.0F, 0.0F}});
    const NodeIndex middle = made.node(root, {.translation = {0.0F, 1.0F, 0.0F}});
    const NodeIndex end = made.node(middle, {.translation = {0.0F, 1.0F, 0.0F}});
    const NodeIndex apart = made.node({}, {.scale = {2.0F, 2.0F, 2.0F}});
    made.channel(made.clip(), root, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 4, 0, 0});
    std::vector<float> turned = numbersOf(turn(0.0F, {0.0F, 0.0F, 1.0F}));
    for (const float number : numbersOf(turn(90.0F, {0.0F, 0.0F, 1.0F}))) {
        turned.push_back(number);
    }
    made.channel(made.clip(), middle, kRotation, {0.0F, 1.0F}, turned);
    const AnimationIndex last = made.clip();
    made.channel(last, end, kTranslation, {0.0F, 1.0F}, {0, 0, 0, 0, 0, 8});
    made.show(last, apart, false);
    made.asset.skins.push_back({.name = {},
                                .joints = {root, middle, end},
                                .inverseBindMatrices = std::vector(3, glm::mat4(1.0F)),
                                .skeleton = {}});
    return made.library();
}

bool sameWorld(const PoseEvaluator& a, const PoseEvaluator& b) {
    for (std::size_t i = 0; i < a.asset().nodes.size(); ++i) {
        if (a.world(NodeIndex(i)) != b.world(NodeIndex(i)) ||
            a.isVisible(NodeIndex(i)) != b.isVisible(NodeIndex(i))) {
            return false;
        }
    }
    return std::ranges::equal(a.palette(SkinIndex(0U)), b.palette(SkinIndex(0U))) &&
           same(a.pose(), b.pose());
}

PoseLayer at(std::size_t clip, float seconds, float weight) {
    return {.animation = AnimationIndex(clip), .seconds = seconds, .weight = weight};
}

}  // namespace

class TestLayeredPoses : public QObject {
    Q_OBJECT
private slots:
    void oneLayerEvaluatesAsItsClip();
    void worldMatricesAndPalettesFollowTheBlend();
    void theOrderOfEvaluationsDoesNotMatter();
    void blendingAgainDoesNotAllocate();
};

void TestLayeredPoses::oneLayerEvaluatesAsItsClip() {
    const auto clips = chain();
    PoseEvaluator layered(clips);
    PoseEvaluator plain(clips);
    for (std::size_t clip = 0; clip < 3; ++clip) {
        for (const float seconds : {0.0F, 0.3F, 0.9F}) {
            layered.evaluate(std::vector{at(clip, seconds, 1.0F)});
            plain.evaluate(AnimationIndex(clip), seconds);
            QVERIFY(sameWorld(layered, plain));
        }
    }
}

void TestLayeredPoses::worldMatricesAndPalettesFollowTheBlend() {
    PoseEvaluator evaluator(chain());
    evaluator.evaluate(std::vector{at(0, 0.5F, 1.0F), at(1, 1.0F, 1.0F), at(2, 0.5F, 0.5F)});
    QCOMPARE(glm::vec3(evaluator.world(NodeIndex(0U))[3]), glm::vec3(2.0F, 0.0F, 0.0F));
    // The end lies at (0, 0.5, 2) of the middle, which is turned by 90° about Z.
    QVERIFY(near(glm::vec3(evaluator.world(NodeIndex(2U))[3]), {1.5F, 1.0F, 2.0F}));
    QCOMPARE(evaluator.palette(SkinIndex(0U))[2], evaluator.world(NodeIndex(2U)));
    QVERIFY(evaluator.isVisible(NodeIndex(3U)));
    evaluator.evaluate(std::vector{at(0, 0.5F, 1.0F), at(1, 1.0F, 1.0F), at(2, 0.5F, 0.6F)});
    QVERIFY(!evaluator.isVisible(NodeIndex(3U)));
}

void TestLayeredPoses::theOrderOfEvaluationsDoesNotMatter() {
    const auto clips = chain();
    PoseEvaluator used(clips);
    const std::vector<std::vector<PoseLayer>> blends{
        {at(0, 0.5F, 0.5F)}, {at(1, 0.2F, 1.0F), at(2, 0.7F, 0.9F)}, {}, {at(2, 0.1F, 0.0F)}};
    for (std::size_t round = 0; round < 40; ++round) {
        const std::size_t which = round * 7 % 5;
        PoseEvaluator fresh(clips);
        if (which < blends.size()) {
            used.evaluate(blends[which]);
            fresh.evaluate(blends[which]);
        } else {
            used.evaluate(AnimationIndex(round % 4), 0.6F);  // the last is none: the rest pose
            fresh.evaluate(AnimationIndex(round % 4), 0.6F);
        }
        QVERIFY(sameWorld(used, fresh));
    }
}

void TestLayeredPoses::blendingAgainDoesNotAllocate() {
    PoseEvaluator evaluator(chain());
    evaluator.setInPlace(NodeIndex(0U), {.x = true, .turn = true});
    std::vector<PoseLayer> layers{at(0, 0.5F, 0.5F), at(1, 0.2F, 1.0F), at(2, 0.7F, 0.9F)};
    layers[1].mode = LayerMode::Override;
    layers[2].mode = LayerMode::Additive;
    layers[2].reference = AdditiveReference::FirstFrame;
    evaluator.evaluate(layers);
    evaluator.evaluate(AnimationIndex(0U), 0.5F);
    const std::size_t before = allocationsOfThisThread();
    for (int frame = 0; frame < 100; ++frame) {
        for (PoseLayer& layer : layers) {
            layer.seconds = static_cast<float>(frame) / 50.0F;
            layer.weight = static_cast<float>(frame % 7) / 3.0F;
        }
        evaluator.evaluate(layers);
        evaluator.evaluate(std::span(layers).first(static_cast<std::size_t>(frame % 3)));
        evaluator.evaluate(AnimationIndex(0U), layers[0].seconds);
    }
    QCOMPARE(allocationsOfThisThread() - before, std::size_t{0});
}

SINEW_TEST(TestLayeredPoses)
#include "test_layered_poses.moc"
