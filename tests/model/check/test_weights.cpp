// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <memory>

#include "model/check/check_asset.h"
#include "model/load/source/json_document.h"
#include "tests/model/check/rig.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kPrimitive = "/meshes/0/primitives/0";

// The lint's findings about weight sums: one vertex per four weights, joint n in slot n.
std::vector<Diagnostic> checkStored(const std::vector<double>& weights, Component component) {
    const std::size_t vertices = weights.size() / 4;
    std::vector<double> positions;
    std::vector<double> joints;
    for (std::size_t v = 0; v < vertices; ++v) {
        positions.insert(positions.end(), {static_cast<double>(v), static_cast<double>(v % 2), 0});
        for (std::size_t slot = 0; slot < 4; ++slot) {
            joints.push_back(weights[4 * v + slot] == 0 ? 0.0 : static_cast<double>(slot));
        }
    }
    GltfBuilder gltf;
    const std::string attributes =
        R"("POSITION":)" + str(gltf.addAccessor("VEC3", positions)) + R"(,"JOINTS_0":)" +
        str(gltf.addAccessor("VEC4", joints, {.component = Component::UnsignedByte})) +
        R"(,"WEIGHTS_0":)" +
        str(gltf.addAccessor(
            "VEC4", weights,
            {.component = component, .normalized = component != Component::Float}));
    gltf.add("meshes", R"({"primitives":[{"mode":0,"attributes":{)" + attributes + "}}]}");
    gltf.add("nodes", R"({"mesh":0,"skin":0})");
    gltf.add("nodes", R"({"name":"A","children":[2,3,4]})");
    for (const char* name : {"B", "C", "D"}) {
        gltf.add("nodes", std::string(R"({"name":")") + name + R"("})");
    }
    gltf.addSkin({1, 2, 3, 4});
    gltf.add("scenes", R"({"nodes":[0,1]})");
    const auto asset = gltf.load();
    if (!asset) {
        return {};
    }
    std::vector<Diagnostic> findings = checkAsset(**asset);
    std::erase_if(findings, [](const Diagnostic& f) { return f.code != "WEIGHTS_NOT_NORMALIZED"; });
    return findings;
}

}  // namespace

class TestWeights : public QObject {
    Q_OBJECT

private slots:
    void theCleanRigHasNoFinding() {
        const auto findings = lint(cleanRig());
        QVERIFY2(findings.empty(), listed(findings).c_str());
    }

    void aNegativeWeightIsAnErrorAtItsVertexAndJoint() {
        Asset asset = cleanRig();
        setInfluences(asset, 7, {{2, 1.25F}, {1, -0.25F}});
        const auto found = lint(asset, "WEIGHT_NEGATIVE");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Error);
        QCOMPARE(found[0].pointer, std::string(kPrimitive));
        QCOMPARE(found[0].vertex.value(), 7U);
        QCOMPARE(found[0].joint.value(), 1U);
        QVERIFY(found[0].message.find("'Spine'") != std::string::npos);
    }

    void floatWeightsMayBeOffByTheSpecificationsTolerance() {
        // Two weights: 4e-7 is allowed; single precision steps by 6e-8 below 1.
        Asset asset = cleanRig();
        setInfluences(asset, 3, {{1, 0.5F}, {2, 0.5F - 3.5e-7F}});
        QVERIFY(lint(asset, "WEIGHTS_NOT_NORMALIZED").empty());
        setInfluences(asset, 3, {{1, 0.5F}, {2, 0.5F - 4.6e-7F}});
        const auto found = lint(asset, "WEIGHTS_NOT_NORMALIZED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].vertex.value(), 3U);
    }

    void aVisiblyWrongSumIsAnError() {
        Asset asset = cleanRig();
        setInfluences(asset, 4, {{1, 0.5F}, {2, 0.25F}});
        setInfluences(asset, 9, {{2, 0.9F}});
        const auto found = lint(asset, "WEIGHTS_NOT_NORMALIZED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Error);
        QCOMPARE(found[0].count, std::size_t{2});
        QCOMPARE(found[0].vertex.value(), 9U);  // farther from the origin that it is pulled to
        QVERIFY(found[0].message.find("0.75") != std::string::npos);
    }

    void whatDracoRoundedIsInformation() {
        load::Findings ignored;
        const auto json = load::parseJson(
            R"({"meshes":[{"primitives":[{"extensions":{"KHR_draco_mesh_compression":{}}}]}]})",
            ignored, {});
        QVERIFY(bool(json));
        Asset asset = cleanRig();
        asset.json = std::make_shared<const JsonValue>(*json);
        setInfluences(asset, 4, {{1, 0.5F}, {2, 0.49F}});
        QCOMPARE(lint(asset, "WEIGHTS_NOT_NORMALIZED").at(0).severity, Severity::Info);
        setInfluences(asset, 4, {{1, 0.5F}, {2, 0.25F}});
        QCOMPARE(lint(asset, "WEIGHTS_NOT_NORMALIZED").at(0).severity, Severity::Error);
    }

    void theFindingSaysWhereWeightsAsStoredTakeTheVertices() {
        const auto message = [](std::initializer_list<float> weights) {
            Asset asset = cleanRig();
            std::size_t vertex = 3;
            for (const float weight : weights) {
                setInfluences(asset, vertex++, {{1, weight}});
            }
            const auto found = lint(asset, "WEIGHTS_NOT_NORMALIZED");
            return found.size() == 1 ? found[0].message : std::string();
        };
        const auto says = [](const std::string& text, const char* words) {
            return text.find(words) != std::string::npos;
        };
        QVERIFY(says(message({0.5F}), "--weights stored"));
        QVERIFY(says(message({0.5F}), "pulled towards the world origin"));
        QVERIFY(!says(message({0.5F}), "pushed"));
        QVERIFY(says(message({1.5F}), "--weights stored"));
        QVERIFY(says(message({1.5F}), "pushed away from the world origin"));
        QVERIFY(!says(message({1.5F, 0.9999F}), "pulled"));
        QVERIFY(says(message({0.5F, 3.0F}), "pulled towards the world origin or pushed away"));
        QVERIFY(!says(message({0.9999F}), "origin"));  // not visible
    }

    void theSumCoversAllSets() {
        Asset asset = cleanRig();
        auto& sets = asset.meshes[0].primitives[0].influenceSets;
        sets.push_back({std::vector<glm::u16vec4>(kRows * kColumns, glm::u16vec4(0)),
                        std::vector<glm::vec4>(kRows * kColumns, glm::vec4(0.0F))});
        setInfluences(asset, 5, {{1, 0.5F}});
        setInfluences(asset, 5, {{2, 0.5F}}, 1);
        QVERIFY(lint(asset, "WEIGHTS_NOT_NORMALIZED").empty());
        setInfluences(asset, 5, {{1, 0.5F}}, 1);
        QCOMPARE(lint(asset, "DUPLICATE_JOINT").size(), std::size_t{1});
    }

    void bytesMustAddUpTo255Exactly() {
        QVERIFY(checkStored({85, 85, 85, 0}, Component::UnsignedByte).empty());
        const auto found = checkStored({85, 85, 85, 0, 85, 85, 84, 0}, Component::UnsignedByte);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].code, std::string("WEIGHTS_NOT_NORMALIZED"));
        QCOMPARE(found[0].severity, Severity::Error);
        QCOMPARE(found[0].vertex.value(), 1U);
    }

    void theWorstSumIsToldInTheUnitsThatItIsComparedIn() {
        const auto worst = [](const std::vector<Diagnostic>& findings) {
            const std::string message = findings.empty() ? std::string() : findings[0].message;
            const std::size_t at = message.find("the worst to ");
            return at == std::string::npos ? message : message.substr(at + 13);
        };
        QVERIFY(worst(checkStored({85, 85, 84, 0}, Component::UnsignedByte))
                    .starts_with("254 of 255 (stored as bytes, they must add up to exactly 255)"));
        QVERIFY(worst(checkStored({85, 85, 86, 0}, Component::UnsignedByte))
                    .starts_with("256 of 255 "));
        QVERIFY(worst(checkStored({21845, 21845, 21844, 0}, Component::UnsignedShort))
                    .starts_with("65534 of 65535 "));
        for (const auto& [second, words] :
             std::initializer_list<std::pair<double, const char*>>{{0.25, "0.75;"},
                                                                   {0.502, "1.002;"},
                                                                   {0.4985, "0.998;"},
                                                                   {0.50049, "1 + 0.00049"}}) {
            const std::string shown = worst(checkStored({0.5, second, 0, 0}, Component::Float));
            QVERIFY2(shown.starts_with(words), shown.c_str());
        }
    }

    void shortsMustAddUpTo65535Exactly() {
        QVERIFY(checkStored({21845, 21845, 21845, 0}, Component::UnsignedShort).empty());
        const auto found = checkStored({21845, 21845, 21844, 0}, Component::UnsignedShort);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].code, std::string("WEIGHTS_NOT_NORMALIZED"));
        QCOMPARE(found[0].severity, Severity::Error);
    }

    void aVertexWithoutWeightIsOneErrorNotTwo() {
        Asset asset = cleanRig();
        setInfluences(asset, 6, {});
        const auto findings = lint(asset);
        QCOMPARE(listed(findings).find("WEIGHTS_NOT_NORMALIZED"), std::string::npos);
        const auto found = lint(asset, "VERTEX_UNWEIGHTED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 6U);
        QCOMPARE(found[0].skin.value(), 0U);
        QVERIFY(found[0].message.find("--weights stored") != std::string::npos);
        QVERIFY(found[0].message.find("pulled to the world origin") != std::string::npos);
    }

    // A mesh that no joint moves may carry empty weights.
    void withoutASkinNoVertexIsUnweighted() {
        Asset asset = cleanRig();
        setInfluences(asset, 6, {});
        for (Node& node : asset.nodes) {
            node.skin = {};
        }
        QVERIFY(lint(asset, "VERTEX_UNWEIGHTED").empty());
        setInfluences(asset, 6, {{1, 0.5F}});
        const std::string message = lint(asset, "WEIGHTS_NOT_NORMALIZED").at(0).message;
        QVERIFY2(message.find("pulled") == std::string::npos, message.c_str());
    }

    void aJointInTwoSlotsCountsOnlyWithWeight() {
        Asset asset = cleanRig();
        setInfluences(asset, 2, {{0, 0.5F}, {0, 0.5F}});
        const auto found = lint(asset, "DUPLICATE_JOINT");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 2U);
        QCOMPARE(found[0].joint.value(), 0U);
        setInfluences(asset, 2, {{0, 1.0F}, {0, 0.0F}});
        QVERIFY(lint(asset, "DUPLICATE_JOINT").empty());
    }

    void anEmptySlotShouldNameJointZero() {
        Asset asset = cleanRig();
        setInfluences(asset, 8, {{2, 1.0F}, {1, 0.0F}, {0, 0.0F}});
        const auto found = lint(asset, "JOINT_WITHOUT_WEIGHT");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 8U);
        QCOMPARE(found[0].joint.value(), 1U);
    }

    void aTinyWeightCostsASlot() {
        Asset asset = cleanRig();
        setInfluences(asset, 8, {{2, 0.999F}, {1, 0.001F}});
        const auto found = lint(asset, "NEGLIGIBLE_WEIGHT");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 8U);
        QCOMPARE(found[0].joint.value(), 1U);
        setInfluences(asset, 8, {{2, 0.99F}, {1, 0.01F}});
        QVERIFY(lint(asset, "NEGLIGIBLE_WEIGHT").empty());
    }

    void influencesAreCountedAgainstFourAndEight() {
        Asset asset = cleanRig();
        auto& sets = asset.meshes[0].primitives[0].influenceSets;
        for (int extra = 0; extra < 2; ++extra) {
            sets.push_back({std::vector<glm::u16vec4>(kRows * kColumns, glm::u16vec4(0)),
                            std::vector<glm::vec4>(kRows * kColumns, glm::vec4(0.0F))});
        }
        const auto spread = [&](std::size_t vertex, std::size_t count) {
            const float part = 1.0F / static_cast<float>(count);
            for (std::size_t set = 0; set < 3; ++set) {
                std::vector<Influence> influences;
                for (std::size_t i = 4 * set; i < std::min(count, 4 * set + 4); ++i) {
                    influences.push_back({static_cast<std::uint16_t>(i), part});
                }
                setInfluences(asset, vertex, influences, set);
            }
        };
        spread(1, 4);
        QVERIFY(lint(asset, "INFLUENCES_OVER_4").empty());
        spread(1, 8);
        QCOMPARE(lint(asset, "INFLUENCES_OVER_4").size(), std::size_t{1});
        QVERIFY(lint(asset, "INFLUENCES_OVER_8").empty());
        spread(2, 9);
        const auto found = lint(asset, "INFLUENCES_OVER_8");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 2U);
        QCOMPARE(lint(asset, "INFLUENCES_OVER_4")[0].count, std::size_t{2});
    }

    void aSetThatHoldsNoWeightIsNamed() {
        Asset asset = cleanRig();
        asset.meshes[0].primitives[0].influenceSets.push_back(
            {std::vector<glm::u16vec4>(kRows * kColumns, glm::u16vec4(0)),
             std::vector<glm::vec4>(kRows * kColumns, glm::vec4(0.0F))});
        const auto found = lint(asset, "INFLUENCE_SET_EMPTY");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pointer, std::string(kPrimitive) + "/attributes/WEIGHTS_1");
    }

    void aVertexThatFollowsAFarJointAloneIsStray() {
        Asset asset = cleanRig();
        // A fourth joint that is no relative of those of the strip's middle.
        asset.nodes.push_back({});
        asset.nodes[4].name = "Tail";
        asset.nodes[4].rest.translation = {0.0F, -3.0F, 0.0F};
        asset.nodes[1].children.push_back(NodeIndex(4U));
        asset.nodes.push_back({});
        asset.nodes[5].name = "TailEnd";
        asset.nodes[4].children.push_back(NodeIndex(5U));
        for (const std::size_t node : {4U, 5U}) {
            asset.skins[0].joints.emplace_back(node);
            glm::mat4 inverseBind(1.0F);
            inverseBind[3].y = 3.0F;
            asset.skins[0].inverseBindMatrices.push_back(inverseBind);
        }
        setInfluences(asset, 0, {{0, 0.5F}, {3, 0.5F}});  // row of Hips: a child of it is fine
        setInfluences(asset, 1, {{0, 0.5F}, {4, 0.5F}});
        QVERIFY(lint(asset, "STRAY_INFLUENCE").empty());
        setInfluences(asset, 10, {{2, 0.8F}, {4, 0.2F}});
        const auto found = lint(asset, "STRAY_INFLUENCE");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].count, std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 10U);
        QCOMPARE(found[0].joint.value(), 4U);
    }
};

SINEW_TEST(TestWeights)
#include "test_weights.moc"
