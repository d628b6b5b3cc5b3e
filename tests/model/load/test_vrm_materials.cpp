// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/asset/property_facts.h"
#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Material 0 without textures, material 1 with a base colour texture, whose transform is stored,
/// and a normal texture.
GltfBuilder twoMaterials() {
    return withMaterials(
        {R"({"name":"Skin"})",
         R"({"name":"Cloth","pbrMetallicRoughness":{"baseColorTexture":{"index":0,"extensions":)"
         R"({"KHR_texture_transform":{"offset":[0.5,0.25],"scale":[2,4]}}}},)"
         R"("normalTexture":{"index":1}})"});
}

/// With the expression "happy", which has these members.
AssetPointer withHappy(const std::string& members) {
    GltfBuilder gltf = twoMaterials();
    gltf.set("extensions",
             R"({"VRMC_vrm":{"expressions":{"preset":{"happy":{)" + members + "}}}}}");
    return loaded(gltf);
}

/// With the group "Joy" of VRM 0.x, which has these values.
AssetPointer withJoy(const std::string& values) {
    GltfBuilder gltf = twoMaterials();
    gltf.set("extensions", R"({"VRM":{"blendShapeMaster":{"blendShapeGroups":[{"name":"Joy",)"
                           R"("materialValues":[)" +
                               values + "]}]}}}");
    return loaded(gltf);
}

/// "/materials/1/…: 1 2 3 4" for each bind.
std::vector<std::string> bindsOf(const AssetPointer& asset) {
    std::vector<std::string> all;
    for (const VrmMaterialBind& bind : asset->vrm->expressions.at(0).materials) {
        std::string& words = all.emplace_back(pointerTo(*asset, bind.target) + ':');
        for (std::uint32_t i = 0; i < widthOf(factsOf(bind.target.property).type); ++i) {
            words += ' ' + QString::number(double(bind.value.at(i)), 'g', 4).toStdString();
        }
    }
    return all;
}

using Binds = std::vector<std::string>;

const std::string kCloth =
    "/materials/1/pbrMetallicRoughness/baseColorTexture/extensions/"
    "KHR_texture_transform/";
const std::string kClothNormal = "/materials/1/normalTexture/extensions/KHR_texture_transform/";
const std::string kHappy = "/extensions/VRMC_vrm/expressions/preset/happy";
const std::string kJoy = "/extensions/VRM/blendShapeMaster/blendShapeGroups/0/materialValues";

bool found(const Asset& asset, const std::string& code, const std::string& pointer) {
    return std::any_of(asset.findings.begin(), asset.findings.end(), [&](const Diagnostic& each) {
        return each.code == code && each.pointer == pointer;
    });
}

}  // namespace

class TestVrmMaterials : public QObject {
    Q_OBJECT

private slots:
    void coloursOfVrm1AreThoseOfTheMaterial() {
        const AssetPointer asset = withHappy(
            R"("materialColorBinds":[{"material":0,"type":"color","targetValue":[1,0.5,0,0.25]},)"
            R"({"material":1,"type":"emissionColor","targetValue":[0.1,0.2,0.3,9]}])");
        QCOMPARE(bindsOf(asset),
                 (Binds{"/materials/0/pbrMetallicRoughness/baseColorFactor: 1 0.5 0 0.25",
                        "/materials/1/emissiveFactor: 0.1 0.2 0.3"}));
        QCOMPARE(asset->vrm->expressions[0].materialBinds, std::size_t{2});
        QCOMPARE(asset->animatedProperties.size(), std::size_t{2});
        QVERIFY(!asset->animatedProperties[0].byClips);
        QCOMPARE(asset->animatedProperties[0].rest, (PropertyValue{1, 1, 1, 1}));
    }

    void aTransformOfVrm1IsThatOfEveryTexture() {
        const AssetPointer asset =
            withHappy(R"("textureTransformBinds":[{"material":1,"offset":[0,0.5]}])");
        QCOMPARE(bindsOf(asset),
                 (Binds{kCloth + "offset: 0 0.5", kCloth + "scale: 1 1",
                        kClothNormal + "offset: 0 0.5", kClothNormal + "scale: 1 1"}));
        QVERIFY(bindsOf(withHappy(R"("textureTransformBinds":[{"material":0}])")).empty());
    }

    // Unity's colours are sRGB, and its V axis points up.
    void valuesOfVrm0AreThoseOfUnity() {
        const AssetPointer asset = withJoy(
            R"({"materialName":"Skin","propertyName":"_Color","targetValue":[1,0.5,0,0.5]},)"
            R"({"materialName":"Cloth","propertyName":"_MainTex_ST","targetValue":[1,2,0.5,0.25]})");
        QCOMPARE(bindsOf(asset),
                 (Binds{"/materials/0/pbrMetallicRoughness/baseColorFactor: 1 0.214 0 0.5",
                        kCloth + "offset: 0.5 -1.25", kCloth + "scale: 1 2",
                        kClothNormal + "offset: 0.5 -1.25", kClothNormal + "scale: 1 2"}));
    }

    void oneAxisOfVrm0LeavesTheOtherAlone() {
        QCOMPARE(bindsOf(withJoy(R"({"materialName":"Cloth","propertyName":"_MainTex_ST_S",)"
                                 R"("targetValue":[3,9,0.75,9]})")),
                 (Binds{kCloth + "offset: 0.75 0.25", kCloth + "scale: 3 4",
                        kClothNormal + "offset: 0.75 0", kClothNormal + "scale: 3 1"}));
        QCOMPARE(bindsOf(withJoy(R"({"materialName":"Cloth","propertyName":"_MainTex_ST_T",)"
                                 R"("targetValue":[9,2,9,0.25]})")),
                 (Binds{kCloth + "offset: 0.5 -1.25", kCloth + "scale: 2 2",
                        kClothNormal + "offset: 0 -1.25", kClothNormal + "scale: 1 2"}));
    }

    void whatIsNotShownIsNamed() {
        const AssetPointer vrm1 = withHappy(
            R"("materialColorBinds":[{"material":0,"type":"rimColor","targetValue":[1,1,1,1]},)"
            R"({"material":1,"type":"matcapColor","targetValue":[1,1,1,1]}])");
        QCOMPARE(vrm1->vrm->expressions[0].unshown,
                 (Binds{"rim colour of Skin", "matcap colour of Cloth"}));
        QVERIFY(found(*vrm1, "VRM_BIND_NOT_SHOWN", kHappy));
        QVERIFY(bindsOf(vrm1).empty() && vrm1->animatedProperties.empty());
        const AssetPointer vrm0 = withJoy(
            R"({"materialName":"Skin","propertyName":"_ShadeColor","targetValue":[1,1,1,1]},)"
            R"({"materialName":"Skin","propertyName":"_BumpMap_ST","targetValue":[1,1,0,0]})");
        QCOMPARE(vrm0->vrm->expressions[0].unshown,
                 (Binds{"shade colour of Skin", "_BumpMap_ST of Skin"}));
    }

    void whatCannotBeReadIsReported() {
        const std::string color = R"("type":"color","targetValue":[1,1,1,1]})";
        const auto bind = [](const std::string& text) {
            return withHappy(R"("materialColorBinds":[)" + text + "]");
        };
        QVERIFY(found(*bind(R"({"material":2,)" + color), "VRM_INVALID_INDEX",
                      kHappy + "/materialColorBinds/0/material"));
        QVERIFY(found(*bind(R"({"material":0,"type":"hue","targetValue":[1,1,1,1]})"),
                      "VRM_MALFORMED", kHappy + "/materialColorBinds/0/type"));
        QVERIFY(found(*bind(R"({"material":0,"type":"color","targetValue":[1,"a",1,1]})"),
                      "VRM_MALFORMED", kHappy + "/materialColorBinds/0/targetValue"));
        QVERIFY(found(*withHappy(R"("textureTransformBinds":[{"material":1,"scale":[1]}])"),
                      "VRM_MALFORMED", kHappy + "/textureTransformBinds/0/scale"));
        QVERIFY(found(*withHappy(R"("textureTransformBinds":{})"), "VRM_MALFORMED",
                      kHappy + "/textureTransformBinds"));
        const AssetPointer lost =
            withJoy(R"({"materialName":"Hair","propertyName":"_Color","targetValue":[1,1,1,1]})");
        QVERIFY(found(*lost, "VRM_INVALID_INDEX", kJoy + "/0/materialName"));
        QVERIFY(bindsOf(lost).empty());
    }
};

SINEW_TEST(TestVrmMaterials)
#include "test_vrm_materials.moc"
