// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Random layers against the reference evaluator, and invariants.
#include <QTest>
#include <algorithm>
#include <array>
#include <cstring>

#include "model/evaluate/pose_evaluator.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/reference/agreement.h"
#include "tests/support/reference/blend.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr std::uint32_t kNodes = 15;
constexpr std::uint32_t kClips = 4;
constexpr double kTolerance = 2e-6;

std::shared_ptr<const Asset> randomScene(Random& random) {
    Asset asset = test::randomTree(random, kNodes, 2.0);
    asset.nodes[4].restWeights = {0.25F, 0.5F, 0.0F};
    asset.nodes[9].restWeights = {1.0F};
    test::setMatrix(random, asset.nodes[2]);
    test::setMatrix(random, asset.nodes[7]);
    asset.materials.resize(2);
    for (std::uint32_t clip = 0; clip < kClips; ++clip) {
        asset.animations.push_back(test::randomClip(random, asset, 2.0));
        test::addPointerChannels(random, asset.animations.back(), NodeIndex(5U + clip / 2),
                                 MaterialIndex(clip / 2));
    }
    return test::finishAsset(std::move(asset));
}

float anyWeight(Random& random) {
    constexpr float kPlain[] = {0.0F, 0.5F, 1.0F, 1.75F};
    const std::uint32_t choice = random.below(8);
    return choice < 4 ? kPlain[choice] : static_cast<float>(random.within(0.0, 1.0));
}

PoseLayer anyLayer(Random& random, LayerMode mode) {
    PoseLayer layer;
    layer.animation = AnimationIndex(random.below(kClips));
    layer.seconds = static_cast<float>(random.within(-0.2, 4.0));
    layer.weight = anyWeight(random);
    layer.mode = mode;
    if (random.below(3) == 0) {
        layer.mask = NodeIndex(random.below(kNodes));
    }
    if (random.below(2) == 0) {
        layer.reference = AdditiveReference::FirstFrame;
    }
    return layer;
}

std::vector<PoseLayer> anyLayers(Random& random, std::initializer_list<LayerMode> modes) {
    std::vector<PoseLayer> layers;
    const std::uint32_t count = 1 + random.below(6);
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto mode = modes.begin()[random.below(static_cast<std::uint32_t>(modes.size()))];
        layers.push_back(anyLayer(random, mode));
    }
    return layers;
}

void compare(std::initializer_list<LayerMode> modes, std::uint32_t seed,
             test::Caller caller = test::Caller::here()) {
    Random random(seed);
    for (int round = 0; round < 20; ++round) {
        PoseEvaluator evaluator(randomScene(random));
        for (int i = 0; i < 25; ++i) {
            const std::vector<PoseLayer> layers = anyLayers(random, modes);
            evaluator.evaluate(layers);
            const reference::Pose expected = reference::blendedPose(evaluator.asset(), layers);
            const reference::Difference difference =
                reference::localDifference(evaluator, expected);
            SINEW_VERIFY2(caller, difference.value < kTolerance,
                          (difference.where + " " + std::to_string(difference.value)).c_str());
        }
    }
}

/// All results of an evaluation, for bitwise comparison.
std::vector<float> numbersOf(const PoseEvaluator& evaluator) {
    std::vector<float> numbers = evaluator.pose().weights;
    const Pose& pose = evaluator.pose();
    numbers.insert(numbers.end(), pose.properties.begin(), pose.properties.end());
    numbers.insert(numbers.end(), pose.visible.begin(), pose.visible.end());
    const auto append = [&numbers](const glm::vec3& v) {
        numbers.insert(numbers.end(), {v.x, v.y, v.z});
    };
    for (std::size_t n = 0; n < kNodes; ++n) {
        const Transform local = evaluator.pose().local(NodeIndex(n));
        append(local.translation);
        append({local.rotation.x, local.rotation.y, local.rotation.z});
        append({local.rotation.w, local.scale.x, local.scale.y});
        append({local.scale.z, 0.0F, 0.0F});
        for (int column = 0; column < 4; ++column) {
            append(glm::vec3(evaluator.world(NodeIndex(n))[column]));
        }
    }
    return numbers;
}

bool isSame(const std::vector<float>& a, const std::vector<float>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

std::vector<float> numbersAfter(PoseEvaluator& evaluator, const std::vector<PoseLayer>& layers) {
    evaluator.evaluate(layers);
    return numbersOf(evaluator);
}

}  // namespace

class TestBlendReference : public QObject {
    Q_OBJECT
private slots:
    void averagedLayersAgree();
    void mixedOverLayersAgree();
    void addedLayersAgree();
    void layersOfAllModesAgree();
    void averagedLayersMayComeInAnyOrder();
    void oneWholeLayerIsItsClip();
    void layersWithoutWeightAreTheRestPose();
    void onlyTheLayersDecide();
};

void TestBlendReference::averagedLayersAgree() {
    compare({LayerMode::Blend}, 31);
}

void TestBlendReference::mixedOverLayersAgree() {
    compare({LayerMode::Override}, 32);
}

void TestBlendReference::addedLayersAgree() {
    compare({LayerMode::Additive}, 33);
}

void TestBlendReference::layersOfAllModesAgree() {
    compare({LayerMode::Blend, LayerMode::Override, LayerMode::Additive}, 34);
}

void TestBlendReference::averagedLayersMayComeInAnyOrder() {
    Random random(35);
    for (int round = 0; round < 20; ++round) {
        PoseEvaluator evaluator(randomScene(random));
        std::vector<PoseLayer> layers;
        for (int i = 0; i < 5; ++i) {
            layers.push_back(anyLayer(random, LayerMode::Blend));
            if (round % 2 == 0) {
                layers.back().weight = 0.3F;
            }
        }
        const std::vector<float> expected = numbersAfter(evaluator, layers);
        for (int i = 0; i < 20; ++i) {
            std::swap(layers[random.below(5)], layers[random.below(5)]);
            QVERIFY(isSame(numbersAfter(evaluator, layers), expected));
        }
    }
}

void TestBlendReference::oneWholeLayerIsItsClip() {
    Random random(36);
    for (int round = 0; round < 10; ++round) {
        const auto asset = randomScene(random);
        PoseEvaluator plain(asset), blended(asset);
        for (int i = 0; i < 20; ++i) {
            PoseLayer layer = anyLayer(random, i % 2 == 0 ? LayerMode::Blend : LayerMode::Override);
            layer.weight = i % 4 < 2 ? 1.0F : 1.75F;
            layer.mask = {};
            plain.evaluate(layer.animation, layer.seconds);
            if (i % 4 < 2) {
                QVERIFY(isSame(numbersAfter(blended, {layer}), numbersOf(plain)));
            }
            const std::vector<float> a = numbersAfter(blended, {layer}), b = numbersOf(plain);
            for (std::size_t n = 0; n < a.size(); ++n) {
                QVERIFY(std::abs(a[n] - b[n]) <= 1e-6F * std::max(1.0F, std::abs(b[n])));
            }
        }
    }
}

void TestBlendReference::layersWithoutWeightAreTheRestPose() {
    Random random(37);
    PoseEvaluator evaluator(randomScene(random));
    const std::vector<float> rest = numbersOf(evaluator);
    for (const float weight : {0.0F, -1.0F, std::numeric_limits<float>::quiet_NaN(),
                               std::numeric_limits<float>::infinity()}) {
        for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
            PoseLayer layer = anyLayer(random, mode);
            layer.weight = weight;
            QVERIFY(isSame(numbersAfter(evaluator, {layer}), rest));
        }
    }
    QVERIFY(isSame(numbersAfter(evaluator, {}), rest));
}

// Independent of earlier evaluations and their number.
void TestBlendReference::onlyTheLayersDecide() {
    Random random(38);
    for (int round = 0; round < 10; ++round) {
        const auto asset = randomScene(random);
        std::vector<std::vector<PoseLayer>> moments;
        std::vector<std::vector<float>> expected;
        for (int i = 0; i < 20; ++i) {
            moments.push_back(
                anyLayers(random, {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}));
            PoseEvaluator fresh(asset);
            expected.push_back(numbersAfter(fresh, moments.back()));
        }
        PoseEvaluator evaluator(asset);
        for (int i = 0; i < 100; ++i) {
            if (random.below(3) == 0) {
                evaluator.evaluate(AnimationIndex(random.below(kClips)), 0.7F);
            }
            const std::uint32_t any = random.below(20);
            QVERIFY(isSame(numbersAfter(evaluator, moments[any]), expected[any]));
        }
    }
}

SINEW_TEST(TestBlendReference)
#include "test_blend_reference.moc"
