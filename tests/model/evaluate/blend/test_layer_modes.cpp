// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/model/evaluate/blend/still_clips.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto kTranslation = ChannelPath::Translation;
constexpr auto kRotation = ChannelPath::Rotation;
constexpr auto kScale = ChannelPath::Scale;

}  // namespace

class TestLayerModes : public QObject {
    Q_OBJECT
private slots:
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
};

void TestLayerModes::overridesLieOverTheAverageInOrder() {
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

void TestLayerModes::anOverrideHoldsItsWeightToOne() {
    PoseBlender blender(places());
    for (const float weight : {1.0F, 7.0F}) {
        const Pose pose = blended(blender, {layer(0), layer(1, weight, LayerMode::Override)});
        QCOMPARE(pose.translation(kRoot), glm::vec3(0.0F, 10.0F, 0.0F));
    }
}

void TestLayerModes::anOverrideTurnsTheShortWayAtConstantSpeed() {
    PoseBlender blender(turns(turn(0.0F, kZ), {turn(20.0F, kZ), -turn(120.0F, kZ)}));
    for (const float weight : {0.1F, 0.25F, 0.5F, 0.9F}) {
        const Pose pose = blended(blender, {layer(0), layer(1, weight, LayerMode::Override)});
        QVERIFY(near(pose.rotation(kRoot), turn(20.0F + 100.0F * weight, kZ)));
    }
}

void TestLayerModes::overridesCoverBlendsThatComeLater() {
    PoseBlender blender(places());
    const Pose pose = blended(blender, {layer(2, 1.0F, LayerMode::Additive),
                                        layer(1, 1.0F, LayerMode::Override), layer(0)});
    QCOMPARE(pose.translation(kRoot), glm::vec3(-1.0F, 9.0F, 9.0F));
}

void TestLayerModes::addingTheReferenceChangesNothing() {
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
        added.animation = under;  // it is at its own first frame
        added.reference = AdditiveReference::FirstFrame;
        QVERIFY(same(blended(blender, {{.animation = under}, added}), expected));
    }
}

void TestLayerModes::addingToTheReferenceGivesTheLayer() {
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

void TestLayerModes::partOfADifferenceIsAdded() {
    PoseBlender blender(places());
    const Pose pose = blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Additive),
                                        layer(2, 2.0F, LayerMode::Additive)});
    QCOMPARE(pose.translation(kRoot), glm::vec3(10.0F - 0.5F - 2.0F, 4.5F - 2.0F, -0.5F + 18.0F));
}

void TestLayerModes::anAdditiveRotationTurnsByItsWeight() {
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

void TestLayerModes::anAdditiveScaleMultiplies() {
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

void TestLayerModes::aReferenceScaleOfZeroAdds() {
    SmallClips made;
    const NodeIndex node = made.node({}, {.scale = {0.0F, 1.0F, 1.0F}});
    made.still(made.clip(), node, kScale, {3.0F, 3.0F, 3.0F});
    made.still(made.clip(), node, kScale, {4.0F, 2.0F, 1.0F});
    PoseBlender blender(made.library());
    QCOMPARE(blended(blender, {layer(0), layer(1, 0.5F, LayerMode::Additive)}).scale(node),
             glm::vec3(5.0F, 4.5F, 3.0F));
}

SINEW_TEST(TestLayerModes)
#include "test_layer_modes.moc"
