// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>

#include "model/evaluate/hierarchy.h"
#include "model/evaluate/pose_moment.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr std::uint32_t kNodes = 24;

std::shared_ptr<const Asset> variedAsset() {
    Random random(71);
    Asset asset = test::randomTree(random, kNodes, 2.0);
    asset.nodes[5].matrix = toMatrix({.translation = {1, 2, 3}, .scale = {1, 2, 1}});
    asset.nodes[5].rest = decompose(*asset.nodes[5].matrix);
    Skin& skin = asset.skins.emplace_back();
    for (std::size_t joint = 0; joint < 9; ++joint) {
        skin.joints.emplace_back(std::size_t{random.below(kNodes)});
        skin.inverseBindMatrices.emplace_back(1.0F);
    }
    for (int i = 0; i < 2; ++i) {
        asset.animations.push_back(test::randomClip(random, asset, 2.0));
    }
    std::erase_if(asset.animations[1].channels,
                  [](const Channel& channel) { return channel.node.value % 3 != 0; });
    return test::finishAsset(std::move(asset));
}

HandTransform randomHand(Random& random, NodeIndex node) {
    HandTransform hand;
    hand.node = node;
    if (random.below(2) == 0) {
        hand.translation = random.vector(2.0);
    }
    if (random.below(2) == 0) {
        hand.rotation = random.rotation();
    }
    if (random.below(3) == 0) {
        hand.scale = glm::vec3(0.5F) + glm::abs(random.vector(1.0));
    }
    return hand;
}

/// A clip, the rest pose or layers; sometimes in place; a few nodes by hand.
PoseMoment randomMoment(Random& random) {
    PoseMoment moment;
    moment.animation = AnimationIndex(std::size_t{random.below(3)});  // 2: there is none
    moment.seconds = static_cast<float>(random.within(0.0, 2.0));
    moment.layered = random.below(3) == 0;
    for (std::size_t i = 0; i < 2; ++i) {
        moment.layers.push_back({.animation = AnimationIndex(i),
                                 .seconds = static_cast<float>(random.within(0.0, 2.0)),
                                 .weight = 0.5F});
    }
    if (random.below(2) == 0) {
        moment.root = NodeIndex(std::size_t{random.below(kNodes)});
        moment.inPlace.x = moment.inPlace.z = true;
    }
    for (std::uint32_t i = random.below(4); i > 0; --i) {
        moment.hand.set(randomHand(random, NodeIndex(std::size_t{random.below(kNodes)})));
    }
    return moment;
}

bool sameBits(const PoseEvaluator& a, const PoseEvaluator& b) {
    const auto same = [](std::span<const glm::mat4> x, std::span<const glm::mat4> y) {
        return std::equal(x.begin(), x.end(), y.begin(), y.end());
    };
    return a.pose().parts == b.pose().parts && a.pose().fromMatrix == b.pose().fromMatrix &&
           same(a.world(), b.world()) && same(a.palette(SkinIndex(0U)), b.palette(SkinIndex(0U)));
}

bool isSame(const glm::quat& a, const glm::quat& b) {
    return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
}

}  // namespace

class TestHandPose : public QObject {
    Q_OBJECT

private slots:
    void aTransformOfAPoseIsSetBitForBit() {
        Random random(5);
        for (int i = 0; i < 1000; ++i) {
            HandPose hand;
            const float length = static_cast<float>(random.within(0.1, 10.0));
            hand.set({.node = NodeIndex(0U), .rotation = random.rotation() * length});
            HandPose again;
            again.set(hand.nodes().front());
            QVERIFY(again == hand);
        }
    }

    void eachNodeIsKeptOnceInOrder() {
        HandPose hand;
        hand.set({NodeIndex(4U), glm::vec3(1.0F), {}, {}});
        hand.set({NodeIndex(2U), {}, glm::quat(2.0F, 0.0F, 0.0F, 0.0F), {}});
        hand.set({NodeIndex(4U), glm::vec3(3.0F), {}, {}});
        QCOMPARE(hand.nodes().size(), std::size_t{2});
        QCOMPARE(hand.nodes()[0].node, NodeIndex(2U));
        QCOMPARE(hand.nodes()[0].rotation->w, 1.0F);
        QCOMPARE(hand.find(NodeIndex(4U))->translation->x, 3.0F);
        QVERIFY(hand.find(NodeIndex(3U)) == nullptr);
        hand.set({NodeIndex(4U), glm::vec3(std::nanf("")), {}, {}});
        QVERIFY(hand.find(NodeIndex(4U)) == nullptr);
        hand.reset(NodeIndex(2U));
        QVERIFY(hand.empty());
    }

    void aPoseByHandReplacesClipAndRestOnly() {
        const auto asset = variedAsset();
        Random random(72);
        for (int i = 0; i < 300; ++i) {
            const PoseMoment moment = randomMoment(random);
            PoseMoment plain = moment;
            plain.hand.clear();
            PoseEvaluator posed(asset), untouched(asset);
            evaluate(posed, moment);
            evaluate(untouched, plain);
            for (std::uint32_t at = 0; at < kNodes; ++at) {
                const NodeIndex node(std::size_t{at});
                const HandTransform* hand = moment.hand.find(node);
                const Transform before = untouched.pose().local(node);
                const Transform after = posed.pose().local(node);
                const bool moved = hand != nullptr;
                QVERIFY(after.translation ==
                        (moved ? hand->translation : std::nullopt).value_or(before.translation));
                QVERIFY(isSame(after.rotation,
                               (moved ? hand->rotation : std::nullopt).value_or(before.rotation)));
                QVERIFY(after.scale == (moved ? hand->scale : std::nullopt).value_or(before.scale));
            }
            std::vector<glm::dmat4> world(kNodes);
            worldMatrices(*asset, posed.pose(), world);
            for (std::size_t node = 0; node < kNodes; ++node) {
                QVERIFY(
                    glm::distance(glm::dvec3(posed.world()[node][3]), glm::dvec3(world[node][3])) <=
                    1e-5 * (1.0 + glm::length(glm::dvec3(world[node][3]))));
            }
        }
    }

    void whateverWasPosedBeforeDoesNotMatter() {
        const auto asset = variedAsset();
        Random random(73);
        PoseEvaluator used(asset);
        for (int i = 0; i < 1500; ++i) {
            PoseMoment moment = randomMoment(random);
            PoseEvaluator fresh(asset);
            evaluate(fresh, moment);
            evaluate(used, moment);
            QVERIFY(sameBits(fresh, used));
            // Other values of the same parts, as a drag gives them.
            for (const HandTransform& one :
                 std::vector(moment.hand.nodes().begin(), moment.hand.nodes().end())) {
                HandTransform other = one;
                other.translation =
                    one.translation ? std::optional(random.vector(1.0)) : std::nullopt;
                moment.hand.set(other);
            }
            PoseEvaluator again(asset);
            evaluate(again, moment);
            evaluate(used, moment);
            QVERIFY(sameBits(again, used));
        }
    }

    void theRevisionGrowsWithThePoseAlone() {
        const auto asset = variedAsset();
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0U), 0.5F);
        const std::uint64_t first = evaluator.revision();
        evaluator.evaluate(AnimationIndex(0U), 0.5F);
        QCOMPARE(evaluator.revision(), first);
        HandPose hand;
        hand.set({NodeIndex(1U), glm::vec3(1.0F), {}, {}});
        evaluator.setHandPose(hand);
        evaluator.evaluate(AnimationIndex(0U), 0.5F);
        QVERIFY(evaluator.revision() > first);
    }

    void nodesThatAreNotThereAreLeftOut() {
        const auto asset = variedAsset();
        PoseEvaluator evaluator(asset), plain(asset);
        HandPose hand;
        hand.set({NodeIndex(std::size_t{kNodes}), glm::vec3(1.0F), {}, {}});
        evaluator.setHandPose(hand);
        evaluator.evaluate(AnimationIndex(0U), 0.5F);
        plain.evaluate(AnimationIndex(0U), 0.5F);
        QVERIFY(evaluator.handPose().empty());
        QVERIFY(sameBits(evaluator, plain));
    }
};

SINEW_TEST(TestHandPose)
#include "test_hand_pose.moc"
