// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

class TestHierarchy : public QObject {
    Q_OBJECT

private slots:
    void aSkinnedMeshWithATransformOfItsOwnIsAWarning() {
        Asset asset = cleanRig();
        asset.nodes[0].rest.translation.y = 0.5F;
        const auto found = lint(asset, "SKINNED_MESH_TRANSFORM");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].pointer, std::string("/nodes/0"));
        QCOMPARE(found[0].node.value(), 0U);
        QVERIFY(found[0].message.find("elsewhere by ") != std::string::npos);
    }

    void oneWhoseJointsPutItWhereItsTransformWouldIsOnlyMentioned() {
        Asset asset = cleanRig();
        asset.nodes[0].rest.translation.y = 0.5F;
        for (glm::mat4& matrix : asset.skins[0].inverseBindMatrices) {
            matrix[3].y += 0.5F;
        }
        const auto found = lint(asset, "SKINNED_MESH_TRANSFORM");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
    }

    void oneBelowATransformedNodeIsOnlyMentioned() {
        Asset asset = cleanRig();
        asset.nodes.push_back({});
        asset.nodes[4].rest.scale = glm::vec3(2.0F);
        asset.nodes[4].children = {NodeIndex(0U)};
        asset.scenes[0].roots = {NodeIndex(1U), NodeIndex(4U)};
        const auto found = lint(asset, "SKINNED_MESH_TRANSFORM");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
        asset.nodes[4].rest.scale = glm::vec3(1.0F);
        QVERIFY(lint(asset, "SKINNED_MESH_TRANSFORM").empty());
    }

    void aSceneMustHoldTheJointsOfItsSkinnedMeshes() {
        Asset asset = cleanRig();
        asset.scenes.push_back({"Half", {NodeIndex(0U)}});
        const auto found = lint(asset, "JOINT_OUTSIDE_SCENE");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Error);
        QCOMPARE(found[0].pointer, std::string("/nodes/0/skin"));
        QCOMPARE(found[0].count, std::size_t{3});
        QVERIFY(found[0].message.find("Half") != std::string::npos);
    }

    void aFileWithoutScenesHasNoJointsOutsideOfThem() {
        Asset asset = cleanRig();
        asset.scenes.clear();
        asset.defaultScene = {};
        QVERIFY(lint(asset, "JOINT_OUTSIDE_SCENE").empty());
    }

    void unevenScaleAboveATurningJointShears() {
        Asset asset = cleanRig();
        asset.nodes[1].rest.scale = {1.0F, 2.0F, 1.0F};
        const auto found = lint(asset, "JOINT_NONUNIFORM_SCALE");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].pointer, std::string("/nodes/1/scale"));
        QCOMPARE(found[0].skin.value(), 0U);
    }

    void unevenScaleWithNothingTurningBelowIsFine() {
        Asset asset = cleanRig();
        asset.nodes[3].rest.scale = {1.0F, 2.0F, 1.0F};
        QVERIFY(lint(asset, "JOINT_NONUNIFORM_SCALE").empty());
        asset.nodes[3].rest.scale = glm::vec3(1.0F);
        asset.nodes[1].rest.scale = {1.0F, 1.0001F, 1.0F};
        QVERIFY(lint(asset, "JOINT_NONUNIFORM_SCALE").empty());
    }
};

SINEW_TEST(TestHierarchy)
#include "test_hierarchy.moc"
