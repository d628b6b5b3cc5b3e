// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <optional>
#include <utility>

#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const std::vector<double> kIdentity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

GltfBuilder twoNodes() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"children":[1]})");
    gltf.add("nodes", "{}");
    return gltf;
}

// One vertex with sets 0 … n-1 of influences, skinned to two joints.
GltfBuilder withSets(int sets, Component joints, const AccessorOptions& weights,
                     const std::vector<double>& weightValues) {
    GltfBuilder gltf = twoNodes();
    std::string attributes = R"("POSITION":)" + str(gltf.addAccessor("VEC3", {0, 0, 0}));
    for (int set = 0; set < sets; ++set) {
        attributes += R"(,"JOINTS_)" + str(set) + R"(":)" +
                      str(gltf.addAccessor("VEC4", {0, 1, 0, 1}, {.component = joints}));
        attributes += R"(,"WEIGHTS_)" + str(set) + R"(":)" +
                      str(gltf.addAccessor("VEC4", weightValues, weights));
    }
    gltf.add("meshes", R"({"primitives":[{"mode":0,"attributes":{)" + attributes + "}}]}");
    gltf.addSkin({0, 1});
    gltf.add("nodes", R"({"mesh":0,"skin":0})");
    return gltf;
}

}  // namespace

class TestSkins : public QObject {
    Q_OBJECT

private slots:
    void inverseBindMatricesAreReadColumnByColumn() {
        const AssetPointer asset = loaded(skinnedBar());
        const Skin& skin = asset->skins.at(0);
        QVERIFY(skin.inverseBindMatricesStored);
        QCOMPARE(skin.joints, (std::vector{NodeIndex(1), NodeIndex(2), NodeIndex(3)}));
        QCOMPARE(skin.inverseBindMatrices.at(2)[3], glm::vec4(0.0F, -2.0F, 0.0F, 1.0F));
    }

    void withoutInverseBindMatricesTheyAreIdentity() {
        GltfBuilder gltf = twoNodes();
        gltf.addSkin({0, 1});
        const AssetPointer asset = loaded(gltf);
        QVERIFY(!asset->skins.at(0).inverseBindMatricesStored);
        QCOMPARE(asset->skins.at(0).inverseBindMatrices,
                 (std::vector{glm::mat4(1.0F), glm::mat4(1.0F)}));
    }

    void tooFewInverseBindMatricesAreRefused() {
        GltfBuilder gltf = twoNodes();
        gltf.addSkin({0, 1}, kIdentity);
        expectError(gltf.load(), ErrorCode::InvalidAccessor, "/skins/0/inverseBindMatrices");
    }

    void surplusInverseBindMatricesAreLeftOut() {
        GltfBuilder gltf = twoNodes();
        std::vector<double> two = kIdentity;
        two.insert(two.end(), kIdentity.begin(), kIdentity.end());
        gltf.addSkin({1}, two);
        QCOMPARE(loaded(gltf)->skins.at(0).inverseBindMatrices.size(), std::size_t{1});
    }

    void skinsNeedJointsThatExist() {
        GltfBuilder gltf = twoNodes();
        gltf.add("skins", R"({"joints":[]})");
        expectError(gltf.load(), ErrorCode::InvalidDocument, "/skins/0/joints");
        gltf.replace("skins", 0, R"({"joints":[0,2]})");
        expectError(gltf.load(), ErrorCode::InvalidDocument, "/skins/0/joints");
        gltf.replace("skins", 0, "{}");
        expectError(gltf.load(), ErrorCode::InvalidDocument, "/skins/0");
    }

    void thousandsOfJointsAreKept() {
        GltfBuilder gltf;
        std::vector<int> joints;
        for (int i = 0; i < 3000; ++i) {
            joints.push_back(gltf.add("nodes", "{}"));
        }
        gltf.addSkin(joints);
        QCOMPARE(loaded(gltf)->skins.at(0).joints.size(), std::size_t{3000});
    }

    void everyInfluenceSetIsRead() {
        const AssetPointer asset =
            loaded(withSets(5, Component::UnsignedByte, {}, {0.1, 0.1, 0, 0}));
        const std::vector<InfluenceSet>& sets = asset->meshes.at(0).primitives.at(0).influenceSets;
        QCOMPARE(sets.size(), std::size_t{5});
        QCOMPARE(sets.at(4).joints.at(0), glm::u16vec4(0, 1, 0, 1));
        QCOMPARE(sets.at(4).weights.at(0), glm::vec4(0.1F, 0.1F, 0.0F, 0.0F));
    }

    void integerWeightsAreConvertedAndNeverNormalised() {
        const AssetPointer asset = loaded(
            withSets(1, Component::UnsignedShort,
                     {.component = Component::UnsignedByte, .normalized = true}, {51, 51, 0, 0}));
        QCOMPARE(asset->meshes.at(0).primitives.at(0).influenceSets.at(0).weights.at(0),
                 glm::vec4(0.2F, 0.2F, 0.0F, 0.0F));
    }

    void jointsMustBeUnsignedIntegers() {
        expectError(withSets(1, Component::Float, {}, {1, 0, 0, 0}).load(),
                    ErrorCode::InvalidAccessor, "/accessors/1");
    }

    void setsWithAGapAreIgnoredAndReported() {
        GltfBuilder gltf = withSets(1, Component::UnsignedByte, {}, {1, 0, 0, 0});
        gltf.replace(
            "meshes", 0,
            R"({"primitives":[{"mode":0,"attributes":{"POSITION":0,"JOINTS_1":1,"WEIGHTS_1":2}}]})");
        const AssetPointer asset = loaded(gltf);
        QVERIFY(asset->meshes.at(0).primitives.at(0).influenceSets.empty());
        QVERIFY(findingOf(*asset, "INFLUENCE_SET_INCOMPLETE"));
    }

    void roundingInTheLastRowOfAMatrixIsInformation() {
        const auto severity = [](const std::vector<double>& lastRow) {
            GltfBuilder gltf;
            gltf.add("nodes", "{}");
            std::vector<double> matrix = kIdentity;
            for (std::size_t i = 0; i < 4; ++i) {
                matrix[4 * i + 3] = lastRow[i];
            }
            gltf.addSkin({0}, matrix);
            const AssetPointer asset = loaded(gltf);
            const Diagnostic* finding = findingOf(*asset, "SKIN_MATRIX_NOT_AFFINE");
            return finding == nullptr ? std::optional<Severity>() : finding->severity;
        };
        QVERIFY(!severity({0, 0, 0, 1}));
        QVERIFY(severity({0, 0, 0, 1.0 - 6e-8}) == Severity::Info);
        QVERIFY(severity({1e-7, 0, 0, 1.0}) == Severity::Info);
        QVERIFY(severity({0.01, 0, 0, 1.0}) == Severity::Error);
        QVERIFY(severity({0, 0, 0, 0.99}) == Severity::Error);
    }

    void jointsPastTheSkinAreReported() {
        GltfBuilder gltf = withSets(1, Component::UnsignedByte, {}, {1, 0, 0, 0});
        gltf.replace("skins", 0, R"({"joints":[0]})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "JOINT_OUT_OF_RANGE");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/meshes/0/primitives/0"));
        QVERIFY(finding->message.find("no weight, and no effect") != std::string::npos);
    }

    void influencesOfJointsPastTheSkinAreLeftOut() {
        for (const auto& [component, one] :
             {std::pair(Component::UnsignedByte, 255.0), std::pair(Component::Float, 1.0)}) {
            GltfBuilder gltf =
                withSets(1, Component::UnsignedByte,
                         {.component = component, .normalized = component != Component::Float},
                         {0.6 * one, 0.4 * one, 0, 0});
            gltf.replace("skins", 0, R"({"joints":[0]})");
            const AssetPointer asset = loaded(gltf);
            const Primitive& primitive = asset->meshes.at(0).primitives.at(0);
            QCOMPARE(primitive.influenceSets.at(0).weights.at(0), glm::vec4(0.6F, 0, 0, 0));
            const Diagnostic* finding = findingOf(*asset, "JOINT_OUT_OF_RANGE");
            QVERIFY(finding != nullptr);
            QCOMPARE(finding->vertices, std::vector<std::uint32_t>{0});
            QVERIFY(finding->message.find("1 vertex has such influences, up to 40 %: they are left "
                                          "out") != std::string::npos);
        }
    }

    void aJointOfAnotherSkinOfTheMeshIsKept() {
        GltfBuilder gltf = withSets(1, Component::UnsignedByte, {}, {0.6, 0.4, 0, 0});
        gltf.addSkin({0});
        gltf.add("nodes", R"({"mesh":0,"skin":1})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->meshes.at(0).primitives.at(0).influenceSets.at(0).weights.at(0),
                 glm::vec4(0.6F, 0.4F, 0, 0));
        const Diagnostic* finding = findingOf(*asset, "JOINT_OUT_OF_RANGE");
        QVERIFY(finding != nullptr);
        QVERIFY(finding->skin == 1U);
        QVERIFY(finding->message.find("pulled towards the world origin") != std::string::npos);
    }

    void skinsAndMeshesThatDoNotFitAreReported() {
        GltfBuilder gltf = withSets(1, Component::UnsignedByte, {}, {1, 0, 0, 0});
        gltf.replace("nodes", 2, R"({"skin":0})");
        QVERIFY(findingOf(*loaded(gltf), "SKIN_WITHOUT_MESH"));
        gltf.replace("nodes", 2, R"({"mesh":0})");
        QVERIFY(findingOf(*loaded(gltf), "SKINNED_MESH_WITHOUT_SKIN"));
        gltf.replace("nodes", 2, R"({"mesh":0,"skin":0})");
        gltf.replace("meshes", 0, R"({"primitives":[{"mode":0,"attributes":{"POSITION":0}}]})");
        QVERIFY(findingOf(*loaded(gltf), "SKIN_WITHOUT_WEIGHTS"));
    }

    void skeletonsMustBeAboveTheirJoints() {
        GltfBuilder gltf;
        gltf.add("nodes", R"({"children":[1,2]})");
        gltf.add("nodes", R"({"children":[3]})");
        gltf.add("nodes", "{}");
        gltf.add("nodes", "{}");
        gltf.add("nodes", "{}");
        gltf.add("skins", R"({"joints":[1,3],"skeleton":0})");
        QVERIFY(loaded(gltf)->findings.empty());
        gltf.replace("skins", 0, R"({"joints":[1,3],"skeleton":1})");
        QVERIFY(loaded(gltf)->findings.empty());
        gltf.replace("skins", 0, R"({"joints":[2,3],"skeleton":1})");
        QVERIFY(findingOf(*loaded(gltf), "SKIN_SKELETON_NOT_ROOT"));
        gltf.replace("skins", 0, R"({"joints":[3,4]})");
        expectMessage(*loaded(gltf), "SKIN_WITHOUT_COMMON_ROOT",
                      "skin 0: its joints have no common root");
    }

    void duplicateJointsAreReported() {
        GltfBuilder gltf = twoNodes();
        gltf.addSkin({1, 0, 1});
        expectMessage(*loaded(gltf), "SKIN_DUPLICATE_JOINT",
                      "skin 0 lists node 1 twice as a joint");
    }
};

SINEW_TEST(TestSkins)
#include "test_skins.moc"
