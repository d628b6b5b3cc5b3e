// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <numbers>

#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

GltfBuilder withLights(const std::string& lights) {
    GltfBuilder gltf;
    gltf.set("extensionsUsed", R"(["KHR_lights_punctual"])");
    gltf.set("extensions", R"({"KHR_lights_punctual":{"lights":)" + lights + "}}");
    return gltf;
}

AssetPointer withLight(const std::string& light) {
    return loaded(withLights("[" + light + "]"));
}

constexpr const char* kFirst = "/extensions/KHR_lights_punctual/lights/0";

}  // namespace

class TestLights : public QObject {
    Q_OBJECT

private slots:
    void aLightNeedsNothingButItsType() {
        const AssetPointer asset = withLight(R"({"type":"point"})");
        const Light& light = asset->lights.at(0);
        QVERIFY(light.kind == LightKind::Point);
        QCOMPARE(light.color, glm::vec3(1.0F));
        QCOMPARE(light.intensity, 1.0F);
        QVERIFY(!light.range.has_value());
        QVERIFY(otherFindings(*asset).empty());
    }

    void everyKindIsRead() {
        const AssetPointer asset = loaded(
            withLights(R"([{"type":"directional","name":"太陽","intensity":3},)"
                       R"({"type":"point","color":[0.25,0.5,1],"range":7},)"
                       R"({"type":"spot","spot":{"innerConeAngle":0.25,"outerConeAngle":0.5}},)"
                       R"({"type":"spot","spot":{}}])"));
        QCOMPARE(asset->lights.size(), std::size_t{4});
        QVERIFY(asset->lights[0].kind == LightKind::Directional);
        QCOMPARE(asset->lights[0].name, std::string("太陽"));
        QCOMPARE(asset->lights[0].intensity, 3.0F);
        QCOMPARE(asset->lights[1].color, glm::vec3(0.25F, 0.5F, 1.0F));
        QCOMPARE(asset->lights[1].range, std::optional(7.0F));
        QVERIFY(asset->lights[2].kind == LightKind::Spot);
        QCOMPARE(asset->lights[2].innerConeRadians, 0.25F);
        QCOMPARE(asset->lights[2].outerConeRadians, 0.5F);
        QCOMPARE(asset->lights[3].innerConeRadians, 0.0F);
        QCOMPARE(asset->lights[3].outerConeRadians, std::numbers::pi_v<float> / 4.0F);
        QVERIFY(otherFindings(*asset).empty());
    }

    void nodesNameTheirLight() {
        GltfBuilder gltf = withLights(R"([{"type":"point"},{"type":"spot","spot":{}}])");
        gltf.add("nodes", R"({"extensions":{"KHR_lights_punctual":{"light":1}}})");
        gltf.add("nodes", "{}");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->nodes[0].light, LightIndex(1U));
        QVERIFY(!asset->nodes[1].light);
    }

    void aReferenceToALightThatDoesNotExistIsLeftOut_data() {
        QTest::addColumn<QString>("reference");
        QTest::addColumn<QString>("property");
        QTest::newRow("past the last") << R"({"light":1})"
                                       << "/light";
        QTest::newRow("negative") << R"({"light":-1})"
                                  << "/light";
        QTest::newRow("text") << R"({"light":"0"})"
                              << "/light";
        QTest::newRow("missing") << "{}"
                                 << "";
        QTest::newRow("no object") << "0"
                                   << "";
    }
    void aReferenceToALightThatDoesNotExistIsLeftOut() {
        QFETCH(QString, reference);
        QFETCH(QString, property);
        GltfBuilder gltf = withLights(R"([{"type":"point"}])");
        gltf.add("nodes",
                 R"({"extensions":{"KHR_lights_punctual":)" + reference.toStdString() + "}}");
        const AssetPointer asset = loaded(gltf);
        QVERIFY(!asset->nodes[0].light);
        expectFinding(*asset, "INVALID_PROPERTY_IGNORED",
                      "/nodes/0/extensions/KHR_lights_punctual" + property.toStdString());
    }

    void withoutAListNoReferenceHolds() {
        GltfBuilder gltf;
        gltf.set("extensionsUsed", R"(["KHR_lights_punctual"])");
        gltf.add("nodes", R"({"extensions":{"KHR_lights_punctual":{"light":0}}})");
        const AssetPointer asset = loaded(gltf);
        QVERIFY(!asset->nodes[0].light);
        QVERIFY(findingOf(*asset, "INVALID_PROPERTY_IGNORED"));
    }

    void theListItselfIsRequired() {
        GltfBuilder gltf;
        gltf.set("extensionsUsed", R"(["KHR_lights_punctual"])");
        gltf.set("extensions", R"({"KHR_lights_punctual":{}})");
        expectFinding(*loaded(gltf), "PROPERTY_MISSING", "/extensions/KHR_lights_punctual");
    }

    void aLightOfNoKindKeepsItsPlaceAndIsDark() {
        for (const char* broken : {R"({"type":"area","intensity":5})", "{}", "3"}) {
            const AssetPointer asset =
                loaded(withLights("[" + std::string(broken) + R"(,{"type":"point"}])"));
            QCOMPARE(asset->lights.size(), std::size_t{2});
            QCOMPARE(asset->lights[0].intensity, 0.0F);
            QCOMPARE(asset->lights[1].intensity, 1.0F);
            QVERIFY(findingOf(*asset, "LIGHT_WITHOUT_KIND"));
            QCOMPARE(findingOf(*asset, "LIGHT_WITHOUT_KIND")->pointer, std::string(kFirst));
        }
    }

    void valuesOutOfRangeBecomeFindings_data() {
        QTest::addColumn<QString>("light");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("property");
        QTest::newRow("intensity") << R"({"type":"point","intensity":-2})"
                                   << "VALUE_CLAMPED"
                                   << "/intensity";
        QTest::newRow("colour") << R"({"type":"point","color":[2,0,0]})"
                                << "COLOR_CLAMPED"
                                << "/color";
        QTest::newRow("range 0") << R"({"type":"point","range":0})"
                                 << "LIGHT_RANGE_NOT_POSITIVE"
                                 << "/range";
        QTest::newRow("sun with range") << R"({"type":"directional","range":3})"
                                        << "LIGHT_RANGE_IGNORED"
                                        << "/range";
        QTest::newRow("no cone") << R"({"type":"spot"})"
                                 << "SPOT_WITHOUT_CONE"
                                 << "";
        QTest::newRow("wide cone") << R"({"type":"spot","spot":{"outerConeAngle":2}})"
                                   << "VALUE_CLAMPED"
                                   << "/spot/outerConeAngle";
        QTest::newRow("inverted cone")
            << R"({"type":"spot","spot":{"innerConeAngle":0.5,"outerConeAngle":0.25}})"
            << "SPOT_CONE_INVERTED"
            << "/spot";
    }
    void valuesOutOfRangeBecomeFindings() {
        QFETCH(QString, light);
        QFETCH(QString, code);
        QFETCH(QString, property);
        const AssetPointer asset = withLight(light.toStdString());
        expectFinding(*asset, code.toStdString(), kFirst + property.toStdString());
        const Light& read = asset->lights.at(0);
        QVERIFY(read.intensity >= 0.0F && !read.range);
        QVERIFY(read.innerConeRadians <= read.outerConeRadians);
        QVERIFY(read.outerConeRadians <= std::numbers::pi_v<float> / 2.0F);
        QVERIFY(read.color.r <= 1.0F);
    }
};

SINEW_TEST(TestLights)
#include "test_lights.moc"
