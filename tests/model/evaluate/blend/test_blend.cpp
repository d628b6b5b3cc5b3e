// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest>
#include <limits>

#include "tests/model/evaluate/blend/small_clips.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto kTranslation = ChannelPath::Translation;
constexpr auto kRotation = ChannelPath::Rotation;
constexpr auto kScale = ChannelPath::Scale;
constexpr glm::vec3 kZ{0.0F, 0.0F, 1.0F};

/// A root at (1, 1, 1) and its child; clips 0, 1 and 2 put the root at (10, 0, 0), (0, 10, 0) and
/// (0, 0, 10), clip 3 has no channel for it.
std::shared_ptr<const ClipLibrary> places() {
    SmallClips made;
    const NodeIndex root = made.node({}, {.translation = {1.0F, 1.0F, 1.0F}});
    const NodeIndex child = made.node(root);
    for (std::size_t i = 0; i < 3; ++i) {
        std::vector<float> place(3, 0.0F);
        place[i] = 10.0F;
        made.still(made.clip(), root, kTranslation, place);
    }
    made.still(made.clip(), child, kTranslation, {5.0F, 5.0F, 5.0F});
    return made.library();
}

/// One node; a clip per rotation.
std::shared_ptr<const ClipLibrary> turns(const glm::quat& rest,
                                         const std::vector<glm::quat>& clips) {
    SmallClips made;
    const NodeIndex node = made.node({}, {.rotation = rest});
    for (const glm::quat& rotation : clips) {
        made.still(made.clip(), node, kRotation, numbersOf(rotation));
    }
    return made.library();
}

PoseLayer layer(std::size_t animation, float weight = 1.0F, LayerMode mode = LayerMode::Blend) {
    return {.animation = AnimationIndex(animation), .weight = weight, .mode = mode};
}

const NodeIndex kRoot(0U);
const NodeIndex kChild(1U);

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
    void overridesLieOverTheAverageInOrder();
    void anOverrideHoldsItsWeightToOne();
    void anOverrideTurnsTheShortWayAtConstantSpeed();
    void overridesCoverBlendsThatComeLater();
    void addingTheReferenceChangesNothing();
    void addingToTheReferenceGivesTheLayer();
    void partOfADifferenceIsAdded();
    void anAdditiveRotationTurnsByItsWeight();
    void anAdditiveScaleMultiplies();
    void aReferenceScaleOfZeroAdds();
    void aMaskKeepsToANodeAndWhatHangsOnIt();
    void aMaskLeavesMaterialsOut();
    void morphWeightsBlend();
    void visibilityShowsFromHalfOn();
    void propertiesBlend();
    void aMatrixGivesWayOnlyToALayerThatCounts();
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

void TestBlend::overridesLieOverTheAverageInOrder() {
    PoseBlender blender(places());
    const Pose pose = blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Override),
                                        layer(2, 0.25F, LayerMode::Override)});
    QCOMPARE(pose.translation(kRoot), glm::vec3(3.75F, 3.75F, 2.5F));
    const Pose swapped = blended(blender, {layer(0), layer(2, 0.25F, LayerMode::Override),
                                           layer(1, 0.5F, LayerMode::Override)});
    QCOMPARE(swapped.translation(kRoot), glm::vec3(3.75F, 5.0F, 1.25F));
    const Pose overRest = blended(blender, {layer(1, 0.5F, LayerMode::Override)});
    QCOMPARE(overRest.translation(kRoot), glm::vec3(0.5F, 5.5F, 0.5F));
}

void TestBlend::anOverrideHoldsItsWeightToOne() {
    PoseBlender blender(places());
    for (const float weight : {1.0F, 7.0F}) {
        const Pose pose = blended(blender, {layer(0), layer(1, weight, LayerMode::Override)});
        QCOMPARE(pose.translation(kRoot), glm::vec3(0.0F, 10.0F, 0.0F));
    }
}

void TestBlend::anOverrideTurnsTheShortWayAtConstantSpeed() {
    PoseBlender blender(turns(turn(0.0F, kZ), {turn(20.0F, kZ), -turn(120.0F, kZ)}));
    for (const float weight : {0.1F, 0.25F, 0.5F, 0.9F}) {
        const Pose pose = blended(blender, {layer(0), layer(1, weight, LayerMode::Override)});
        QVERIFY(near(pose.rotation(kRoot), turn(20.0F + 100.0F * weight, kZ)));
    }
}

void TestBlend::overridesCoverBlendsThatComeLater() {
    PoseBlender blender(places());
    const Pose pose = blended(blender, {layer(2, 1.0F, LayerMode::Additive),
                                        layer(1, 1.0F, LayerMode::Override), layer(0)});
    QCOMPARE(pose.translation(kRoot), glm::vec3(-1.0F, 9.0F, 9.0F));
}

void TestBlend::addingTheReferenceChangesNothing() {
    SmallClips made;
    const Transform rest{.translation = {0.1F, 0.2F, 0.3F},
                         .rotation = turn(77.0F, {1.0F, 2.0F, 3.0F}),
                         .scale = {1.1F, 0.0F, -3.0F}};
    const NodeIndex node = made.node({}, rest);
    const AnimationIndex under = made.clip();
    made.still(under, node, kTranslation, {3.3F, 1.7F, 0.9F});
    made.still(under, node, kRotation, numbersOf(turn(13.0F, {0.0F, 2.0F, 3.0F}) * 1.01F));
    made.still(under, node, kScale, {0.7F, 0.9F, 1.3F});
    const AnimationIndex likeRest = made.clip();
    made.still(likeRest, node, kTranslation, {0.1F, 0.2F, 0.3F});
    made.still(likeRest, node, kRotation, numbersOf(-rest.rotation));
    made.still(likeRest, node, kScale, {1.1F, 0.0F, -3.0F});
    PoseBlender blender(made.library());

    const Pose expected = blended(blender, {{.animation = under}});
    for (const float weight : {0.3F, 1.0F, 5.0F}) {
        PoseLayer added{.animation = likeRest, .weight = weight, .mode = LayerMode::Additive};
        QVERIFY(same(blended(blender, {{.animation = under}, added}), expected));
        added.animation = under;  // at its own first frame
        added.reference = AdditiveReference::FirstFrame;
        QVERIFY(same(blended(blender, {{.animation = under}, added}), expected));
    }
}

void TestBlend::addingToTheReferenceGivesTheLayer() {
    SmallClips made;
    const NodeIndex node = made.node({}, {.translation = {0.1F, 0.2F, 0.3F},
                                          .rotation = turn(77.0F, {1.0F, 2.0F, 3.0F}),
                                          .scale = {1.1F, 0.0F, -3.0F}});
    const AnimationIndex clip = made.clip();
    made.channel(clip, node, kTranslation, {0.0F, 1.0F}, {4.0F, 5.0F, 6.0F, -1.0F, 0.5F, 2.0F});
    std::vector<float> rotations = numbersOf(turn(-50.0F, {0.0F, 2.0F, 3.0F}));
    for (const float number : numbersOf(turn(120.0F, {3.0F, 0.0F, -1.0F}))) {
        rotations.push_back(number);
    }
    made.channel(clip, node, kRotation, {0.0F, 1.0F}, rotations);
    made.channel(clip, node, kScale, {0.0F, 1.0F}, {2.0F, 3.0F, 4.0F, 0.5F, -1.0F, 1.5F});
    PoseBlender blender(made.library());

    const Pose expected = blended(blender, {{.animation = clip, .seconds = 0.7F}});
    PoseLayer added{.animation = clip, .seconds = 0.7F, .mode = LayerMode::Additive};
    const Pose overRest = blended(blender, {added});
    added.reference = AdditiveReference::FirstFrame;
    const Pose overFirst = blended(blender, {{.animation = clip, .seconds = 0.0F}, added});
    for (const Pose* pose : {&overRest, &overFirst}) {
        QVERIFY(near(pose->translation(node), expected.translation(node)));
        QVERIFY(near(pose->rotation(node), expected.rotation(node)));
        QVERIFY(near(pose->scale(node), expected.scale(node)));
    }
}

void TestBlend::partOfADifferenceIsAdded() {
    PoseBlender blender(places());
    const Pose pose = blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Additive),
                                        layer(2, 2.0F, LayerMode::Additive)});
    QCOMPARE(pose.translation(kRoot), glm::vec3(10.0F - 0.5F - 2.0F, 4.5F - 2.0F, -0.5F + 18.0F));
}

void TestBlend::anAdditiveRotationTurnsByItsWeight() {
    const glm::quat rest = turn(35.0F, {1.0F, 2.0F, 0.5F});
    const glm::quat base = turn(70.0F, {0.0F, 1.0F, 0.4F});
    const auto added = [&](float degrees) { return rest * turn(degrees, kZ); };
    PoseBlender blender(turns(rest, {base, added(80.0F), -added(-30.0F)}));
    for (const float weight : {0.25F, 0.5F, 1.0F, 1.5F}) {
        QVERIFY(near(
            blended(blender, {layer(0), layer(1, weight, LayerMode::Additive)}).rotation(kRoot),
            base * turn(80.0F * weight, kZ)));
        QVERIFY(near(
            blended(blender, {layer(0), layer(2, weight, LayerMode::Additive)}).rotation(kRoot),
            base * turn(-30.0F * weight, kZ)));
    }
}

void TestBlend::anAdditiveScaleMultiplies() {
    SmallClips made;
    const NodeIndex node = made.node({}, {.scale = {2.0F, 4.0F, 1.0F}});
    made.still(made.clip(), node, kScale, {3.0F, 3.0F, 3.0F});
    made.still(made.clip(), node, kScale, {4.0F, 2.0F, 1.0F});
    PoseBlender blender(made.library());
    QCOMPARE(blended(blender, {layer(0), layer(1, 1.0F, LayerMode::Additive)}).scale(node),
             glm::vec3(6.0F, 1.5F, 3.0F));
    QCOMPARE(blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Additive)}).scale(node),
             glm::vec3(4.5F, 2.25F, 3.0F));
}

void TestBlend::aReferenceScaleOfZeroAdds() {
    SmallClips made;
    const NodeIndex node = made.node({}, {.scale = {0.0F, 1.0F, 1.0F}});
    made.still(made.clip(), node, kScale, {3.0F, 3.0F, 3.0F});
    made.still(made.clip(), node, kScale, {4.0F, 2.0F, 1.0F});
    PoseBlender blender(made.library());
    QCOMPARE(blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Additive)}).scale(node),
             glm::vec3(5.0F, 4.5F, 3.0F));
}

void TestBlend::aMaskKeepsToANodeAndWhatHangsOnIt() {
    SmallClips made;
    const NodeIndex root = made.node();
    const NodeIndex arm = made.node(root);
    const NodeIndex leg = made.node(root);
    const NodeIndex hand = made.node(arm);
    const NodeIndex other = made.node();
    const AnimationIndex clip = made.clip();
    for (const NodeIndex node : {root, arm, leg, hand, other}) {
        made.still(clip, node, kTranslation, {1.0F, 2.0F, 3.0F});
    }
    PoseBlender blender(made.library());
    for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
        const Pose pose = blended(blender, {{.animation = clip, .mode = mode, .mask = arm}});
        for (const NodeIndex node : {root, arm, leg, hand, other}) {
            const bool in = node == arm || node == hand;
            QCOMPARE(pose.translation(node), in ? glm::vec3(1.0F, 2.0F, 3.0F) : glm::vec3(0.0F));
        }
    }
    const Pose nowhere = blended(blender, {{.animation = clip, .mask = NodeIndex(77U)}});
    QCOMPARE(nowhere.translation(root), glm::vec3(0.0F));
}

void TestBlend::aMaskLeavesMaterialsOut() {
    SmallClips made;
    const NodeIndex node = made.node();
    made.asset.materials.emplace_back();
    made.tint(made.clip(), MaterialIndex(0U), {0.5F, 0.5F, 0.5F, 0.5F});
    PoseBlender blender(made.library());
    PoseLayer tinted = layer(0);
    QCOMPARE(blended(blender, {tinted}).properties[0], 0.5F);
    tinted.mask = node;
    QCOMPARE(blended(blender, {tinted}).properties[0], 1.0F);
}

void TestBlend::morphWeightsBlend() {
    SmallClips made;
    const NodeIndex face = made.node();
    made.asset.nodes[0].restWeights = {0.5F, 0.0F};
    made.still(made.clip(), face, ChannelPath::Weights, {1.0F, 0.0F});
    made.still(made.clip(), face, ChannelPath::Weights, {0.0F, 1.0F});
    PoseBlender blender(made.library());
    QCOMPARE(blended(blender, {layer(0, 0.25F), layer(1, 0.25F)}).weights,
             (std::vector{0.5F, 0.25F}));
    QCOMPARE(blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Additive)}).weights,
             (std::vector{0.75F, 0.5F}));
}

void TestBlend::visibilityShowsFromHalfOn() {
    SmallClips made;
    const NodeIndex node = made.node();
    made.show(made.clip(), node, true);
    made.show(made.clip(), node, false);
    PoseBlender blender(made.library());
    const auto shows = [&](float shown, float hidden) {
        return blended(blender, {layer(0, shown), layer(1, hidden)}).visible[0] != 0;
    };
    QVERIFY(shows(0.5F, 0.5F));
    QVERIFY(shows(1.2F, 0.9F));
    QVERIFY(!shows(0.9F, 1.2F));
    QVERIFY(shows(0.0F, 0.25F));
    QVERIFY(!shows(0.0F, 0.75F));
    QVERIFY(!(blended(blender, {layer(0), layer(1, 0.75F, LayerMode::Override)}).visible[0] != 0));
}

void TestBlend::propertiesBlend() {
    SmallClips made;
    made.node();
    made.asset.materials.emplace_back();
    made.tint(made.clip(), MaterialIndex(0U), {0.0F, 0.5F, 1.0F, 0.0F});
    made.tint(made.clip(), MaterialIndex(0U), {1.0F, 0.5F, 0.0F, 1.0F});
    PoseBlender blender(made.library());
    QCOMPARE(blended(blender, {layer(0, 0.5F)}).properties, (std::vector{0.5F, 0.75F, 1.0F, 0.5F}));
    QCOMPARE(blended(blender, {layer(0), layer(1)}).properties,
             (std::vector{0.5F, 0.5F, 0.5F, 0.5F}));
    QCOMPARE(blended(blender, {layer(0), layer(1, 0.25F, LayerMode::Override)}).properties,
             (std::vector{0.25F, 0.5F, 0.75F, 0.25F}));
    QCOMPARE(blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Additive)}).properties,
             (std::vector{0.0F, 0.25F, 0.5F, 0.0F}));
}

void TestBlend::aMatrixGivesWayOnlyToALayerThatCounts() {
    SmallClips made;
    const NodeIndex node = made.node({}, {.translation = {2.0F, 0.0F, 0.0F}});
    glm::mat4 matrix(1.0F);
    matrix[3].x = 2.0F;
    made.asset.nodes[0].matrix = matrix;
    made.still(made.clip(), node, kTranslation, {4.0F, 0.0F, 0.0F});
    PoseBlender blender(made.library());
    QCOMPARE(int{blended(blender, {}).fromMatrix[0]}, 1);
    for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
        QCOMPARE(int{blended(blender, {layer(0, 0.0F, mode)}).fromMatrix[0]}, 1);
        const Pose pose = blended(blender, {layer(0, 0.5F, mode)});
        QCOMPARE(int{pose.fromMatrix[0]}, 0);
        QCOMPARE(pose.translation(node), glm::vec3(3.0F, 0.0F, 0.0F));
        Pose again = pose;
        blender.blend(std::vector{layer(0, 0.0F, mode)}, again);
        QCOMPARE(int{again.fromMatrix[0]}, 1);
        QCOMPARE(again.translation(node), glm::vec3(2.0F, 0.0F, 0.0F));
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

QTEST_APPLESS_MAIN(TestBlend)
#include "test_blend.moc"
