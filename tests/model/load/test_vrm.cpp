// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kBones[] = {
    "hips",          "spine",         "head",      "leftUpperLeg", "leftLowerLeg", "leftFoot",
    "rightUpperLeg", "rightLowerLeg", "rightFoot", "leftUpperArm", "leftLowerArm", "leftHand",
    "rightUpperArm", "rightLowerArm", "rightHand", "chest",        "neck",
};
constexpr int kFace = 17;  // the node that shows the mesh, after those of the bones

// Nodes 0 to 16 for the bones, 17 and 18 showing mesh 0 with two morph targets; a material.
GltfBuilder avatar() {
    GltfBuilder gltf;
    for (std::size_t i = 0; i < std::size(kBones); ++i) {
        gltf.add("nodes", "{}");
    }
    gltf.add("nodes", R"({"mesh":0})");
    gltf.add("nodes", R"({"mesh":0})");
    gltf.add("materials", R"({"name":"Skin"})");
    const std::string position = str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0}));
    const std::string target = R"({"POSITION":)" + position + "}";
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position +
                           R"(},"targets":[)" + target + "," + target + "]}]}");
    return gltf;
}

std::string bones1() {
    std::string text;
    for (std::size_t i = 0; i < std::size(kBones); ++i) {
        text += (i == 0 ? "\"" : ",\"") + std::string(kBones[i]) +
                "\":{\"node\":" + std::to_string(i) + "}";
    }
    return "{" + text + "}";
}

std::string bones0() {
    std::string text;
    for (std::size_t i = 0; i < std::size(kBones); ++i) {
        text += std::string(i == 0 ? "" : ",") + "{\"bone\":\"" + kBones[i] +
                "\",\"node\":" + std::to_string(i) + "}";
    }
    return "[" + text + "]";
}

AssetPointer withVrm1(const std::string& bones, const std::string& more = {}) {
    GltfBuilder gltf = avatar();
    gltf.set("extensionsUsed", R"(["VRMC_vrm"])");
    gltf.set("extensions", R"({"VRMC_vrm":{"specVersion":"1.0","humanoid":{"humanBones":)" + bones +
                               "}" + more + "}}");
    return loaded(gltf);
}

AssetPointer withVrm0(const std::string& bones, const std::string& more = {}) {
    GltfBuilder gltf = avatar();
    gltf.set("extensionsUsed", R"(["VRM"])");
    gltf.set("extensions", R"({"VRM":{"humanoid":{"humanBones":)" + bones + "}" + more + "}}");
    return loaded(gltf);
}

AssetPointer withExpression1(const std::string& binds) {
    return withVrm1(bones1(),
                    R"(,"expressions":{"preset":{"happy":{"morphTargetBinds":)" + binds + "}}}");
}

AssetPointer withGroup0(const std::string& binds) {
    return withVrm0(bones0(), R"(,"blendShapeMaster":{"blendShapeGroups":[{"name":"Joy","binds":)" +
                                  binds + "}]}");
}

const std::string kRoot1 = "/extensions/VRMC_vrm";
const std::string kRoot0 = "/extensions/VRM";
const std::string kBinds1 = kRoot1 + "/expressions/preset/happy/morphTargetBinds";
const std::string kBinds0 = kRoot0 + "/blendShapeMaster/blendShapeGroups/0/binds";

}  // namespace

class TestVrm : public QObject {
    Q_OBJECT

private slots:
    void aFileWithoutVrmIsNoAvatar() { QVERIFY(!loaded(avatar())->vrm.has_value()); }

    void whatTheNodesOfAVrmAnimationStandForIsRead() {
        GltfBuilder gltf = avatar();
        gltf.set("extensionsUsed", R"(["VRMC_vrm_animation"])");
        gltf.set("extensions",
                 R"({"VRMC_vrm_animation":{"specVersion":"1.0","humanoid":{"humanBones":{)"
                 R"("hips":{"node":3},"spine":{"node":99}}},"expressions":{"preset":{"happy":)"
                 R"({"node":4}},"custom":{"wink":{"node":5},"lost":{}}},"lookAt":{"node":6}}})");
        const AssetPointer asset = loaded(gltf);
        const VrmAnimation& animation = asset->vrmAnimation.value();
        QVERIFY(!asset->vrm.has_value());
        QCOMPARE(animation.version, std::string("1.0"));
        QCOMPARE(animation.humanoid.size(), std::size_t{1});
        QCOMPARE(animation.humanoid[0].name, std::string("hips"));
        QCOMPARE(animation.humanoid[0].node, NodeIndex(3U));
        QCOMPARE(animation.expressions.size(), std::size_t{2});
        QVERIFY(animation.expressions[0].preset && !animation.expressions[1].preset);
        QCOMPARE(animation.expressions[1].name, std::string("wink"));
        QCOMPARE(animation.expressions[1].node, NodeIndex(5U));
        QCOMPARE(animation.lookAt, NodeIndex(6U));
        const std::string root = "/extensions/VRMC_vrm_animation";
        QCOMPARE(asset->findings.size(), std::size_t{2});
        QCOMPARE(asset->findings[0].code, std::string("VRM_INVALID_INDEX"));
        QCOMPARE(asset->findings[0].pointer, root + "/humanoid/humanBones/spine/node");
        QCOMPARE(asset->findings[1].pointer, root + "/expressions/custom/lost/node");
    }

    void vrm1IsRead() {
        const AssetPointer asset = withVrm1(
            bones1(), R"(,"meta":{"name":"Ada","authors":["A","B"],"allowRedistribution":true,)"
                      R"("thumbnailImage":3,"references":[]},"expressions":{"preset":{"happy":{)"
                      R"("isBinary":true,"morphTargetBinds":[{"node":18,"index":1,"weight":0.5}],)"
                      R"("materialColorBinds":[{"material":0,"type":"color","targetValue":)"
                      R"([1,1,1,1]}],"textureTransformBinds":[{"material":0},{"material":0}]}},)"
                      R"("custom":{"うさぎ":{}}})");
        QVERIFY(otherFindings(*asset).empty());
        const Vrm& vrm = asset->vrm.value();
        QVERIFY(!vrm.bindsMeshes);
        QCOMPARE(vrm.version, std::string("1.0"));
        const std::vector<std::pair<std::string, std::string>> about{
            {"name", "Ada"},
            {"authors", "A, B"},
            {"allowRedistribution", "true"},
            {"thumbnailImage", "3"}};
        QCOMPARE(vrm.about, about);
        QCOMPARE(vrm.humanoid.size(), std::size(kBones));
        QCOMPARE(vrm.humanoid[2].name, std::string("head"));
        QCOMPARE(vrm.humanoid[2].node, NodeIndex(2U));

        QCOMPARE(vrm.expressions.size(), std::size_t{2});
        const VrmExpression& happy = vrm.expressions[0];
        QVERIFY(happy.preset && happy.isBinary);
        QCOMPARE(happy.materialBinds, std::size_t{3});
        QCOMPARE(happy.morphs.size(), std::size_t{1});
        QCOMPARE(happy.morphs[0].node, NodeIndex(18U));
        QCOMPARE(happy.morphs[0].target, 1U);
        QCOMPARE(happy.morphs[0].weight, 0.5F);
        QCOMPARE(vrm.expressions[1].name, std::string("うさぎ"));
        QVERIFY(!vrm.expressions[1].preset && !vrm.expressions[1].isBinary);
    }

    void overridesOfVrm1AreRead() {
        const AssetPointer asset =
            withVrm1(bones1(), R"(,"expressions":{"preset":{"happy":{"overrideBlink":"block",)"
                               R"("overrideLookAt":"none","overrideMouth":"blend"},"sad":{)"
                               R"("overrideMouth":"never","overrideBlink":3}}})");
        using Overrides = std::vector<std::pair<std::string, std::string>>;
        QCOMPARE(asset->vrm->expressions.at(0).overrides,
                 (Overrides{{"blink", "block"}, {"mouth", "blend"}}));
        QVERIFY(asset->vrm->expressions.at(1).overrides.empty());
        const std::string sad = "VRM_MALFORMED at " + kRoot1 + "/expressions/preset/sad/";
        QCOMPARE(otherFindings(*asset),
                 (std::vector<std::string>{sad + "overrideBlink", sad + "overrideMouth"}));
    }

    void vrm0IsReadAndItsMeshBecomesTheFirstNode() {
        const AssetPointer asset = withVrm0(
            bones0(), R"(,"specVersion":"0.0","meta":{"title":"Ada","licenseName":"CC0"},)"
                      R"("blendShapeMaster":{"blendShapeGroups":[{"name":"Joy","presetName":"joy",)"
                      R"("isBinary":true,"binds":[{"mesh":0,"index":1,"weight":25}],)"
                      R"("materialValues":[{"materialName":"Skin","propertyName":"_Color",)"
                      R"("targetValue":[1,1,1,1]}]},{"name":"Own","presetName":"unknown"},)"
                      R"({"presetName":"a"}]})");
        QVERIFY(otherFindings(*asset).empty());
        const Vrm& vrm = asset->vrm.value();
        QVERIFY(vrm.bindsMeshes);
        QCOMPARE(vrm.version, std::string("0.0"));
        QCOMPARE(vrm.about.front().second, std::string("Ada"));
        QCOMPARE(vrm.humanoid.size(), std::size(kBones));
        QCOMPARE(vrm.expressions.size(), std::size_t{3});
        const VrmExpression& joy = vrm.expressions[0];
        QVERIFY(joy.preset && joy.isBinary);
        QCOMPARE(joy.materialBinds, std::size_t{1});
        QCOMPARE(joy.morphs.at(0).node, NodeIndex(std::size_t{kFace}));
        QCOMPARE(joy.morphs.at(0).target, 1U);
        QCOMPARE(joy.morphs.at(0).weight, 0.25F);
        QVERIFY(!vrm.expressions[1].preset);
        QVERIFY(vrm.expressions[2].preset);
        QCOMPARE(vrm.expressions[2].name, std::string("a"));
    }

    void aBonesNodeMustExist_data() {
        QTest::addColumn<QString>("node");
        for (const char* node : {"19", "-1", "0.5", "\"hips\"", "null"}) {
            QTest::newRow(node) << node;
        }
    }
    void aBonesNodeMustExist() {
        QFETCH(QString, node);
        std::string bones = bones1();
        bones.insert(bones.size() - 1, R"(,"jaw":{"node":)" + node.toStdString() + "}");
        const AssetPointer asset = withVrm1(bones);
        expectFinding(*asset, "VRM_INVALID_INDEX", kRoot1 + "/humanoid/humanBones/jaw/node");
        QCOMPARE(asset->vrm->humanoid.size(), std::size(kBones));
    }

    void requiredBonesAreMissed() {
        expectFinding(*withVrm1("{}"), "VRM_BONE_MISSING", kRoot1 + "/humanoid");
        std::string withoutNeck = bones0();
        withoutNeck = withoutNeck.substr(0, withoutNeck.rfind(",{")) + "]";
        const AssetPointer asset = withVrm0(withoutNeck);
        expectFinding(*asset, "VRM_BONE_MISSING", kRoot0 + "/humanoid");
        QVERIFY(asset->findings.front().message.ends_with(": neck"));
    }

    void bonesThatCollideAreReported() {
        std::string bones = bones0();
        bones.insert(bones.size() - 1, R"(,{"bone":"hips","node":18})");
        const AssetPointer twice = withVrm0(bones);
        expectFinding(*twice, "VRM_BONE_TWICE", kRoot0 + "/humanoid/humanBones/17");
        QCOMPARE(twice->vrm->humanoid.size(), std::size(kBones));

        bones = bones1();
        bones.insert(bones.size() - 1, R"(,"jaw":{"node":2})");
        const AssetPointer shared = withVrm1(bones);
        expectFinding(*shared, "VRM_NODE_TWICE", kRoot1 + "/humanoid/humanBones/jaw");
        QCOMPARE(findingOf(*shared, "VRM_NODE_TWICE")->node, std::optional<std::uint32_t>(2));
    }

    void unknownBonesAreReportedAndStay() {
        std::string bones = bones1();
        bones.insert(bones.size() - 1, R"(,"tail":{"node":18})");
        const AssetPointer asset = withVrm1(bones);
        expectFinding(*asset, "VRM_BONE_UNKNOWN", kRoot1 + "/humanoid/humanBones/tail");
        QCOMPARE(asset->vrm->humanoid.back().name, std::string("tail"));
    }

    void everyOptionalBoneIsKnown() {
        for (const char* bone : {"upperChest", "jaw", "leftEye", "rightToes", "leftThumbMetacarpal",
                                 "rightThumbIntermediate", "leftLittleDistal", "rightShoulder"}) {
            std::string bones = bones1();
            bones.insert(bones.size() - 1, ",\"" + std::string(bone) + "\":{\"node\":18}");
            QVERIFY2(otherFindings(*withVrm1(bones)).empty(), bone);
        }
    }

    void anExpressionsTargetMustExist() {
        expectFinding(*withExpression1(R"([{"node":99,"index":0}])"), "VRM_INVALID_INDEX",
                      kBinds1 + "/0/node");
        expectFinding(*withExpression1(R"([{"node":17,"index":2}])"), "VRM_INVALID_INDEX",
                      kBinds1 + "/0/index");
        expectFinding(*withExpression1(R"([{"node":0,"index":0}])"), "VRM_INVALID_INDEX",
                      kBinds1 + "/0/index");
        expectFinding(*withGroup0(R"([{"mesh":1,"index":0}])"), "VRM_INVALID_INDEX",
                      kBinds0 + "/0/mesh");
        expectFinding(*withGroup0(R"([{"mesh":0,"index":2}])"), "VRM_INVALID_INDEX",
                      kBinds0 + "/0/index");
        QVERIFY(withGroup0(R"([{"mesh":0,"index":2}])")->vrm->expressions.at(0).morphs.empty());
    }

    void weightsAreClamped() {
        const AssetPointer vrm1 = withExpression1(R"([{"node":17,"index":0,"weight":1.5}])");
        expectFinding(*vrm1, "VRM_WEIGHT_CLAMPED", kBinds1 + "/0/weight");
        QCOMPARE(vrm1->vrm->expressions.at(0).morphs.at(0).weight, 1.0F);
        const AssetPointer vrm0 = withGroup0(R"([{"mesh":0,"index":0,"weight":-50}])");
        expectFinding(*vrm0, "VRM_WEIGHT_CLAMPED", kBinds0 + "/0/weight");
        QCOMPARE(vrm0->vrm->expressions.at(0).morphs.at(0).weight, 0.0F);
    }

    void aMeshThatNoNodeShowsIsReported() {
        GltfBuilder gltf = avatar();
        gltf.replace("nodes", kFace, "{}");
        gltf.replace("nodes", kFace + 1, "{}");
        gltf.set("extensionsUsed", R"(["VRM"])");
        gltf.set("extensions", R"({"VRM":{"humanoid":{"humanBones":)" + bones0() +
                                   R"(},"blendShapeMaster":{"blendShapeGroups":[)"
                                   R"({"name":"Joy","binds":[{"mesh":0,"index":0}]}]}}})");
        expectFinding(*loaded(gltf), "VRM_MESH_UNUSED", kBinds0 + "/0/mesh");
    }

    void anythingOfAnotherTypeIsReported() {
        expectFinding(*withExpression1("{}"), "VRM_MALFORMED", kBinds1);
        expectFinding(*withVrm1(bones1(), R"(,"expressions":{"custom":[]})"), "VRM_MALFORMED",
                      kRoot1 + "/expressions/custom");
        QVERIFY(findingOf(*withVrm1("[]"), "VRM_MALFORMED"));
        QVERIFY(findingOf(*withVrm0("{}"), "VRM_MALFORMED"));
        GltfBuilder gltf = avatar();
        gltf.set("extensionsUsed", R"(["VRM"])");
        gltf.set("extensions", R"({"VRM":7})");
        const AssetPointer asset = loaded(gltf);
        expectFinding(*asset, "EXTENSIONS_NO_OBJECT", kRoot0);
        QVERIFY(!asset->vrm.has_value());
    }

    void ofBothVersionsTheNewerIsShown() {
        GltfBuilder gltf = avatar();
        gltf.set("extensionsUsed", R"(["VRM","VRMC_vrm"])");
        gltf.set("extensions", R"({"VRM":{},"VRMC_vrm":{"specVersion":"1.0","humanoid":)"
                               R"({"humanBones":)" +
                                   bones1() + "}}}");
        const AssetPointer asset = loaded(gltf);
        expectFinding(*asset, "VRM_BOTH_VERSIONS", kRoot0);
        QCOMPARE(asset->vrm->version, std::string("1.0"));
    }
};

SINEW_TEST(TestVrm)
#include "test_vrm.moc"
