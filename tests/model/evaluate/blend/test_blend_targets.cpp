// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/model/evaluate/blend/still_clips.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto kTranslation = ChannelPath::Translation;

}  // namespace

class TestBlendTargets : public QObject {
    Q_OBJECT
private slots:
    void aMaskKeepsToANodeAndWhatHangsOnIt();
    void aMaskLeavesMaterialsOut();
    void morphWeightsBlend();
    void visibilityShowsFromHalfOn();
    void propertiesBlend();
    void aMatrixGivesWayOnlyToALayerThatCounts();
};

void TestBlendTargets::aMaskKeepsToANodeAndWhatHangsOnIt() {
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

void TestBlendTargets::aMaskLeavesMaterialsOut() {
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

void TestBlendTargets::morphWeightsBlend() {
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

void TestBlendTargets::visibilityShowsFromHalfOn() {
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

void TestBlendTargets::propertiesBlend() {
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

void TestBlendTargets::aMatrixGivesWayOnlyToALayerThatCounts() {
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

SINEW_TEST(TestBlendTargets)
#include "test_blend_targets.moc"
