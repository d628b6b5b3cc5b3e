// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <limits>
#include <set>

#include "model/check/check_asset.h"
#include "model/check/finding_vertices.h"
#include "model/check/group_findings.h"
#include "model/demo/orca.h"
#include "model/load/load_asset.h"
#include "tests/model/check/rig.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Numbers = std::vector<std::uint32_t>;
constexpr std::size_t kAll = 1'000'000;

// Rules whose `count` is the number of their vertices.
const std::set<std::string> kCountingVertices{
    "DUPLICATE_JOINT",   "INFLUENCES_OVER_4", "INFLUENCES_OVER_8", "JOINT_WITHOUT_WEIGHT",
    "NEGLIGIBLE_WEIGHT", "STRAY_INFLUENCE",   "VERTEX_UNWEIGHTED", "WEIGHTS_NOT_NORMALIZED",
    "WEIGHT_NEGATIVE",   "NORMAL_NOT_UNIT",   "TANGENT_HANDEDNESS"};

Numbers numbersOf(const FaultyVertices& found) {
    Numbers numbers;
    for (const FaultyVertex& vertex : found.list) {
        numbers.push_back(vertex.vertex);
    }
    return numbers;
}

Numbers verticesOf(const Asset& asset, const std::string& code) {
    std::vector<Diagnostic> findings = asset.findings;
    const auto checked = checkAsset(asset);
    findings.insert(findings.end(), checked.begin(), checked.end());
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const Diagnostic& f) { return f.code == code; });
    return found == findings.end() ? Numbers() : numbersOf(findingVertices(asset, *found, kAll));
}

Asset rigWith(const std::vector<std::pair<std::size_t, std::vector<Influence>>>& influences) {
    Asset asset = rigWithArms();
    for (const auto& [vertex, list] : influences) {
        setInfluences(asset, vertex, list);
    }
    return asset;
}

/// Vertex 10 follows joint 4, the end of a tail, which nothing around them follows.
Asset strayRig() {
    Asset asset = cleanRig();
    for (const std::size_t node : {4U, 5U}) {
        asset.nodes.push_back({});
        asset.nodes[node == 4 ? 1 : 4].children.push_back(NodeIndex(node));
        asset.skins[0].joints.emplace_back(node);
        asset.skins[0].inverseBindMatrices.emplace_back(1.0F);
    }
    setInfluences(asset, 10, {{2, 0.8F}, {4, 0.2F}});
    return asset;
}

/// Three vertices; normal 2 is too long, position 1 is NaN, w of the tangents 0 and 2 is wrong.
std::shared_ptr<const Asset> brokenTriangle() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    GltfBuilder gltf;
    const std::string attributes =
        R"("POSITION":)" + str(gltf.addAccessor("VEC3", {0, 0, 0, 1, nan, 0, 0, 1, 0})) +
        R"(,"NORMAL":)" + str(gltf.addAccessor("VEC3", {0, 0, 1, 0, 0, 1, 0, 0, 2})) +
        R"(,"TANGENT":)" + str(gltf.addAccessor("VEC4", {1, 0, 0, 0.5, 1, 0, 0, 1, 1, 0, 0, 0.5}));
    gltf.add("meshes", R"({"primitives":[{"attributes":{)" + attributes + "}}]}");
    gltf.add("nodes", R"({"mesh":0})");
    gltf.add("scenes", R"({"nodes":[0]})");
    return gltf.load().value();
}

}  // namespace

class TestFindingVertices : public QObject {
    Q_OBJECT

private slots:
    void everyFindingWithAVertexLeadsToItFirst() {
        const auto orca = loadAssetFromMemory(orcaGlb(true), {}).value();
        std::vector<Diagnostic> findings = orca->findings;
        const auto checked = checkAsset(*orca);
        findings.insert(findings.end(), checked.begin(), checked.end());
        std::size_t withVertex = 0;
        for (const Diagnostic& finding : findings) {
            if (!finding.vertex) {
                const bool moves = finding.effect && finding.effect->isVisible();
                QVERIFY2(findingVertices(*orca, finding, kAll).list.size() == (moves ? 1U : 0U),
                         finding.code.c_str());
                continue;
            }
            ++withVertex;
            const FaultyVertices found = findingVertices(*orca, finding, kAll);
            QVERIFY2(!found.list.empty(), finding.code.c_str());
            QCOMPARE(found.list[0].mesh.value, *finding.mesh);
            QCOMPARE(found.list[0].primitive, *finding.primitive);
            QCOMPARE(found.list[0].vertex, *finding.vertex);
            QCOMPARE(found.count, found.list.size());
            if (kCountingVertices.contains(finding.code)) {
                QVERIFY2(found.count == finding.count, finding.code.c_str());
            }
        }
        QVERIFY(withVertex >= 5);
    }

    void theRuleOfTheFindingDecides_data() {
        QTest::addColumn<Asset>("asset");
        QTest::addColumn<Numbers>("expected");
        const auto row = [](const char* code, Asset asset, Numbers expected) {
            QTest::newRow(code) << std::move(asset) << std::move(expected);
        };
        row("WEIGHT_NEGATIVE",
            rigWith({{7, {{2, 1.25F}, {1, -0.25F}}}, {3, {{1, 1.5F}, {0, -0.5F}}}}), {3, 7});
        row("WEIGHTS_NOT_NORMALIZED", rigWith({{4, {{1, 0.75F}}}, {9, {{2, 0.9F}}}}), {9, 4});
        row("VERTEX_UNWEIGHTED", rigWith({{6, {}}, {13, {}}}), {13, 6});
        row("DUPLICATE_JOINT", rigWith({{2, {{0, 0.5F}, {0, 0.5F}}}}), {2});
        row("JOINT_WITHOUT_WEIGHT",
            rigWith({{8, {{2, 1.0F}, {1, 0.0F}}}, {0, {{0, 1.0F}, {1, 0.0F}}}}), {0, 8});
        row("NEGLIGIBLE_WEIGHT", rigWith({{8, {{2, 0.999F}, {1, 0.001F}}}}), {8});
        row("STRAY_INFLUENCE", strayRig(), {10});
        Asset five = rigWith({{5, {{0, 0.2F}, {1, 0.2F}, {2, 0.2F}, {3, 0.2F}}}});
        five.meshes[0].primitives[0].influenceSets.push_back(
            {std::vector<glm::u16vec4>(kRows * kColumns, glm::u16vec4(0)),
             std::vector<glm::vec4>(kRows * kColumns, glm::vec4(0.0F))});
        setInfluences(five, 5, {{4, 0.2F}}, 1);
        row("INFLUENCES_OVER_4", std::move(five), {5});
    }
    void theParametersOfThePolicyDecideToo() {
        Asset asset = strayRig();
        setInfluences(asset, 10, {{2, 1.0F}});
        setInfluences(asset, 7, {{2, 0.8F}, {4, 0.2F}});
        setInfluences(asset, 13, {{2, 0.97F}, {4, 0.03F}});
        const auto finished = finishAsset(std::move(asset));
        const auto findings = checkAsset(*finished);
        const auto stray = std::find_if(findings.begin(), findings.end(), [](const Diagnostic& f) {
            return f.code == "STRAY_INFLUENCE";
        });
        QVERIFY(stray != findings.end());
        QCOMPARE(numbersOf(findingVertices(*finished, *stray, kAll)), (Numbers{7, 13}));
        const CheckPolicy heavy{.parameters = {{"STRAY_INFLUENCE", {{"weight", 0.1}}}}};
        QCOMPARE(numbersOf(findingVertices(*finished, *stray, kAll, {}, heavy)), (Numbers{7}));
    }

    void theRuleOfTheFindingDecides() {
        QFETCH(Asset, asset);
        QFETCH(Numbers, expected);
        QCOMPARE(verticesOf(*finishAsset(std::move(asset)), QTest::currentDataTag()), expected);
    }

    void theWorstComesFirstIfTheFindingNamesIt() {
        Asset asset = rigWith({{6, {{2, 0.4F}, {4, 0.6F}}}, {8, {{2, 0.7F}, {3, 0.3F}}}});
        const auto found = lint(asset, "WEIGHTS_ASYMMETRIC");
        QCOMPARE(found.size(), std::size_t{1});
        Numbers vertices = verticesOf(*finishAsset(std::move(asset)), "WEIGHTS_ASYMMETRIC");
        QCOMPARE(vertices.front(), found[0].vertex.value());
        std::sort(vertices.begin(), vertices.end());
        QCOMPARE(vertices, (Numbers{6, 8}));
    }

    void findingsOfTheLoaderLeadToTheirVertices() {
        const auto asset = brokenTriangle();
        QCOMPARE(verticesOf(*asset, "ACCESSOR_NOT_FINITE"), (Numbers{1}));
        QCOMPARE(verticesOf(*asset, "NORMAL_NOT_UNIT"), (Numbers{2}));
        QCOMPARE(verticesOf(*asset, "TANGENT_HANDEDNESS"), (Numbers{0, 2}));
    }

    void jointsOutOfRangeAreFound() {
        GltfBuilder gltf;
        const std::string attributes =
            R"("POSITION":)" + str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0})) +
            R"(,"JOINTS_0":)" +
            str(gltf.addAccessor("VEC4", {0, 0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0},
                                 {.component = Component::UnsignedByte})) +
            R"(,"WEIGHTS_0":)" +
            str(gltf.addAccessor("VEC4", {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0}));
        gltf.add("meshes", R"({"primitives":[{"attributes":{)" + attributes + "}}]}");
        gltf.add("nodes", R"({"mesh":0,"skin":0})");
        gltf.add("nodes", R"({"name":"A"})");
        gltf.addSkin({1});
        gltf.add("scenes", R"({"nodes":[0,1]})");
        // Both weights are equal.
        QCOMPARE(verticesOf(*gltf.load().value(), "JOINT_OUT_OF_RANGE"), (Numbers{1, 2}));
    }

    void aGroupLeadsToTheVerticesOfAllItsPlaces() {
        Asset asset = rigWith({{4, {{1, 0.75F}}}, {9, {{2, 0.9F}}}});
        asset.meshes.push_back(asset.meshes[0]);
        Node second = asset.nodes[0];
        second.mesh = MeshIndex(1);
        asset.nodes.push_back(second);
        const auto finished = finishAsset(std::move(asset));
        const auto findings = groupedFindings(*finished, checkAsset(*finished));
        const auto group = std::find_if(findings.begin(), findings.end(), [](const Diagnostic& f) {
            return f.code == "WEIGHTS_NOT_NORMALIZED";
        });
        QVERIFY(group != findings.end());
        QCOMPARE(group->places.size(), std::size_t{2});
        const FaultyVertices found = findingVertices(*finished, *group, kAll);
        QCOMPARE(numbersOf(found), (Numbers{9, 4, 9, 4}));
        QCOMPARE(found.list[2].mesh, MeshIndex(1));
    }

    void theListIsLimitedAndTheRestCounted() {
        const auto asset =
            finishAsset(rigWith({{4, {{1, 0.75F}}}, {9, {{2, 0.9F}}}, {6, {{2, 2}}}}));
        const auto findings = checkAsset(*asset);
        const auto sums = std::find_if(findings.begin(), findings.end(), [](const Diagnostic& f) {
            return f.code == "WEIGHTS_NOT_NORMALIZED";
        });
        const FaultyVertices found = findingVertices(*asset, *sums, 2);
        QCOMPARE(numbersOf(found), (Numbers{6, 4}));
        QCOMPARE(found.count, std::size_t{3});
    }

    void whatTheFindingNamesIsKnownWithoutASearch() {
        const auto asset = finishAsset(rigWith({{4, {{1, 0.75F}}}, {9, {{2, 0.9F}}}}));
        const auto findings = groupedFindings(*asset, checkAsset(*asset));
        const auto sums = std::find_if(findings.begin(), findings.end(), [](const Diagnostic& f) {
            return f.code == "WEIGHTS_NOT_NORMALIZED";
        });
        QVERIFY(sums != findings.end());
        QCOMPARE(numbersOf(namedVertices(*asset, *sums)), (Numbers{9}));
        QCOMPARE(searchedVertices(*asset, *sums), std::size_t{kRows * kColumns});
        QCOMPARE(searchedVertices(*asset, {.code = "UNKNOWN", .message = {}}), std::size_t{0});
    }

    void indicesThatTheAssetLacksAreIgnored() {
        const auto asset = finishAsset(cleanRig());
        Diagnostic finding{.code = "VERTEX_UNWEIGHTED", .message = {}};
        finding.mesh = 0;
        finding.primitive = 0;
        finding.vertex = 1000;
        QVERIFY(findingVertices(*asset, finding, kAll).list.empty());
        finding.vertex = 1;
        finding.skin = 9;
        QCOMPARE(numbersOf(findingVertices(*asset, finding, kAll)), (Numbers{1}));
        finding.mesh = 5;
        QVERIFY(findingVertices(*asset, finding, kAll).list.empty());
    }

    void aStopEndsTheSearch() {
        const auto asset = finishAsset(rigWith({{4, {{1, 0.75F}}}, {9, {{2, 0.9F}}}}));
        const auto findings = checkAsset(*asset);
        for (const Diagnostic& finding : findings) {
            QVERIFY(findingVertices(*asset, finding, kAll, stoppedToken()).list.size() <= 1);
        }
    }
};

SINEW_TEST(TestFindingVertices)
#include "test_finding_vertices.moc"
