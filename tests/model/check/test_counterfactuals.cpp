// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/check/deformation/surface_effect.h"
#include "tests/model/check/armed_rig.h"
#include "tests/support/caller.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr MeshIndex kProp(std::size_t{1});

// A small copy of the strip, below a node or at the scene's root. -> its node
std::size_t addProp(Asset& asset, NodeIndex parent) {
    asset.meshes.push_back(asset.meshes[0]);
    Primitive& primitive = asset.meshes.back().primitives[0];
    primitive.influenceSets.clear();
    edit(primitive.positions, [](auto& positions) {
        for (glm::vec3& position : positions) {
            position *= 0.02F;
        }
    });
    Node node;
    node.name = "Sword";
    node.mesh = kProp;
    const std::size_t index = asset.nodes.size();
    asset.nodes.push_back(node);
    (parent ? asset.nodes[parent.value].children : asset.scenes[0].roots).emplace_back(index);
    return index;
}

void isAbout(const Diagnostic& found, double distance, MeshIndex mesh,
             Caller caller = Caller::here()) {
    SINEW_VERIFY(caller, found.effect.has_value());
    SINEW_VERIFY(caller, std::abs(found.effect->distance - distance) < 1e-3 * distance);
    SINEW_VERIFY(caller, found.effect->share > 0.0);
    SINEW_COMPARE(caller, found.effect->mesh, mesh);
}

}  // namespace

class TestCounterfactuals : public QObject {
    Q_OBJECT

private slots:
    void aNodeThatIsMovedTakesItsSurfaceAlong() {
        Asset built = armedRig();
        built.nodes[1].rest.scale = glm::vec3(2.0F);
        built.nodes[1].rest.rotation = glm::angleAxis(1.0F, glm::vec3(0.0F, 0.0F, 1.0F));
        const auto asset = finishAsset(std::move(built));
        const std::stop_token stop;
        check::EffectMeter meter(*asset, 10.0, stop);
        const SurfaceEffect effect =
            meter.ofMoving({}, 0.0F, NodeIndex(kArmL + 1), glm::dvec3(3.0, 0.0, 4.0));
        QVERIFY(std::abs(effect.distance - 5.0) < 1e-4);
        QVERIFY(std::abs(effect.share - 0.5) < 1e-5);
        QCOMPARE(effect.vertex, static_cast<std::uint32_t>(3 * kColumns + 2));
    }

    void aPropIsMeasuredWithoutWhatPutsItElsewhere() {
        Asset far = armedRig();
        far.nodes[addProp(far, NodeIndex(kArmL + 1))].rest.translation.x = 20.0F;
        isAbout(theOnly(far, "ATTACHMENT_FAR"), 20.0, kProp);
        Asset large = armedRig();
        large.nodes[addProp(large, NodeIndex(kArmL + 1))].rest.scale = glm::vec3(100.0F);
        // The farthest corner is 0.08 up and 0.02 aside.
        isAbout(theOnly(large, "ATTACHMENT_SCALED"), 99.0 * std::hypot(0.02, 0.08), kProp);
    }

    void aMeshThatStaysBehindIsMeasuredBesideTheCharacter() {
        Asset asset = swingingRig();
        addProp(asset, NodeIndex());
        addTrack(asset, NodeIndex(1U), ChannelPath::Translation, std::vector{0.0F, 1.0F},
                 {0.0F, 0.0F, 0.0F, 30.0F, 0.0F, 0.0F});
        const Diagnostic found = theOnly(asset, "MESH_LEFT_BEHIND");
        isAbout(found, 30.0, kProp);
        QCOMPARE(found.effect->frame, std::optional<std::uint64_t>(30));
        QVERIFY(found.message.ends_with("parent 'Sword' to 'Hips', or bind it to the skeleton"));
    }

    void aShearedPropIsMeasuredAgainstRightAngles() {
        Asset asset = armedRig();
        const std::size_t prop = addProp(asset, NodeIndex(kArmL + 1));
        asset.nodes[kArmL + 1].rest.scale = {1.0F, 3.0F, 1.0F};
        asset.nodes[prop].rest.rotation = glm::angleAxis(0.6F, glm::vec3(0, 0, 1));
        const Diagnostic found = theOnly(asset, "ATTACHMENT_SHEARED");
        QVERIFY(found.effect->isVisible() && found.effect->distance < 0.2);
        QCOMPARE(found.effect->mesh, kProp);
    }

    void aTargetIsMeasuredWhereAClipShowsItMost() {
        Asset asset = armedRig();
        Primitive& primitive = asset.meshes[0].primitives[0];
        primitive.targets.resize(1);
        primitive.targets[0].positions =
            std::vector<glm::vec3>(primitive.vertexCount(), {0.02F, 0, 0});
        asset.meshes[0].weights = {0.0F};
        edit(primitive.targets[0].positions, [](auto& positions) { positions[7].y = 9.0F; });
        Diagnostic found = theOnly(asset, "MORPH_OUTLIER");
        isAbout(found, 9.0, MeshIndex(0U));
        QCOMPARE(found.effect->vertex, 7U);
        QVERIFY(!found.effect->animation);
        addTrack(asset, NodeIndex(0U), ChannelPath::Weights, {0.0F, 0.5F, 1.0F}, {0, 0.5F, 0.2F});
        found = theOnly(asset, "MORPH_OUTLIER");
        isAbout(found, 4.5, MeshIndex(0U));
        QCOMPARE(found.effect->frame, std::optional<std::uint64_t>(15));
    }

    void aJointLeftOutIsMeasuredWhereAnotherClipTakesIt() {
        Asset asset = swingingRig(5);
        asset.animations.push_back(asset.animations[0]);
        asset.animations[1].name = "Copy";
        std::erase_if(asset.animations[1].channels,
                      [](const Channel& c) { return c.node == NodeIndex(kArmL + 1); });
        const Diagnostic found = theOnly(asset, "TRACK_COVERAGE");
        QVERIFY(found.effect->isVisible());
        QVERIFY(found.message.ends_with("key 'Arm.L' once in 'Copy'"));
    }

    void verticesOfTheNeutralBoneAreMeasuredAgainstTheNearestOthers() {
        Asset asset = swingingRig(kArmR);
        asset.nodes[kArmR + 1].name = "neutral_bone";
        const Diagnostic found = theOnly(asset, "NEUTRAL_BONE");
        QVERIFY(found.effect->isVisible());
        QCOMPARE(found.effect->vertex, static_cast<std::uint32_t>(3 * kColumns));
        QVERIFY(found.effect->animation);
    }

    void shearIsMeasuredAgainstJointsWithRightAngles() {
        Asset asset = cleanRig();
        asset.nodes[1].rest.scale = {1.0F, 2.0F, 1.0F};
        const auto found = lint(asset, "JOINT_NONUNIFORM_SCALE");
        QVERIFY(found.at(0).effect->isVisible());
        QVERIFY(found[0].effect->animation && found[0].effect->frame);
    }

    void aTransformThatGlTFIgnoresMovesNothing() {
        Asset asset = cleanRig();
        asset.nodes.push_back({});
        asset.nodes.back().rest.translation.x = 5.0F;
        asset.nodes.back().children = {NodeIndex(0U)};
        asset.scenes[0].roots[0] = NodeIndex(asset.nodes.size() - 1);
        const auto found = lint(asset, "SKINNED_MESH_TRANSFORM");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(!found[0].effect.value().isVisible());
    }
};

SINEW_TEST(TestCounterfactuals)
#include "test_counterfactuals.moc"
