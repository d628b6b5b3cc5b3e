// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/facts/morph_facts.h"
#include "model/facts/morph_lookup.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

MorphTarget moving(std::vector<glm::vec3> displacements) {
    MorphTarget target;
    target.positions = std::move(displacements);
    return target;
}

Mesh meshWith(std::vector<Primitive> primitives, std::size_t targets) {
    Mesh mesh;
    mesh.primitives = std::move(primitives);
    mesh.weights.resize(targets);
    return mesh;
}

}  // namespace

class TestMorphFacts : public QObject {
    Q_OBJECT

private slots:
    void movedVerticesAndTheLargestDistanceAreOverAllPrimitives() {
        Primitive first, second;
        first.targets = {moving({{0, 0, 0}, {3, 4, 0}}), moving({{0, 0, 0}, {0, 0, 0}})};
        second.targets = {moving({{0, -1, 0}, {0, 0, 0}}), {}};
        const Mesh mesh = meshWith({first, second}, 2);
        const std::vector<MorphTargetFacts> facts = morphTargetFacts(mesh);
        QCOMPARE(facts.size(), std::size_t{2});
        QCOMPARE(facts[0], (MorphTargetFacts{.movedVertices = 2, .largest = 5.0F}));
        QCOMPARE(facts[1], MorphTargetFacts());
    }

    void displacementsThatPrimitivesShareCountOnce() {
        Primitive one;
        one.targets = {moving({{1, 0, 0}, {2, 0, 0}})};
        QCOMPARE(morphTargetFacts(meshWith({one, one}, 1))[0].movedVertices, std::size_t{2});
    }

    void aTargetThatOnlyTurnsNormalsSaysSo() {
        Primitive one;
        MorphTarget& target = one.targets.emplace_back();
        target.normals = std::vector<glm::vec3>{{0, 0, 0}, {0, 1, 0}};
        MorphTarget& still = one.targets.emplace_back();
        still.normals = std::vector<glm::vec3>{{0, 0, 0}};
        const std::vector<MorphTargetFacts> facts = morphTargetFacts(meshWith({one}, 2));
        QVERIFY(facts[0].changesOthers && facts[0].movedVertices == 0);
        QVERIFY(!facts[1].changesOthers);
    }

    void aTextMeansTheTargetsOfEveryNodeThatHasThem() {
        Asset asset;
        asset.meshes = {meshWith({}, 3), meshWith({}, 2)};
        asset.meshes[0].targetNames = {"Smile", "", "Smile"};
        asset.meshes[1].targetNames = {"1", "Smile"};
        asset.nodes.resize(4);
        asset.nodes[0].mesh = MeshIndex(0U);
        asset.nodes[2].mesh = MeshIndex(1U);
        asset.nodes[3].mesh = MeshIndex(0U);
        using Found = std::vector<NodeMorphTarget>;
        const NodeIndex a(0U), b(2U), c(3U);
        QCOMPARE(findMorphTargets(asset, "Smile"), (Found{{a, 0}, {b, 1}, {c, 0}}));
        QCOMPARE(findMorphTargets(asset, "1"), (Found{{a, 1}, {b, 1}, {c, 1}}));
        QCOMPARE(findMorphTargets(asset, "2"), (Found{{a, 2}, {c, 2}}));
        QVERIFY(findMorphTargets(asset, "3").empty() && findMorphTargets(asset, "").empty());
        QCOMPARE(morphTargetNames(asset).names,
                 (std::vector<std::string>{"Smile", "", "Smile", "1"}));
        QCOMPARE(morphTargetText(asset.meshes[0], 0), std::string("Smile"));
        QCOMPARE(morphTargetText(asset.meshes[0], 1), std::string("1"));
        QCOMPARE(morphTargetText(asset.meshes[0], 2), std::string("2"));
        QCOMPARE(morphTargetText(asset.meshes[1], 0), std::string("0"));
    }

    void anExpressionMeansItsTargetsWithTheirShares() {
        Asset asset;
        asset.meshes = {meshWith({}, 2)};
        asset.nodes.resize(2);
        asset.nodes[0].mesh = asset.nodes[1].mesh = MeshIndex(0U);
        asset.vrm.emplace();
        VrmExpression& happy = asset.vrm->expressions.emplace_back();
        happy.name = "happy";
        happy.morphs = {{NodeIndex(0U), 1, 0.5F}};
        using Found = std::vector<NodeMorphTarget>;
        QCOMPARE(findMorphTargets(asset, "vrm:happy"), (Found{{NodeIndex(0U), 1, 0.5F}}));
        asset.vrm->bindsMeshes = true;
        QCOMPARE(findMorphTargets(asset, "vrm:happy"),
                 (Found{{NodeIndex(0U), 1, 0.5F}, {NodeIndex(1U), 1, 0.5F}}));
        QVERIFY(findMorphTargets(asset, "vrm:sad").empty());
        QVERIFY(findMorphTargets(asset, "happy").empty());
        asset.meshes[0].targetNames = {"vrm:happy", ""};
        QCOMPARE(findMorphTargets(asset, "vrm:happy").front().target, 0U);
    }

    void aTargetWithoutNameIsNamedByItsNumber() {
        Mesh mesh = meshWith({}, 3);
        mesh.targetNames = {"Smile", ""};
        QCOMPARE(morphTargetName(mesh, 0), std::string("Smile"));
        QCOMPARE(morphTargetName(mesh, 1), std::string("Target 1"));
        QCOMPARE(morphTargetName(mesh, 2), std::string("Target 2"));
    }
};

SINEW_TEST(TestMorphFacts)
#include "test_morph_facts.moc"
