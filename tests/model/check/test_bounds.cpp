// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/check/rig.h"
#include "tests/support/edit.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kCode = "POSED_BOUNDS_OUTSIDE";

// Moves the whole skeleton away from where the mesh is stored.
Asset movedAtRest(float distance) {
    Asset asset = cleanRig();
    asset.nodes[1].rest.translation.z = distance;
    return asset;
}

}  // namespace

class TestBounds : public QObject {
    Q_OBJECT

private slots:
    void aMeshThatRestsFarFromItsStatedBoundsIsAWarning() {
        QVERIFY(lint(movedAtRest(1.0F), kCode).empty());
        const auto found = lint(movedAtRest(20.0F), kCode);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].pointer, std::string("/meshes/0/primitives/0"));
        QCOMPARE(found[0].node.value(), 0U);
        QVERIFY(!found[0].animation);
    }

    void aSmallPartThatRestsCloseToItsBoundsIsOnlyMentioned() {
        Asset asset = movedAtRest(20.0F);
        Mesh far = asset.meshes[0];
        edit(far.primitives[0].positions, [](auto& all) { all[0].y = 500.0F; });
        asset.meshes.push_back(far);
        asset.nodes.push_back({});
        asset.nodes.back().mesh = MeshIndex(1U);
        asset.scenes[0].roots.push_back(NodeIndex(4U));
        const auto found = lint(asset, kCode);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
    }

    void aClipThatLeavesTheBoundsIsMentionedWithItsName() {
        Asset asset = cleanRig();
        addTrack(asset, NodeIndex(1U), ChannelPath::Translation, {0.0F, 1.0F}, {0, 0, 0, 0, 0, 30});
        const auto found = lint(asset, kCode);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].animation.value(), 0U);
        QVERIFY(found[0].message.find("'Nod'") != std::string::npos);
    }

    void morphTargetsCountAsWell() {
        Asset asset = cleanRig();
        asset.nodes[0].skin = {};
        asset.meshes[0].weights = {0.0F};
        asset.meshes[0].primitives[0].targets.resize(1);
        asset.meshes[0].primitives[0].targets[0].positions =
            std::vector<glm::vec3>(kRows * kColumns, glm::vec3(0.0F, 50.0F, 0.0F));
        QVERIFY(lint(asset, kCode).empty());
        asset.meshes[0].weights = {1.0F};
        QCOMPARE(lint(asset, kCode).size(), std::size_t{1});
    }

    void nodesThatShareAPrimitiveMakeOneFinding() {
        Asset asset = movedAtRest(20.0F);
        asset.nodes.push_back(asset.nodes[0]);
        asset.scenes[0].roots.push_back(NodeIndex(4U));
        const auto found = lint(asset, kCode);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].count, std::size_t{2});
    }

    void aPoseThatOverflowsIsAnError() {
        Asset asset = cleanRig();
        QVERIFY(lint(asset, "POSE_NOT_FINITE").empty());
        asset.nodes[1].rest.scale = glm::vec3(1e30F);
        asset.nodes[2].rest.scale = glm::vec3(1e30F);
        const auto found = lint(asset, "POSE_NOT_FINITE");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Error);
    }

    void valuesThatTheLoaderReportedAreNotReportedAgain() {
        Asset asset = cleanRig();
        asset.findings.push_back({.code = "ACCESSOR_NOT_FINITE", .message = {}});
        edit(asset.meshes[0].primitives[0].positions,
             [](auto& all) { all[3].x = std::numeric_limits<float>::quiet_NaN(); });
        QVERIFY(lint(asset, "POSE_NOT_FINITE").empty());
    }
};

SINEW_TEST(TestBounds)
#include "test_bounds.moc"
