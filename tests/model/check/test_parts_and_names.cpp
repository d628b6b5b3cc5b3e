// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/check/armed_rig.h"
#include "tests/support/edit.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// A square of a tenth of a unit, below a node or at the scene's root.
std::size_t addPart(Asset& asset, NodeIndex parent) {
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
    node.mesh = MeshIndex(asset.meshes.size() - 1);
    const std::size_t index = asset.nodes.size();
    asset.nodes.push_back(node);
    if (parent) {
        asset.nodes[parent.value].children.emplace_back(index);
    } else {
        asset.scenes[0].roots.emplace_back(index);
    }
    return index;
}

// A target that moves the upper rows a little, in a strip of many vertices.
Asset morphed() {
    Asset asset = armedRig();
    Primitive& primitive = asset.meshes[0].primitives[0];
    primitive.targets.resize(1);
    primitive.targets[0].positions = std::vector<glm::vec3>(primitive.vertexCount(), {0.02F, 0, 0});
    asset.meshes[0].targetNames = {"Smile"};
    asset.meshes[0].weights = {0.0F};
    return asset;
}

void addTarget(Asset& asset, const char* name, std::vector<glm::vec3> positions) {
    Mesh& mesh = asset.meshes[0];
    mesh.primitives[0].targets.emplace_back();
    mesh.primitives[0].targets.back().positions = std::move(positions);
    mesh.targetNames.emplace_back(name);
    mesh.weights.push_back(0.0F);
}

bool has(const Diagnostic& finding, const char* words) {
    return finding.message.find(words) != std::string::npos;
}

}  // namespace

class TestPartsAndNames : public QObject {
    Q_OBJECT

private slots:
    void aPropThatFloatsAwayFromItsJointIsNamed() {
        Asset asset = armedRig();
        const std::size_t sword = addPart(asset, NodeIndex(kArmL + 1));
        QVERIFY(lint(asset, "ATTACHMENT_FAR").empty());
        asset.nodes[sword].rest.translation.x = 20.0F;
        const Diagnostic found = theOnly(asset, "ATTACHMENT_FAR");
        QCOMPARE(found.node.value(), 6U);
        QVERIFY2(has(found, "'Sword' is attached to 'Arm.L' and is 20 units away"),
                 found.message.c_str());
    }

    void aPropThatInheritsAScaleIsNamedWithItsCarrier() {
        Asset asset = armedRig();
        const std::size_t sword = addPart(asset, NodeIndex(kArmL + 1));
        asset.nodes[sword].rest.scale = glm::vec3(3.0F);
        QVERIFY(lint(asset, "ATTACHMENT_SCALED").empty());
        asset.nodes[sword].rest.scale = glm::vec3(100.0F);
        QVERIFY2(has(theOnly(asset, "ATTACHMENT_SCALED"), "a scale of 100 from 'Sword'"), "");
        QVERIFY(lint(asset, "ATTACHMENT_FAR").empty());
    }

    void aMeshAtTheRootStaysBehindWhereTheCharacterTravels() {
        Asset asset = swingingRig();
        addPart(asset, NodeIndex());
        QVERIFY(lint(asset, "MESH_LEFT_BEHIND").empty());
        addTrack(asset, NodeIndex(1U), ChannelPath::Translation, std::vector{0.0F, 1.0F},
                 {0.0F, 0.0F, 0.0F, 30.0F, 0.0F, 0.0F});
        const Diagnostic found = theOnly(asset, "MESH_LEFT_BEHIND");
        QCOMPARE(found.node.value(), 6U);
        QVERIFY2(has(found, "'Hips' travels 30 units in 'Walk'"), found.message.c_str());
        asset.nodes[6].rest.translation.x = 50.0F;  // scenery
        QVERIFY(lint(asset, "MESH_LEFT_BEHIND").empty());
    }

    void aVertexThatATargetThrowsFarIsNamed() {
        Asset asset = morphed();
        QVERIFY(lint(asset, "MORPH_OUTLIER").empty());
        edit(asset.meshes[0].primitives[0].targets[0].positions,
             [](auto& positions) { positions[7].y = 9.0F; });
        const Diagnostic found = theOnly(asset, "MORPH_OUTLIER");
        QCOMPARE(found.vertex.value(), 7U);
        QVERIFY2(has(found, "morph target 'Smile' moves vertex 7 of 'Strip' by 9 units"),
                 found.message.c_str());
    }

    void aCornerThatATargetMovesAloneIsItsShape() {
        Asset asset = morphed();
        edit(asset.meshes[0].primitives[0].targets[0].positions, [](auto& positions) {
            positions.assign(positions.size(), glm::vec3(0.0F));
            positions[7].y = 2.0F;
        });
        QVERIFY(lint(asset, "MORPH_OUTLIER").empty());
    }

    void targetsThatMoveNothingOrTheSameAreNamed() {
        Asset asset = morphed();
        const std::size_t count = asset.meshes[0].primitives[0].vertexCount();
        addTarget(asset, "Blank", std::vector<glm::vec3>(count, glm::vec3(0.0F)));
        addTarget(asset, "Grin", std::vector<glm::vec3>(count, {0.02F, 0.0F, 0.0F}));
        QVERIFY2(has(theOnly(asset, "MORPH_EMPTY"), "morph target 'Blank' of 'Strip'"), "");
        QVERIFY2(has(theOnly(asset, "MORPH_DOUBLED"),
                     "morph target 'Smile' and morph target 'Grin' of 'Strip' are the same"),
                 "");
    }

    void targetsThatAddUpToTheSameMotionAreNamed() {
        Asset asset = morphed();
        const std::size_t count = asset.meshes[0].primitives[0].vertexCount();
        std::vector<glm::vec3> slightlyOff(count, {0.03F, 0.0F, 0.0F});
        slightlyOff[0].y = 0.0005F;
        addTarget(asset, "Grin", slightlyOff);
        QVERIFY2(has(theOnly(asset, "MORPH_DOUBLED"),
                     "move all vertices in the same directions, the second 1.5 times as far"),
                 "");
        asset.meshes[0].primitives[0].targets[1].positions =
            std::vector<glm::vec3>(count, {0.02F, 0.005F, 0.0F});
        QVERIFY(lint(asset, "MORPH_DOUBLED").empty());
    }

    void targetsThatNothingDrivesAreNamedBesideOthers() {
        Asset asset = morphed();
        const std::size_t count = asset.meshes[0].primitives[0].vertexCount();
        addTarget(asset, "Frown", std::vector<glm::vec3>(count, {0.0F, 0.02F, 0.0F}));
        QVERIFY(lint(asset, "MORPH_UNUSED").empty());  // nothing drives any of them
        addTrack(asset, NodeIndex(0U), ChannelPath::Weights, {0.0F, 1.0F}, {0, 0, 1, 0});
        QVERIFY2(has(theOnly(asset, "MORPH_UNUSED"),
                     "1 of 2 morph targets of 'Strip' is driven by "
                     "no clip and no expression: 'Frown'"),
                 "");
        VrmExpression angry;
        angry.morphs = {{NodeIndex(0U), 1, 1.0F}};
        asset.vrm.emplace().expressions = {angry};
        QVERIFY(lint(asset, "MORPH_UNUSED").empty());
    }

    void verticesOfTheNeutralBoneAreNamed() {
        Asset asset = armedRig();
        QVERIFY(lint(asset, "NEUTRAL_BONE").empty());
        asset.nodes[kArmR + 1].name = "neutral_bone";
        const Diagnostic found = theOnly(asset, "NEUTRAL_BONE");
        QCOMPARE(found.vertex.value(), static_cast<std::uint32_t>(3 * kColumns));
        QVERIFY2(has(found, "1 vertex of 'Strip' follows 'neutral_bone'"), found.message.c_str());
    }

    void theScaleOfAChainIsNamedWithItsCarriers() {
        Asset asset = armedRig();
        QVERIFY(lint(asset, "JOINT_CHAIN_SCALE").empty());
        asset.nodes[1].rest.scale = glm::vec3(0.01F);
        const Diagnostic found = theOnly(asset, "JOINT_CHAIN_SCALE");
        QVERIFY2(
            has(found, "5 of 5 joints of 'Rig' are scaled, by up to 0.01: 'Hips' scales by 0.01"),
            found.message.c_str());
        asset.nodes[1].rest.scale = glm::vec3(1.0F);
        asset.nodes[kArmL + 1].rest.scale = glm::vec3(1.5F);
        const Diagnostic below = theOnly(asset, "JOINT_CHAIN_SCALE");
        QVERIFY2(has(below, "1 of 5 joints of 'Rig' are scaled, by up to 1.5: 'Arm.L' scales"),
                 below.message.c_str());
    }

    void aPropIsShearedWhereUnevenScaleIsAboveARotation() {
        Asset asset = armedRig();
        const std::size_t prop = addPart(asset, NodeIndex(kArmL + 1));
        asset.nodes[kArmL + 1].rest.scale = {1.0F, 3.0F, 1.0F};
        QVERIFY(lint(asset, "ATTACHMENT_SHEARED").empty());
        asset.nodes[prop].rest.rotation = glm::angleAxis(0.6F, glm::vec3(0, 0, 1));
        QVERIFY2(has(theOnly(asset, "ATTACHMENT_SHEARED"), "because 'Arm.L' scales unevenly"), "");
    }

    void aPropThatLeavesTheSkinIsNamedWithTheJointThatHoldsIt() {
        Asset asset = armedRig();
        addTurns(asset, NodeIndex(kArmL + 1), {0.0F, 0.5F, 1.0F}, {0.0F, 170.0F, 0.0F});
        addTrack(asset, NodeIndex(kArmL + 1), ChannelPath::Translation, {0.0F, 1.0F},
                 {1, 1, 0, 9, 1, 0});
        const std::size_t prop = addPart(asset, NodeIndex(kArmL + 1));
        asset.nodes[prop].rest.translation = {0.0F, 1.0F, 0.0F};
        QVERIFY(lint(asset, "ATTACHMENT_LEAVES_SKIN").empty());
        asset.nodes[kArmL + 1].children.clear();
        asset.nodes[1].children.emplace_back(prop);
        asset.nodes[prop].rest.translation = {1.0F, 3.0F, 0.0F};
        QVERIFY2(has(theOnly(asset, "ATTACHMENT_LEAVES_SKIN"), "parent 'Sword' to 'Arm.L'"), "");
    }

    void aPatchThatBledFromTheOtherSideIsNamed() {
        Asset asset = armedRig();
        addTurns(asset, NodeIndex(kArmR + 1), {0.0F, 0.5F, 1.0F}, {0.0F, 80.0F, 0.0F});
        QVERIFY(lint(asset, "STRAY_PATCH").empty());
        // The upper corner on the left follows the left arm, and by 40 % the right one.
        const std::size_t left = 3 * kColumns + 2;
        setInfluences(asset, left + kColumns, {{kArmL, 1.0F}});
        QVERIFY(lint(asset, "STRAY_PATCH").empty());
        setInfluences(asset, left + kColumns, {{kArmL, 0.6F}, {kArmR, 0.4F}});
        const Diagnostic found = theOnly(asset, "STRAY_PATCH");
        QCOMPARE(found.vertex.value(), 14U);
        QCOMPARE(found.joint.value(), 4U);
        QVERIFY2(has(found, "1 vertex of 'Strip' on 'Arm.L' follows 'Arm.R' by up to 40 %"),
                 found.message.c_str());
        QVERIFY2(has(found, "remove 40 % of 'Arm.R' from vertex 14"), found.message.c_str());
    }

    void namesThatBindingCannotTakeAreNamed() {
        Asset asset = armedRig();
        asset.nodes[kArmR + 1].name = "Arm.L";
        const Diagnostic doubled = theOnly(asset, "NAME_DOUBLED");
        QCOMPARE(doubled.severity, Severity::Warning);
        QVERIFY2(has(doubled, "nodes 4 and 5 are both called 'Arm.L'"), doubled.message.c_str());
        asset.nodes[kArmR + 1].name = "Arm.L.001";
        QVERIFY2(has(theOnly(asset, "NAME_NUMBERED"), "'Arm.L.001' has the name of a copy"), "");
        asset.nodes[kArmR + 1].name = "Arm.R.001";  // no node has the name without the number
        QVERIFY(lint(asset, "NAME_NUMBERED").empty());
        asset.nodes[kArmR + 1].name.clear();
        QVERIFY2(has(theOnly(asset, "NAME_EMPTY"), "node 5 has no name"), "");
        for (const char* name : {"Arm/R", " Arm", "Arm@2"}) {
            asset.nodes[kArmR + 1].name = name;
            QVERIFY2(has(theOnly(asset, "NAME_PATH"), name), name);
        }
        asset.nodes[kArmR + 1].name = "rig:Arm.R";
        QVERIFY(lint(asset, "NAME_PATH").empty());
        for (Node& node : asset.nodes) {
            node.name.clear();
        }
        QVERIFY(lint(asset, "NAME_EMPTY").empty());
    }

    void aClipOfOneObjectBesideThatOfTheSkeletonIsNamed() {
        Asset asset = swingingRig();
        asset.nodes.push_back({});
        asset.nodes.back().name = "Sword";
        const NodeIndex sword(asset.nodes.size() - 1);
        Animation walk = asset.animations[0];
        asset.animations[0].name = "SwordAction";
        asset.animations[0].channels.clear();
        asset.animations[0].samplers.clear();
        addTurns(asset, sword, {0.0F, 0.5F, 1.0F}, {0.0F, 40.0F, 0.0F});
        asset.animations.push_back(walk);
        const Diagnostic found = theOnly(asset, "CLIP_PER_OBJECT");
        QCOMPARE(found.animation.value(), 0U);
        QVERIFY2(found.message.find("'SwordAction' moves 'Sword' but no joint, over the same time "
                                    "as 'Walk'") != std::string::npos,
                 found.message.c_str());
        Asset shorter = asset;
        shorter.animations[0].channels.clear();
        shorter.animations[0].samplers.clear();
        addTurns(shorter, sword, {0.0F, 0.5F}, {0.0F, 40.0F});
        QVERIFY(lint(shorter, "CLIP_PER_OBJECT").empty());
    }

    void aClipWithTheNameOfItsProgramIsNamed() {
        Asset asset = swingingRig();
        QVERIFY(lint(asset, "CLIP_NAME_DEFAULT").empty());
        asset.animations[0].name = "Take 001";
        QCOMPARE(theOnly(asset, "CLIP_NAME_DEFAULT").severity, Severity::Info);
    }
};

SINEW_TEST(TestPartsAndNames)
#include "test_parts_and_names.moc"
