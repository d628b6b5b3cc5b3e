// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <limits>

#include "tests/model/evaluate/blend/still_clips.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto kTranslation = ChannelPath::Translation;
constexpr auto kRotation = ChannelPath::Rotation;
constexpr auto kScale = ChannelPath::Scale;

}  // namespace

class TestBlend : public QObject {
    Q_OBJECT
private slots:
    void oneLayerOfFullWeightIsTheClip();
    void aLoneClipKeepsTheSignOfItsRotation();
    void aSumAboveOneIsDivided();
    void aSumBelowOneIsFilledUpWithRest();
    void aLayerWithoutTheChannelCountsNothing();
    void weightsThatAreNoWeightsCountNothing();
    void aLayerWithoutAnimationCountsNothing();
    void rotationsAreSummedInTheHemisphereOfRest();
    void eitherQuaternionOfARotationBlendsAlike();
    void rotationsThatCancelOutLeaveRest();
    void orderOfBlendLayersDoesNotMatter();
    void norDoesItWhereSumsRound();
    void theSamePoseWhateverWasBlendedBefore();
};

void TestBlend::oneLayerOfFullWeightIsTheClip() {
    SmallClips made;
    const NodeIndex node = made.node({}, {.rotation = turn(40.0F, {1.0F, 2.0F, 3.0F})});
    const AnimationIndex clip = made.clip();
    made.channel(clip, node, kTranslation, {0.0F, 1.0F}, {0.1F, 0.2F, 0.3F, 0.7F, 1.9F, -3.3F});
    std::vector<float> rotations = numbersOf(turn(200.0F, {3.0F, 1.0F, 2.0F}));
    for (const float number : numbersOf(turn(11.0F, {1.0F, 1.0F, 2.0F}))) {
        rotations.push_back(number);
    }
    made.channel(clip, node, kRotation, {0.0F, 1.0F}, rotations);
    made.channel(clip, node, kScale, {0.0F, 1.0F}, {1.0F, 1.1F, 1.2F, 0.3F, 0.0F, -1.7F});
    const auto clips = made.library();
    const Asset& asset = *clips->asset();
    PoseBlender blender(clips);
    for (int step = -1; step <= 12; ++step) {
        const float seconds = static_cast<float>(step) / 10.0F;
        Pose expected;
        resetToRest(asset, expected);
        ClipCursor cursor;
        (*clips)[clip].clip.prepare(cursor);
        (*clips)[clip].clip.sample(seconds, cursor, expected);
        for (const float weight : {1.0F, 3.3F}) {
            const Pose pose =
                blended(blender, {{.animation = clip, .seconds = seconds, .weight = weight}});
            QVERIFY(same(pose, expected));
        }
    }
}

void TestBlend::aLoneClipKeepsTheSignOfItsRotation() {
    const glm::quat turned = -turn(30.0F, kZ);
    PoseBlender blender(turns(turn(0.0F, kZ), {turned}));
    QCOMPARE(blended(blender, {layer(0)}).rotation(kRoot), turned);
}

void TestBlend::aSumAboveOneIsDivided() {
    PoseBlender blender(places());
    const Pose pose = blended(blender, {layer(0, 1.0F), layer(1, 2.0F), layer(2, 1.0F)});
    QCOMPARE(pose.translation(kRoot), glm::vec3(2.5F, 5.0F, 2.5F));
}

void TestBlend::aSumBelowOneIsFilledUpWithRest() {
    PoseBlender blender(places());
    QCOMPARE(blended(blender, {layer(0, 0.25F)}).translation(kRoot),
             glm::vec3(3.25F, 0.75F, 0.75F));
    QCOMPARE(blended(blender, {layer(0, 0.25F), layer(1, 0.5F)}).translation(kRoot),
             glm::vec3(2.75F, 5.25F, 0.25F));
    QCOMPARE(blended(blender, {}).translation(kRoot), glm::vec3(1.0F));
}

void TestBlend::aLayerWithoutTheChannelCountsNothing() {
    PoseBlender blender(places());
    for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
        const Pose pose = blended(blender, {layer(0), layer(3, 1.0F, mode)});
        QCOMPARE(pose.translation(kRoot), glm::vec3(10.0F, 0.0F, 0.0F));
        QCOMPARE(pose.translation(kChild), glm::vec3(5.0F));
    }
}

void TestBlend::weightsThatAreNoWeightsCountNothing() {
    PoseBlender blender(places());
    const Pose expected = blended(blender, {layer(0)});
    for (const float weight : {0.0F, -2.0F, std::numeric_limits<float>::quiet_NaN(),
                               std::numeric_limits<float>::infinity()}) {
        for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
            QVERIFY(same(blended(blender, {layer(0), layer(1, weight, mode)}), expected));
        }
    }
}

void TestBlend::aLayerWithoutAnimationCountsNothing() {
    PoseBlender blender(places());
    const Pose expected = blended(blender, {layer(0, 0.5F)});
    for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
        const PoseLayer none{.mode = mode, .reference = AdditiveReference::FirstFrame};
        QVERIFY(same(blended(blender, {none, layer(0, 0.5F), layer(99, 1.0F, mode)}), expected));
    }
}

void TestBlend::rotationsAreSummedInTheHemisphereOfRest() {
    // Against rest the two lie 100° apart on either side; against each other the short way would
    // go round the back.
    const glm::quat rest = turn(0.0F, kZ);
    PoseBlender blender(turns(rest, {turn(100.0F, kZ), turn(-100.0F, kZ), -turn(-100.0F, kZ)}));
    QVERIFY(near(blended(blender, {layer(0), layer(1)}).rotation(kRoot), rest));
    QVERIFY(near(blended(blender, {layer(0), layer(2)}).rotation(kRoot), rest));

    // Halfway between 0 (rest fills up) and 60° is 30°, a quarter is what the weighted sum says.
    PoseBlender filled(turns(rest, {turn(60.0F, kZ)}));
    QVERIFY(near(blended(filled, {layer(0, 0.5F)}).rotation(kRoot), turn(30.0F, kZ)));
    const glm::quat quarter = glm::normalize(rest * 0.75F + turn(60.0F, kZ) * 0.25F);
    QVERIFY(near(blended(filled, {layer(0, 0.25F)}).rotation(kRoot), quarter));
}

void TestBlend::eitherQuaternionOfARotationBlendsAlike() {
    // The last lies on the border of the hemisphere, where both signs are as near.
    for (const float degrees : {50.0F, 170.0F, 250.0F, 180.0F}) {
        glm::quat q = turn(degrees, {1.0F, 2.0F, 0.0F});
        q.w = degrees == 180.0F ? 0.0F : q.w;
        const glm::quat other = turn(20.0F, {0.0F, 1.0F, 1.0F});
        PoseBlender plain(turns(turn(0.0F, kZ), {q, other}));
        PoseBlender negated(turns(turn(0.0F, kZ), {-q, other}));
        const std::vector<PoseLayer> layers{layer(0, 0.4F), layer(1, 0.6F)};
        QVERIFY(same(blended(plain, layers), blended(negated, layers)));
    }
}

void TestBlend::rotationsThatCancelOutLeaveRest() {
    const glm::quat rest(1.0F, 0.0F, 0.0F, 0.0F);
    const float far = 4e5F;  // not of length 1, as files have them
    PoseBlender blender(
        turns(rest, {glm::quat(far, far, 0.0F, 0.0F), glm::quat(0.0F, 0.0F, 0.0F, 0.0F)}));
    QCOMPARE(blended(blender, {layer(1), layer(1)}).rotation(kRoot), rest);
    QVERIFY(near(blended(blender, {layer(0), layer(1)}).rotation(kRoot),
                 turn(90.0F, {1.0F, 0.0F, 0.0F})));
}

void TestBlend::orderOfBlendLayersDoesNotMatter() {
    const auto asset = turns(turn(10.0F, {1.0F, 1.0F, 0.0F}),
                             {turn(100.0F, kZ), turn(-70.0F, {0.3F, 1.0F, 0.0F}),
                              -turn(33.0F, {1.0F, 0.2F, 0.9F}), turn(179.0F, {0.1F, 0.1F, 1.0F})});
    PoseBlender blender(asset);
    std::vector<int> order{0, 1, 2, 3};
    const auto layers = [&] {
        std::vector<PoseLayer> made;
        for (const int i : order) {
            made.push_back(layer(static_cast<std::size_t>(i), 0.3F));
        }
        return made;
    };
    const Pose expected = blended(blender, layers());
    while (std::next_permutation(order.begin(), order.end())) {
        QVERIFY(same(blended(blender, layers()), expected));
    }
}

void TestBlend::norDoesItWhereSumsRound() {
    SmallClips made;
    const NodeIndex node = made.node();
    for (const float x : {1e17F, 1.0F, -1e17F, 3e16F}) {
        made.still(made.clip(), node, kTranslation, {x, 0.0F, 0.0F});
    }
    PoseBlender blender(made.library());
    std::vector<std::size_t> order{0, 1, 2, 3};
    const auto layers = [&] {
        std::vector<PoseLayer> ordered;
        for (const std::size_t i : order) {
            ordered.push_back(layer(i, i == 3 ? 1e-17F : 1.0F));
        }
        return ordered;
    };
    const Pose expected = blended(blender, layers());
    while (std::next_permutation(order.begin(), order.end())) {
        QVERIFY(same(blended(blender, layers()), expected));
    }
}

void TestBlend::theSamePoseWhateverWasBlendedBefore() {
    PoseBlender blender(places());
    PoseBlender fresh(places());
    Pose pose;
    resetToRest(blender.asset(), pose);
    blender.blend(std::vector{layer(3), layer(0), layer(1, 1.0F, LayerMode::Additive)}, pose);
    blender.blend(std::vector{layer(2, 0.3F)}, pose);
    QVERIFY(same(pose, blended(fresh, {layer(2, 0.3F)})));
}

SINEW_TEST(TestBlend)
#include "test_blend.moc"
