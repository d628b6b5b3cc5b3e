// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/expression_pose.h"
#include "model/evaluate/pose_moment.h"
#include "model/evaluate/properties.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr NodeIndex kHead{std::size_t{0}};
constexpr MaterialIndex kSkin{std::size_t{0}};
constexpr float kRestWeight = 0.25F;

enum Expressions : std::size_t { Happy, Sad, Blink, Wink, Surprised, Aa };

VrmMaterialBind colored(const PropertyValue& color) {
    return {{PropertyOwner::Material, kSkin.value, Property::BaseColorFactor}, color};
}

/// A head with three morph targets and a material; a clip drives the first target to 0.75 and the
/// base colour to blue.
Asset headParts() {
    Asset asset;
    asset.nodes.resize(2);
    for (Node& node : asset.nodes) {
        node.mesh = MeshIndex(0U);
    }
    Primitive point;
    point.topology = Topology::Points;
    point.positions = {{0, 0, 0}};
    point.targets.resize(3);
    for (MorphTarget& target : point.targets) {
        target.positions = {{1, 0, 0}};
    }
    Mesh& mesh = asset.meshes.emplace_back();
    mesh.primitives.push_back(point);
    mesh.weights = {kRestWeight, kRestWeight, kRestWeight};
    Material& skin = asset.materials.emplace_back();
    skin.baseColorFactor = {0.5F, 0.5F, 0.5F, 1.0F};
    skin[TextureSlot::BaseColor].texture = TextureIndex(0U);
    asset.textures.emplace_back();
    Animation& clip = asset.animations.emplace_back();
    clip.samplers.push_back({.width = 1, .times = {0.0F}, .values = {0.75F}});
    clip.samplers.push_back({.width = 4, .times = {0.0F}, .values = {0.0F, 0.0F, 1.0F, 1.0F}});
    clip.channels.push_back({.node = kHead,
                             .path = ChannelPath::Weights,
                             .sampler = SamplerIndex(0U),
                             .morphTarget = 0});
    clip.propertyChannels.push_back(
        {.target = colored({}).target, .sampler = SamplerIndex(1U), .pointer = {}});
    return asset;
}

std::shared_ptr<const Asset> head(bool bindsMeshes = false) {
    Asset asset = headParts();
    Vrm& vrm = asset.vrm.emplace();
    vrm.bindsMeshes = bindsMeshes;
    const auto add = [&vrm](const char* name, std::vector<VrmMorphBind> morphs) -> VrmExpression& {
        VrmExpression& expression = vrm.expressions.emplace_back();
        expression.name = name;
        expression.preset = true;
        expression.morphs = std::move(morphs);
        return expression;
    };
    VrmExpression& happy = add("happy", {{kHead, 0, 1.0F}, {kHead, 1, 0.5F}});
    happy.materials = {
        colored({1.0F, 0.5F, 0.0F, 1.0F}),
        {{PropertyOwner::Material, kSkin.value, Property::TextureOffset}, {0.5F, 0.0F}}};
    happy.overrides = {{"blink", "blend"}};
    VrmExpression& sad = add("sad", {{kHead, 1, 1.0F}});
    sad.materials = {colored({0.5F, 0.5F, 1.0F, 1.0F})};
    sad.overrides = {{"blink", "blend"}, {"mouth", "block"}};
    add("blink", {{kHead, 2, 1.0F}}).overrides = {{"blink", "block"}};
    add("blinkLeft", {{kHead, 2, 1.0F}}).isBinary = true;
    VrmExpression& surprised = add("surprised", {});
    surprised.isBinary = true;
    surprised.overrides = {{"blink", "block"}};
    add("aa", {{kHead, 2, 1.0F}});
    add("oh", {{kHead, 2, 1.0F}}).preset = false;
    return finishAsset(std::move(asset));
}

HandPose handOf(std::initializer_list<std::pair<std::size_t, float>> weights) {
    HandPose hand;
    for (const auto& [expression, weight] : weights) {
        hand.set(HandExpression{ExpressionIndex(expression), weight});
    }
    return hand;
}

/// The pose of a head in the clip, or at rest.
struct Posed {
    std::shared_ptr<const Asset> asset;
    PoseEvaluator evaluator;

    explicit Posed(const HandPose& hand, bool inClip = false,
                   const std::shared_ptr<const Asset>& of = head())
        : asset(of), evaluator(of) {
        evaluator.setHandPose(hand);
        evaluator.evaluate(inClip ? AnimationIndex(0U) : AnimationIndex(), 0.0F);
    }
    [[nodiscard]] float weight(std::size_t target, NodeIndex node = kHead) const {
        return evaluator.pose().weightsOf((*asset)[node])[target];
    }
    [[nodiscard]] MaterialFactors skin() const {
        return evaluatedMaterial(*asset, evaluator.pose(), kSkin);
    }
};

/// The resulting weight of `expression`.
float shownOf(std::size_t expression, const HandPose& hand) {
    const auto asset = head();
    const HandExpression one{ExpressionIndex(expression),
                             hand.weightOf(ExpressionIndex(expression)).value_or(0.0F)};
    return shownWeight(*asset->vrm, one, overridesBy(*asset->vrm, hand.expressions()));
}

}  // namespace

class TestExpressions : public QObject {
    Q_OBJECT

private slots:
    void materialsAreBetweenTheirValues() {
        const std::pair<float, glm::vec4> steps[] = {{0.0F, {0.5F, 0.5F, 0.5F, 1.0F}},
                                                     {0.5F, {0.75F, 0.5F, 0.25F, 1.0F}},
                                                     {1.0F, {1.0F, 0.5F, 0.0F, 1.0F}}};
        for (const auto& [weight, color] : steps) {
            const MaterialFactors skin = Posed(handOf({{Happy, weight}})).skin();
            QCOMPARE(skin.baseColorFactor, color);
            QCOMPARE(skin[TextureSlot::BaseColor].offset, glm::vec2(0.5F * weight, 0.0F));
        }
    }

    // Base + (A - Base) * a + (B - Base) * b, and so for weights of morph targets from 0.
    void severalExpressionsAddUp() {
        const Posed posed(handOf({{Happy, 0.5F}, {Sad, 0.5F}}));
        QCOMPARE(posed.skin().baseColorFactor, glm::vec4(0.75F, 0.5F, 0.5F, 1.0F));
        QCOMPARE(posed.weight(0), 0.5F);
        QCOMPARE(posed.weight(1), 0.75F);
        QCOMPARE(posed.weight(2), kRestWeight);
    }

    void theyReplaceWhatAClipDrives() {
        const Posed posed(handOf({{Happy, 0.0F}}), true);
        QCOMPARE(posed.weight(0), 0.0F);
        QCOMPARE(posed.skin().baseColorFactor, glm::vec4(0.5F, 0.5F, 0.5F, 1.0F));
        const Posed left(HandPose(), true);
        QCOMPARE(left.weight(0), 0.75F);
        QCOMPARE(left.skin().baseColorFactor, glm::vec4(0.0F, 0.0F, 1.0F, 1.0F));
    }

    void aTargetThatIsSetByItselfStays() {
        const auto asset = head();
        HandPose hand = handOf({{Happy, 1.0F}});
        setWeight(hand, kHead, {.target = 1, .weight = -2.0F});
        const Posed posed(hand);
        QCOMPARE(posed.weight(0), 1.0F);
        QCOMPARE(posed.weight(1), -2.0F);
        const HandPose again = withExpression(*asset, hand, {ExpressionIndex(Happy), 1.0F});
        QCOMPARE(again, handOf({{Happy, 1.0F}}));
        const HandPose weights = asTargetWeights(*asset, hand);
        QCOMPARE(weightByHand(weights, kHead, 0), std::optional(1.0F));
        QCOMPARE(weightByHand(weights, kHead, 1), std::optional(-2.0F));
        QVERIFY(weights.expressions().empty());
    }

    void inVrm0EveryNodeWithTheMeshIsDriven() {
        const Posed posed(handOf({{Happy, 1.0F}}), false, head(true));
        QCOMPARE(posed.weight(0, NodeIndex(1U)), 1.0F);
        QCOMPARE(Posed(handOf({{Happy, 1.0F}})).weight(0, NodeIndex(1U)), kRestWeight);
    }

    void binaryOnesAreOnAboveOneHalf() {
        QCOMPARE(shownOf(Wink, handOf({{Wink, 0.5F}})), 0.0F);
        QCOMPARE(shownOf(Wink, handOf({{Wink, 0.51F}})), 1.0F);
    }

    void blendLeavesTheRestAndBlockNothing() {
        QCOMPARE(shownOf(Blink, handOf({{Blink, 0.5F}, {Happy, 0.25F}})), 0.375F);
        QCOMPARE(shownOf(Blink, handOf({{Blink, 0.5F}, {Happy, 0.25F}, {Sad, 0.5F}})), 0.125F);
        QCOMPARE(shownOf(Blink, handOf({{Blink, 0.5F}, {Happy, 0.75F}, {Sad, 0.75F}})), 0.0F);
        QCOMPARE(shownOf(Aa, handOf({{Aa, 1.0F}, {Sad, 0.125F}})), 0.0F);
        QCOMPARE(shownOf(Aa, handOf({{Aa, 1.0F}, {Sad, 0.0F}})), 1.0F);
        QCOMPARE(shownOf(Aa, handOf({{Aa, 1.0F}, {Happy, 1.0F}})), 1.0F);
    }

    void customOnesAndOnesOfTheSameKindAreNotOverridden() {
        constexpr std::size_t kCustom = Aa + 1;
        QCOMPARE(shownOf(kCustom, handOf({{kCustom, 1.0F}, {Sad, 1.0F}})), 1.0F);
        QCOMPARE(shownOf(Blink, handOf({{Blink, 0.5F}})), 0.5F);
        QCOMPARE(shownOf(Wink, handOf({{Wink, 1.0F}, {Blink, 1.0F}})), 1.0F);
    }

    // VRMC_vrm-1.0, "Interaction between override and isBinary".
    void binaryOnesOverrideByWhatTheyShow() {
        QCOMPARE(shownOf(Blink, handOf({{Blink, 0.5F}, {Surprised, 0.5F}})), 0.5F);
        QCOMPARE(shownOf(Blink, handOf({{Blink, 0.5F}, {Surprised, 0.6F}})), 0.0F);
        QCOMPARE(shownOf(Wink, handOf({{Wink, 1.0F}, {Happy, 0.01F}})), 0.0F);
    }

    void weightsAreKeptOnceBetween0And1() {
        HandPose hand = handOf({{Sad, 2.0F}, {Happy, -1.0F}});
        QCOMPARE(hand, handOf({{Happy, 0.0F}, {Sad, 1.0F}}));
        hand.set(HandExpression{ExpressionIndex(Sad), std::nanf("")});
        QCOMPARE(hand.weightOf(ExpressionIndex(Sad)), std::optional(1.0F));
        QVERIFY(!hand.empty() && withoutWeights(hand).empty());
        hand.reset(ExpressionIndex(Sad));
        hand.reset(ExpressionIndex(Happy));
        QVERIFY(hand.empty());
        const HandPose unknown = handOf({{99, 1.0F}});
        QVERIFY(!hasAllParts(*head(), unknown) && existingParts(*head(), unknown).empty());
        QCOMPARE(Posed(unknown).weight(0), kRestWeight);
    }

    void whateverWasPosedBeforeDoesNotMatter() {
        const auto asset = head();
        Random random(29);
        PoseEvaluator used(asset);
        for (int i = 0; i < 300; ++i) {
            HandPose hand;
            for (std::uint32_t n = random.below(3); n > 0; --n) {
                hand.set(HandExpression{ExpressionIndex(std::size_t{random.below(6)}),
                                        float(random.within(0.0, 1.0))});
            }
            PoseMoment moment;
            moment.animation = random.below(2) == 0 ? AnimationIndex(0U) : AnimationIndex();
            moment.hand = hand;
            PoseEvaluator fresh(asset);
            evaluate(used, moment);
            evaluate(fresh, moment);
            QCOMPARE(used.pose().weights, fresh.pose().weights);
            QCOMPARE(used.pose().properties, fresh.pose().properties);
        }
    }
};

SINEW_TEST(TestExpressions)
#include "test_expressions.moc"
